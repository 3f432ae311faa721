// The language of the page: what is spoken, by which choice, and the page's own sentences in it. The program gets the same
// text (core/text/catalogue.h).

let told = null; // by the hash of the English; null: English

/** FNV-1a, 32 bits, as eight digits: what a sentence is found by. */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** From now on, in this module: a language's sentences; '': English. */
export function use(text) {
  told = text && sentences(text);
}

/** In the language of now; what it lacks stays English. */
export const translated = english => (told && told.get(hashOf(english))) || english;

/** A sentence with its {places} filled in: filled('{name} could not be read.', {name}). */
export const filled = (english, parts) => translated(english).replace(/{(\w+)}/g, (place, name) => parts?.[name] ?? place);

function sentences(text) {
  const body = text.split('\n').slice(3).join('\n');
  return new Map(body.split('\x1f').map(each => [each.slice(0, 8), each.slice(8).split('\x1e')[0]]));
}

/**
 * @param {string} files of the build: "words-de-HASH.txt Deutsch", a line each
 * @param {function(string): Promise<string>} load
 * @param {Function} changed after each change
 */
export function createLanguage(files, load, changed) {
  const known = new Map(), names = [];
  for (const line of files ? files.split('\n') : []) {
    const [, file, language, name] = /^(words-(.*?)-\S+) (.*)$/.exec(line);
    known.set(language, file);
    names.push(`${language} ${name}`);
  }
  let now = '', spoken = 'en';

  async function speak(language) {
    const text = language === 'en' ? '' : await load(known.get(language));
    now = text;
    spoken = language;
    use(text);
    changed();
  }
  // "de-AT" asks for "de".
  const offered = language => [language, language.split('-')[0]].find(each => each === 'en' || known.has(each));

  return {
    /** Besides English: "de Deutsch", a line each. */
    all: names.join('\n'),
    /** What is spoken now, "en". */
    spoken: () => spoken,
    /** The sentences; '': English. */
    text: () => now,
    speak,
    /** What was chosen in the settings, else what the browser asks for; English where that does not arrive. */
    begin: async settings => {
      const chosen = /^language (\S+)$/m.exec(settings || '');
      const wanted = [...(chosen ? [chosen[1]] : []), ...navigator.languages].map(offered).find(Boolean);
      if (wanted && wanted !== 'en') await speak(wanted).catch(error => console.info(error));
    },
  };
}
