// The computer player seen from the page: one worker, started before the first thought, one job at a time. Answers
// come in message handlers, so a hidden tab goes on. A worker that does not hear us is ended and started anew; a job
// that has no answer in time, whatever the reason, has failed.
import { fetchFile } from './load.js';
import { words } from './words.js';

const patience = 1000; // ms until a worker that should have said it heard us is ended
const grace = { first: 10000, later: 1500 }; // ms that an answer may be late: while all is well, and after a failure

/**
 * @param {{entry: string, js: string, wasm: string}} files names
 * @param {{thought: function(Object): void, failed: function(string): void}} out
 */
export function createThinker(files, out) {
  let worker = null;
  let ready = false;
  let wanted = null; // the job whose answer is awaited
  let fetched = null; // the worker's files, on their way or here
  let starting = false;
  let lateness = grace.first;
  let timer = 0;
  let deadline = 0;

  const absolute = name => new URL(name, document.baseURI).href;

  async function start() {
    if (starting || worker) return;
    starting = true;
    try {
      fetched ||= Promise.all([files.entry, files.js, files.wasm].map(fetchFile));
      const [entry, js, wasm] = await fetched;
      const mine = worker = new Worker(absolute(entry.address));
      worker.onmessage = event => worker === mine && hear(event.data);
      worker.onerror = event => {
        event.preventDefault();
        if (worker === mine) fail(`${words.workerGone} ${event.message || ''}`.trim());
      };
      worker.postMessage({ start: { js: absolute(js.address), wasm: wasm.bytes } });
    } catch (error) {
      fetched = null;
      fail(`${words.workerGone} ${error.message}`);
    }
    starting = false;
  }

  function hear(message) {
    clearTimeout(timer);
    timer = 0;
    if (message.ready) {
      ready = true;
      if (wanted) tell({ think: wanted });
    } else if (message.failed) {
      fail(`${words.workerGone} ${message.failed}`);
    } else if (message.refused !== undefined && wanted && message.job === wanted.job) {
      want(null);
      out.failed(`${words.workerRefused} (${message.refused})`);
    } else if (message.thought && wanted && message.thought.job === wanted.job) {
      want(null);
      lateness = grace.first;
      out.thought(message.thought);
    }
  }

  function tell(message) {
    if (!ready) return;
    worker.postMessage(message);
    clearTimeout(timer);
    // The second wait is for a page that was busy itself: what the worker said meanwhile comes in first.
    timer = setTimeout(() => (timer = setTimeout(silent, 100)), patience);
  }

  function silent() {
    end();
    if (wanted) start();
  }

  function want(job) {
    wanted = job;
    clearTimeout(deadline);
    if (job) deadline = setTimeout(() => (deadline = setTimeout(late, 100)), job.most + lateness);
  }

  // A worker whose files are still on their way may come for a later job.
  function late() {
    if (worker) end();
    lose(words.workerSilent);
  }

  function end() {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    ready = false;
  }

  function fail(reason) {
    end();
    lose(reason);
  }

  function lose(reason) {
    if (!wanted) return;
    want(null);
    lateness = grace.later;
    out.failed(reason);
  }

  return {
    /** @param {{job: number, game: number, seats: number, level: number, most: number, seedLow: number, seedHigh: number, state: Uint8Array}} job */
    think(job) {
      want(job);
      if (ready) tell({ think: job });
      else start();
    },
    stop() {
      if (!wanted) return;
      want(null);
      tell({ stop: true });
    },
  };
}
