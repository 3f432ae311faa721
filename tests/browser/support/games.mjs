// The games by their numbers on the home screen: their keys, in the order of the list in CMakeLists.txt.
import { readFileSync, readdirSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);
/** The games by their folders, in the order of the program. */
export const folders = readFileSync(new URL('CMakeLists.txt', root), 'utf8').match(/^set\(games\n([^)]*)\)/m)[1].trim().split(/\s+/);

/** How their parts of the program are called, in the same order. */
export const parts = folders.map(name => `game-${name.replaceAll('_', '-')}`);

export const games = folders.map(name => {
  const folder = new URL(`core/${name}/`, root);
  const sources = readdirSync(folder).filter(file => file.endsWith('.cpp')).map(file => readFileSync(new URL(file, folder), 'utf8'));
  return sources.map(source => /GameInfo State::info\{\s*\.key = "([^"]+)"/.exec(source)).find(found => found)[1];
});
