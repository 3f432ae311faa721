// Stands in the page itself, which names its scripts and styles with the hash of their content (integrity). One that does
// not arrive, or is another, is asked for once more past all copies on the way; its data-again tells how that goes:
// "asked", "here" or "gone".
addEventListener('error', ({ target: old }) => {
  const from = { SCRIPT: 'src', LINK: 'href' }[old.tagName];
  if (!from || (from === 'href' && old.rel !== 'stylesheet')) return;
  if (old.dataset.again) {
    old.dataset.again = 'gone';
    if (old.id === 'page') document.documentElement.className = 'gone'; // nobody else will tell
    return;
  }
  const next = document.createElement(old.tagName);
  for (const { name, value } of old.attributes) next.setAttribute(name, value);
  next[from] += `?again=${Date.now()}`;
  next.dataset.again = 'asked';
  next.async = false;
  next.onload = () => {
    next.dataset.again = 'here';
  };
  old.replaceWith(next);
}, true);
addEventListener('click', event => event.target.id === 'again' && location.reload());
