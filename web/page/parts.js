// The program's parts: the first screens; and what all games share, each game, and the rooms around them, which are fetched
// while a person looks at those (tools/build/split.mjs cuts them). Until they are joined, whatever is called in them is a
// fault.
import { load } from './load.js';

const compile = async name => WebAssembly.compile(await load(name));

const tooEarly = () => {
  throw new WebAssembly.RuntimeError('a game was called before it was there');
};

/**
 * @param {{wasm: string, gamesWasm: string, eachWasm: string, roomsWasm: string}} files names; eachWasm: of each game in
 *   their order
 * @param {{here: Function, failed: function(Error)}} told after fetchGames, of each part; failed only of what is wanted
 */
export function createParts(files, told) {
  const names = [files.gamesWasm, ...files.eachWasm.split(' '), files.roomsWasm];
  const joined = new Set(), coming = new Map(); // by their numbers there
  const all = -1;
  let first = null, wanted = all, tell = null;
  const whole = new Promise(resolve => { tell = resolve; });
  const needed = (part, game) => game === all || part === 0 || part === game + 1;

  async function join(part, compiled = compile(names[part])) {
    await WebAssembly.instantiate(await compiled, { primary: first.exports });
    joined.add(part);
    if (joined.size === names.length) tell();
  }

  const bring = part => {
    if (!joined.has(part) && !coming.has(part)) {
      coming.set(part, join(part).then(told.here, error => {
        if (needed(part, wanted)) told.failed(error);
      }).finally(() => coming.delete(part)));
    }
    return coming.get(part);
  };

  return {
    /**
     * The first part, and the others too where they are needed at once.
     * @param {object} imports what emscripten's loader offers
     * @param {boolean} whole
     * @returns {Promise<WebAssembly.Instance>} of the first part
     */
    async begin(imports, whole) {
      const placeholder = new Proxy({}, { get: () => tooEarly });
      const compiled = whole ? names.map(compile) : [];
      for (const each of compiled) each.catch(() => {}); // join() tells
      first = await WebAssembly.instantiate(await compile(files.wasm), { ...imports, placeholder });
      await Promise.all(compiled.map((each, part) => join(part, each)));
      return first;
    },
    /** Resolved when all parts are there. */
    whole,
    /** That game, or all of them and the rooms. */
    gamesHere: (game = all) => names.every((_, part) => !needed(part, game) || joined.has(part)),
    /** Each once, those that this game needs first; what failed may be tried again. */
    async fetchGames(game = all) {
      wanted = game;
      await Promise.all([0, game + 1].map(bring));
      names.forEach((_, part) => bring(part));
    },
  };
}
