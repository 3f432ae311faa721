// The rules page of a game beside the table: contents, a search, and the rule that was asked for lit up. The page
// is a fragment of HTML, made by the build, in which each rule has its id.
import { at, make, say } from './dom.js';
import { words } from './words.js';

/**
 * @param {function(string): void} command hears "rules 1" and "rules 0"
 * @param {function(string): Promise<string>} fetchText of the rules page of the game with this key
 * @returns {{show: function(string, string): Promise<void>, hide: function(): void, shown: function(): boolean,
 *   load: function(string): void, wordsOf: function(string, string): string, sayAnew: function(): void}} the last one where
 *   another language is spoken
 */
export function createRulesPanel(command, fetchText) {
  const panel = at('rules');
  const pages = new Map();
  let game = '';
  let before = null;
  let found = [];
  let foundAt = -1;
  let spoken = 0; // goes up with each other language

  const status = make('span', { class: 'found-count', role: 'status' });
  const search = make('input', {
    type: 'search', enterkeyhint: 'search',
    oninput: () => find(search.value),
    onkeydown: event => {
      if (event.key !== 'Enter' || !found.length) return;
      event.preventDefault();
      go(foundAt + (event.shiftKey ? -1 : 1));
    },
  });
  const heading = make('h1', { id: 'rules-title', tabindex: -1 });
  const close = make('button', { type: 'button', class: 'close', onclick: () => hide() }, '×');
  const body = make('div', { class: 'rules-body', tabindex: -1 });
  panel.append(make('header', {}, heading, close, make('div', { class: 'find', role: 'search' }, search, status)), body);
  label();
  panel.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    hide();
  });
  body.addEventListener('click', event => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    light(decodeURIComponent(link.hash.slice(1)));
  });

  function label() {
    search.placeholder = search.ariaLabel = words.find;
    close.title = close.ariaLabel = words.close;
    if (!game) say(heading, words.rules);
  }

  async function fetchPage(name) {
    if (pages.has(name)) return pages.get(name);
    const language = spoken;
    const text = await fetchText(name);
    if (language !== spoken) return fetchPage(name);
    pages.set(name, text);
    return text;
  }

  // What is open stays open, and where it was.
  async function sayAnew() {
    spoken++;
    const known = [...pages.keys()], open = game, at = body.scrollTop;
    pages.clear();
    known.filter(name => panel.hidden || name !== open).forEach(load);
    game = '';
    label();
    if (!panel.hidden && open) {
      await fill(open);
      body.scrollTop = at;
    }
  }

  async function show(name, rule) {
    if (panel.hidden) {
      before = document.activeElement;
      panel.hidden = false;
      document.body.classList.add('rules-shown');
      command('rules 1');
    }
    heading.focus({ preventScroll: true });
    await fill(name);
    if (name !== game) return;
    if (rule) light(rule);
    else body.scrollTop = 0;
  }

  // The page of that game into the panel; where it did not arrive, or another one was asked for meanwhile, `game` is another.
  async function fill(name) {
    if (name === game) return;
    game = name;
    search.value = '';
    find('');
    say(body, words.rulesLoading);
    let page;
    try {
      page = await fetchPage(name);
    } catch {
      if (name !== game) return;
      game = '';
      say(body, words.rulesFailed);
      return;
    }
    if (name !== game) return;
    body.innerHTML = page;
    const title = body.querySelector('h1');
    say(heading, title ? title.textContent : words.rules);
    title?.remove();
    body.prepend(contents(), make('button', { type: 'button', class: 'print', onclick: () => window.print() }, words.print));
  }

  function contents() {
    const items = [...body.querySelectorAll('h2')].map((h, i) => {
      h.id ||= `rules-part-${i}`;
      return make('li', {}, make('a', { href: `#${encodeURIComponent(h.id)}` }, h.textContent));
    });
    return make('details', { class: 'contents' }, make('summary', {}, words.contents), make('ul', {}, ...items));
  }

  function light(id) {
    const rule = [...body.querySelectorAll('[id]')].find(node => node.id.toLowerCase() === id.toLowerCase());
    for (const lit of body.querySelectorAll('.lit')) lit.classList.remove('lit');
    if (!rule) return;
    rule.classList.add('lit');
    rule.tabIndex = -1;
    rule.focus({ preventScroll: true });
    bring(rule);
  }

  // Scrolls the panel only; scrollIntoView would move the page too.
  function bring(node) {
    body.scrollTop += node.getBoundingClientRect().top - body.getBoundingClientRect().top - body.clientHeight / 4;
  }

  function find(text) {
    for (const node of found) node.classList.remove('found', 'lit');
    const wanted = text.trim().toLowerCase();
    found = wanted
      ? [...body.querySelectorAll('p, li, h2, h3, tr, dt, dd')].filter(node =>
        !node.closest('.contents') && !node.querySelector('p, li') && node.textContent.toLowerCase().includes(wanted))
      : [];
    for (const node of found) node.classList.add('found');
    foundAt = -1;
    if (found.length) go(0);
    else say(status, wanted ? words.found(0, 0) : '');
  }

  function go(index) {
    found[foundAt]?.classList.remove('lit');
    foundAt = (index + found.length) % found.length;
    found[foundAt].classList.add('lit');
    bring(found[foundAt]);
    say(status, words.found(foundAt + 1, found.length));
  }

  function hide() {
    if (panel.hidden) return;
    const inside = panel.contains(document.activeElement);
    panel.hidden = true;
    document.body.classList.remove('rules-shown');
    command('rules 0');
    if (inside) (before && before.isConnected && before !== document.body ? before : at('canvas')).focus({ preventScroll: true });
  }

  // A rule as "title\ntext"; '' until its page is there.
  function wordsOf(name, rule) {
    if (!pages.has(name)) return '';
    const page = make('template', {});
    page.innerHTML = pages.get(name);
    const item = page.content.getElementById(rule);
    if (!item) return '';
    const bare = text => text.replace(/\s+/g, ' ').trim();
    const title = item.querySelector('strong').textContent;
    const text = item.textContent.trim().slice(title.length).replace(/^\./, '');
    return `${bare(title.slice(rule.length)).replace(/^\.\s*|\.$/g, '')}\n${bare(text)}`;
  }

  // The words of refusals come from the same page; whoever may be refused something loads it.
  const load = name => void fetchPage(name).catch(() => {});

  return { show, hide, shown: () => !panel.hidden, load, wordsOf, sayAnew };
}
