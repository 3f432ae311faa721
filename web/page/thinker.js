// The computer player seen from the page: one worker, or some that think about the same, each by a chance of its own;
// they are started before their first thought, and have one job at a time. Answers come in message handlers, so a
// hidden tab goes on. A worker that does not hear us is ended and started anew; a job that has no answer in time,
// whatever the reason, has failed. Of several who think, those that fail are not waited for.
import { fetchFile } from './load.js';
import { words } from './words.js';

const patience = 1000; // ms until a worker that should have said it heard us is ended
// ms that an answer may be late: while all is well, after a failure, and where another one of several is there
const grace = { first: 10000, later: 1500, other: 300 };

// The page itself needs a processor, and what more than a few would bring is little.
const spare = () => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 1) - 1));

/**
 * @param {{entry: string, js: string, wasm: string}} files names
 * @param {{thought: function(Object): void, failed: function(string): void}} out
 */
export function createThinker(files, out) {
  const minds = []; // a worker each; the first of them think
  let fetched = null; // the worker's files, on their way or here
  let wanted = null; // the job that is thought about
  let answers = []; // by mind: undefined while it thinks, null where none comes
  let late = false; // the first answer will do
  let timer = 0;

  const fetchFiles = () => fetched ||= Promise.all([files.entry, files.js, files.wasm].map(fetchFile))
    .catch(error => {
      fetched = null;
      throw error;
    });

  function take(which, answer, reason) {
    answers[which] = answer;
    if (!answers.includes(undefined) || (late && answer)) close(reason);
  }

  function close(reason) {
    const { job } = wanted;
    const found = answers.filter(Boolean);
    stop();
    if (found.length > 0) out.thought({ job, numbers: found.flatMap(each => [...each]) });
    else out.failed(reason);
  }

  function stop() {
    wanted = null;
    clearTimeout(timer);
    for (const mind of minds) mind.stop();
  }

  return {
    /**
     * @param {{job: number, game: number, seats: number, level: number, most: number, thinkers: number, seedLow: number,
     *   seedHigh: number, state: Uint8Array}} job
     */
    think(job) {
      const count = Math.min(job.thinkers, spare());
      while (minds.length < count) {
        const which = minds.length;
        minds.push(createMind(fetchFiles, {
          thought: numbers => take(which, numbers), failed: reason => take(which, null, reason),
        }));
      }
      wanted = job;
      answers = Array(count).fill(undefined);
      late = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        late = true;
        if (answers.some(Boolean)) close();
      }, job.most + grace.other);
      minds.forEach((mind, which) => {
        if (which < count) mind.think({ ...job, seedHigh: (job.seedHigh + which) >>> 0 }); // seed_of in core/mind/answer.h
        else mind.stop();
      });
    },
    stop,
  };
}

/**
 * One worker.
 * @param {function(): Promise<Object[]>} fetchFiles
 * @param {{thought: function(Int32Array): void, failed: function(string): void}} out
 */
function createMind(fetchFiles, out) {
  let worker = null;
  let ready = false;
  let wanted = null; // the job whose answer is awaited
  let starting = false;
  let lateness = grace.first;
  let timer = 0;
  let deadline = 0;

  const absolute = name => new URL(name, document.baseURI).href;

  async function start() {
    if (starting || worker) return;
    starting = true;
    try {
      const [entry, js, wasm] = await fetchFiles();
      const mine = worker = new Worker(absolute(entry.address));
      worker.onmessage = event => worker === mine && hear(event.data);
      worker.onerror = event => {
        event.preventDefault();
        if (worker === mine) fail(`${words.workerGone} ${event.message || ''}`.trim());
      };
      worker.postMessage({ start: { js: absolute(js.address), wasm: wasm.bytes } });
    } catch (error) {
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
      out.thought(message.thought.numbers);
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
