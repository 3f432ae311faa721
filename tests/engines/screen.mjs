// A screen that nobody sees, and what runs on it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const soon = 10000; // ms

/** A process of ours: whatever ends the tests, it ends with them. said(): the last of what it has written. */
export function run(command, args, options = {}) {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => { said = (said + text).slice(-2000); });
  return Object.assign(child, { said: () => said });
}

/** Ends it and what it has started, and waits until it has ended. */
export async function end(child) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), soon);
    await ended;
    clearTimeout(timer);
  }
  try {
    process.kill(-child.pid, 'SIGKILL'); // it is the leader of a group
  } catch { /* nobody is left */ }
  for (const stream of child.stdio) stream?.destroy();
}

/** @returns {Promise<{display: string, close: function(): Promise<void>}>} display: what DISPLAY is to be */
export async function openScreen() {
  const server = run('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const number = await new Promise((resolve, reject) => {
    server.stdio[3].once('data', text => resolve(String(text).trim()));
    server.once('exit', () => reject(new Error(`Xvfb does not run: ${server.said()}`)));
  });
  return { display: `:${number}`, close: () => end(server) };
}
