// How long the page's worker thinks about a decision, at each level: node tests/worker/times.mjs. For positions that the
// games' plain players come to, with the usual choices of each option and with the others in turn.
import { closeChannels, decisionLines, jobOf, startWorker } from './support.mjs';

const names = ['beginner', 'easy', 'normal', 'hard', 'expert', 'master'];

const worker = startWorker();
worker.start();
await worker.answer();
const times = new Map(); // by game, players and level
for (const [number, line] of decisionLines('--levels').entries()) {
    const { job } = jobOf(line, number + 1);
    const start = performance.now();
    worker.send({ think: job });
    await worker.answer(); // that it was heard
    await worker.answer();
    const key = `${line.slice(0, line.indexOf(' '))} ${job.seats} ${job.level}`;
    times.set(key, [...(times.get(key) ?? []), performance.now() - start]);
}
closeChannels();

const games = decisionLines('--games');
console.log(`${'game'.padEnd(20)} players level     decisions  mean ms  longest ms`);
for (const [key, all] of times) {
    const [game, seats, level] = key.split(' ').map(Number);
    const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
    console.log(`${games[game].padEnd(20)} ${String(seats).padEnd(7)} ${names[level].padEnd(8)} ${String(all.length).padStart(10)} ` +
        `${mean.toFixed(1).padStart(8)} ${Math.max(...all).toFixed(1).padStart(11)}`);
}
