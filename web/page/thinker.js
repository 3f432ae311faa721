// The computer player seen from the page: one worker, started before the first thought, one job at a time. Answers
// come in message handlers, so a hidden tab goes on. A worker that does not answer is ended and started anew.
import { words } from './words.js';

const patience = 1000; // ms until a worker that should have said it heard us is ended

/**
 * @param {{entry: string, js: string, wasm: string}} files addresses
 * @param {{thought: function(Object): void, failed: function(string): void}} out
 */
export function createThinker(files, out) {
  let worker = null;
  let ready = false;
  let wanted = null; // the job whose answer is awaited
  let timer = 0;

  const absolute = name => new URL(name, document.baseURI).href;

  function start() {
    ready = false;
    try {
      worker = new Worker(absolute(files.entry));
    } catch (error) {
      fail(`${words.workerGone} ${error.message}`);
      return;
    }
    const mine = worker;
    worker.onmessage = event => worker === mine && hear(event.data);
    worker.onerror = event => {
      event.preventDefault();
      if (worker === mine) fail(`${words.workerGone} ${event.message || ''}`.trim());
    };
    worker.postMessage({ start: { js: absolute(files.js), wasm: absolute(files.wasm) } });
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
      wanted = null;
      out.failed(`${words.workerRefused} (${message.refused})`);
    } else if (message.thought && wanted && message.thought.job === wanted.job) {
      wanted = null;
      out.thought(message.thought);
    }
  }

  function tell(message) {
    if (!worker || !ready) return;
    worker.postMessage(message);
    clearTimeout(timer);
    // The second wait is for a page that was busy itself: what the worker said meanwhile comes in first.
    timer = setTimeout(() => (timer = setTimeout(silent, 100)), patience);
  }

  function silent() {
    end();
    if (wanted) start();
  }

  function end() {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    ready = false;
  }

  function fail(reason) {
    end();
    const lost = wanted;
    wanted = null;
    if (lost) out.failed(reason);
  }

  return {
    /** @param {{job: number, game: number, seats: number, level: number, most: number, seedLow: number, seedHigh: number, state: Uint8Array}} job */
    think(job) {
      wanted = job;
      if (worker) tell({ think: job });
      else start();
    },
    stop() {
      if (!wanted) return;
      wanted = null;
      tell({ stop: true });
    },
  };
}
