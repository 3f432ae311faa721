// The program's two parts: the first screens, and the games, which are fetched while a person looks at those
// (tools/build/split.mjs cuts them). Until the games are joined, whatever the first part calls in them is a fault.
import { load } from './load.js';

const compile = async name => WebAssembly.compile(await load(name));

const tooEarly = () => {
  throw new WebAssembly.RuntimeError('a game was called before it was there');
};

/**
 * @param {{wasm: string, gamesWasm: string}} files names
 * @param {{here: Function, failed: function(Error)}} told after fetchGames
 */
export function createParts(files, told) {
  let first = null, games = null, joined = false, tell = null;
  const whole = new Promise(resolve => { tell = resolve; });

  async function join(compiled = compile(files.gamesWasm)) {
    await WebAssembly.instantiate(await compiled, { primary: first.exports });
    joined = true;
    tell();
  }

  return {
    /**
     * The first part, and the games too where they are needed at once.
     * @param {object} imports what emscripten's loader offers
     * @param {boolean} whole
     * @returns {Promise<WebAssembly.Instance>} of the first part
     */
    async begin(imports, whole) {
      const placeholder = new Proxy({}, { get: () => tooEarly });
      const compiled = whole ? compile(files.gamesWasm) : null;
      compiled?.catch(() => {}); // join() tells
      first = await WebAssembly.instantiate(await compile(files.wasm), { ...imports, placeholder });
      if (compiled) await join(compiled);
      return first;
    },
    /** Resolved when both parts are there. */
    whole,
    gamesHere: () => joined,
    /** Once begun; a failure may be tried again. */
    fetchGames() {
      games ??= joined ? null : join().then(told.here, error => {
        games = null;
        told.failed(error);
      });
    },
  };
}
