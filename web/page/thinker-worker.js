// The computer player's worker: steps the search in slices and looks for messages between them.
// In:  {start: {js: address, wasm: bytes}}  {think: {job, game, seats, level, most, seedLow, seedHigh, state}}  {stop: true}
// Out: {ready}  {heard: when, in ms since 1970}  {thought: {job, numbers}}  {refused, job}  {failed: reason}
// After `most` milliseconds it answers with what it has found by then, so that a slow machine does not wait long.
// The wasm offers worker_buffer(bytes), worker_begin(game, seats, level, seed low, seed high, state, bytes) (0: begun),
// worker_step() (1: done; about 2 ms or less) and worker_answer() (a count, and so many 32-bit numbers, which are the
// answer, with the count before them).

const slice = 8; // ms

let program = null;
let memory = null;
let job = null;
let limit = 0; // when the job has to be answered
let awaited = false; // the next slice

const channel = new MessageChannel();
const later = () => {
  if (!awaited) channel.port2.postMessage(0);
  awaited = true;
};
channel.port1.onmessage = () => {
  awaited = false;
  guarded(think);
};

self.onmessage = event => guarded(() => hear(event.data));

function guarded(work) {
  try {
    work();
  } catch (error) {
    job = null;
    fail(error);
  }
}

const fail = error => self.postMessage({ failed: (error && error.message) || String(error) });

function hear(message) {
  if (message.start) {
    load(message.start).then(() => self.postMessage({ ready: true }), fail);
    return;
  }
  self.postMessage({ heard: performance.timeOrigin + performance.now() });
  job = message.think || null;
  if (!job) return;
  const { game, seats, level, most, seedLow, seedHigh, state } = job;
  const at = program._worker_buffer(state.length);
  new Uint8Array(memory.buffer).set(state, at);
  const refused = program._worker_begin(game, seats, level, seedLow, seedHigh, at, state.length);
  if (refused) {
    self.postMessage({ refused, job: job.job });
    job = null;
    return;
  }
  limit = performance.now() + most;
  later();
}

function think() {
  if (!job) return;
  const end = performance.now() + slice;
  let now;
  do {
    const done = program._worker_step();
    now = performance.now();
    if (done || now > limit) {
      const at = program._worker_answer();
      const [count] = new Int32Array(memory.buffer, at, 1);
      self.postMessage({ thought: { job: job.job, numbers: new Int32Array(memory.buffer, at, count + 1).slice() } });
      job = null;
      return;
    }
  } while (now < end);
  later();
}

// The memory is found among the instance's exports, so that it does not matter which views a linker offers.
async function load({ js, wasm }) {
  importScripts(js);
  await new Promise((resolve, reject) => {
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(wasm, imports).then(({ instance, module }) => {
        memory = Object.values(instance.exports).find(value => value instanceof WebAssembly.Memory);
        receive(instance, module);
      }).catch(reject);
      return {};
    };
    Promise.resolve(self.createThinker({ instantiateWasm, locateFile: name => name, onAbort: reject })).then(made => {
      program = made;
      resolve();
    }, reject);
  });
}
