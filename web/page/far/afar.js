// What the program asks of the part for playing from afar (tables.js), which is fetched with the first of it. Where it
// does not come it is asked for again and again: a game goes on when the net is back.
const pause = 15000; // ms

/**
 * @param {function(): Promise<object>} fetch
 * @param {object} page what createTables asks for
 * @returns {function(string, ...string): void} does what the first names, in the order of the calls
 */
export function createAfar(fetch, page) {
  let tables = null;
  async function come() {
    for (;;) {
      try {
        return (await fetch()).createTables(page);
      } catch (error) {
        page.command(`far-lack later\n${error.message}`);
        await new Promise(later => setTimeout(later, pause));
      }
    }
  }
  return (what, ...about) => {
    tables ??= come();
    tables.then(all => all[what](...about));
  };
}
