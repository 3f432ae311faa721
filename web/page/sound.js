// Small sounds made in code. The context is created on the first gesture (browsers allow none before) and sleeps
// while the page is out of sight.

let audio = null;
let noise = null;

function unlock() {
  try {
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!Context) return;
    audio ||= new Context({ latencyHint: 'interactive' });
    if (audio.state !== 'running' && !document.hidden) audio.resume().catch(() => {});
  } catch { /* no sound device: silence */ }
}

/** Listens for the first gesture and for the page being hidden. */
export function prepareSound() {
  for (const name of ['pointerdown', 'pointerup', 'keydown']) addEventListener(name, unlock, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (!audio) return;
    (document.hidden ? audio.suspend() : audio.resume()).catch(() => {});
  });
}

// In the order of platform::Sound.
const sounds = [
  // card: a snap of paper
  out => hiss(out, 0, 0.07, 2600, 0.5, 0.9),
  // chip: clay on clay, twice
  out => [0, 0.055].forEach((t, i) => {
    tone(out, t, 0.05, 3100 - i * 420, 0.22, 'triangle');
    hiss(out, t, 0.02, 5200, 0.25, 2);
  }),
  // die: a rattle that slows down
  out => [0, 0.06, 0.13, 0.22, 0.34].forEach((t, i) => {
    hiss(out, t, 0.04, 1500 - i * 130, 0.5 - i * 0.06, 4);
    tone(out, t, 0.03, 420 - i * 25, 0.18, 'square');
  }),
  // turn: two soft notes up
  out => [[0, 523], [0.11, 659]].forEach(([t, f]) => tone(out, t, 0.32, f, 0.2, 'sine')),
  // refuse: low and dull
  out => [[0, 170], [0.09, 140]].forEach(([t, f]) => tone(out, t, 0.14, f, 0.3, 'triangle')),
  // win: rising
  out => [[0, 523], [0.12, 659], [0.24, 784], [0.38, 1047]].forEach(([t, f], i) => tone(out, t, i === 3 ? 0.8 : 0.3, f, 0.22, 'triangle')),
  // lose: falling
  out => [[0, 440], [0.18, 370], [0.36, 294]].forEach(([t, f], i) => tone(out, t, i === 2 ? 0.8 : 0.34, f, 0.2, 'sine')),
  // launch: air that is cut, higher and higher
  out => [0, 0.07, 0.14, 0.2].forEach((t, i) => hiss(out, t, 0.22, 500 + i * 420, 0.22 + i * 0.05, 1.5)),
  // strike: a short rush, and a thud on wood
  out => { hiss(out, 0, 0.05, 1900, 0.3, 1); tone(out, 0.01, 0.2, 150, 0.5, 'sine', 60); hiss(out, 0.01, 0.07, 380, 0.5, 1.2); },
  // hit: harder and deeper, and what it loosens
  out => {
    hiss(out, 0, 0.06, 900, 0.5, 0.8); tone(out, 0, 0.3, 120, 0.6, 'triangle', 42);
    [0.09, 0.14, 0.2].forEach((t, i) => tone(out, t, 0.05, 2900 - i * 330, 0.13, 'triangle'));
  },
  // ring: a shield, struck and whole
  out => { hiss(out, 0, 0.03, 4200, 0.22, 2); [[660, 0.2], [993, 0.12], [1571, 0.07]].forEach(([f, loud]) => tone(out, 0, 0.7, f, loud, 'sine')); },
  // fire: three bolts that fall
  out => [0, 0.07, 0.14].forEach(t => { hiss(out, t, 0.05, 2400, 0.25, 1); tone(out, t, 0.11, 760, 0.16, 'square', 170); }),
  // break: a crack, and pieces that roll away
  out => {
    hiss(out, 0, 0.09, 1300, 0.6, 0.7); tone(out, 0, 0.26, 95, 0.5, 'triangle', 38);
    [0.06, 0.11, 0.18, 0.27, 0.38].forEach((t, i) => hiss(out, t, 0.05, 2600 - i * 300, 0.3 - i * 0.05, 3));
  },
];

/**
 * @param {number} which index in platform::Sound
 * @param {number} volume 0 to 1
 */
export function playSound(which, volume) {
  if (!audio || audio.state !== 'running' || !(volume > 0) || !sounds[which]) return;
  try {
    const out = audio.createGain();
    out.gain.value = Math.min(volume, 1) * 0.8;
    out.connect(audio.destination);
    sounds[which](out);
    setTimeout(() => out.disconnect(), 2500);
  } catch { /* the device is gone, or takes no more: silence */ }
}

// A quick attack and an exponential fall: what a struck thing does.
function envelope(out, start, length, loud) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.008, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  return gain;
}

// `falls`: to that frequency.
function tone(out, delay, length, frequency, loud, shape, falls) {
  const start = audio.currentTime + delay;
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.value = frequency;
  if (falls) {
    source.frequency.setValueAtTime(frequency, start);
    source.frequency.exponentialRampToValueAtTime(falls, start + length);
  }
  source.connect(envelope(out, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

function hiss(out, delay, length, frequency, loud, sharpness) {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const start = audio.currentTime + delay;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency * (0.92 + Math.random() * 0.16);
  filter.Q.value = sharpness;
  source.connect(filter).connect(envelope(out, start, length, loud));
  source.start(start, Math.random() * 0.1, length);
}
