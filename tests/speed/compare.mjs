// How fast the search is as WebAssembly, as a ratio to native, both measured in turns on this machine.
//   cmake --preset bench && cmake --build --preset bench --target whist_speed
//   cmake --preset wasm-bench && cmake --build --preset wasm-bench --target whist_speed
//   node tests/speed/compare.mjs
import { execFileSync } from 'node:child_process';

const native = 'build/bench/whist_speed';
const wasm = 'build/wasm-bench/whist_speed.js';
const node = [process.execPath, '--no-experimental-fetch', wasm]; // an old Emscripten takes fetch for a browser's
const run = ([program, ...args]) => JSON.parse(execFileSync(program, [...args, '1000', '1500'], { encoding: 'utf8' }));

const best = { native: 0, wasm: 0 };
for (let turn = 0; turn < 5; ++turn) {
    const one = run([native]);
    const two = run(node);
    if (one.chosen !== two.chosen) throw new Error('The two choose differently.');
    best.native = Math.max(best.native, one.perSecond);
    best.wasm = Math.max(best.wasm, two.perSecond);
}
console.log(`native ${best.native} iterations a second, WebAssembly ${best.wasm}: ${(best.wasm / best.native).toFixed(2)} of native`);
