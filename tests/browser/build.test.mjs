// What the build has put together: every file is known by its content, and what systems and chats ask for is there.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { hashedName, integrity } from '../../tools/build/names.mjs';
import { parts } from './support/games.mjs';

const dist = process.env.CARDFRONT_DIST || fileURLToPath(new URL('../../dist', import.meta.url));
const read = name => readFileSync(join(dist, name));
const files = readdirSync(dist, { recursive: true }).filter(name => statSync(join(dist, name)).isFile());
const page = read('index.html').toString();
const hashed = /^(.*)-[\w-]{22}(\.\w+)$/;

test('every name with a hash is that of its content, and all but the way in and the icons have one', () => {
  const plain = files.filter(name => !hashed.test(name) && dirname(name) !== 'icons');
  assert.deepEqual(plain.sort(), ['index.html', 'manifest.webmanifest', 'service-worker.js']);
  for (const name of files) {
    const [, stem, ending] = hashed.exec(name) ?? [];
    if (stem) assert.equal(hashedName(stem + ending, read(name)), name);
  }
  for (const folder of ['rules', 'lessons']) assert.ok(files.filter(name => dirname(name) === folder).length >= 5);
});

test('the page knows its scripts and styles by their content, and that of the script inside it', () => {
  const known = [...page.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"[^>]*? integrity="([^"]+)"/g)];
  assert.deepEqual(known.map(([, name]) => name.replace(hashed, '$1$2')).sort(), ['cardfront.js', 'page.css', 'page.js']);
  for (const [, name, sum] of known) assert.equal(sum, integrity(read(name)), name);
  const inside = [...page.matchAll(/<script>([^]*?)<\/script>/g)];
  assert.equal(inside.length, 1);
  assert.ok(page.includes(`'${integrity(inside[0][1])}'`), 'its policy allows it');
  for (const name of page.match(/data-texts="([^"]+)"/)[1].split(' ')) assert.ok(files.includes(name), name);
});

test('its policy allows relays that are reached by encryption or on this machine, and nothing else from elsewhere', () => {
  const policy = Object.fromEntries(page.match(/Content-Security-Policy" content="([^"]+)"/)[1].split('; ').map(line => {
    const [what, ...from] = line.split(' ');
    return [what, from];
  }));
  assert.deepEqual(policy['connect-src'], ["'self'", 'wss:', 'ws://localhost:*', 'ws://127.0.0.1:*']);
  assert.deepEqual(policy['default-src'], ["'self'"]);
  assert.ok(!JSON.stringify(policy).includes('unsafe-inline'));
});

test('the offline copy knows every file but the pictures, by its content', () => {
  const list = new Function('self', 'caches', `${read('service-worker.js')}; return BUILD;`)(
    { registration: { scope: 'https://example.org/' }, addEventListener() {} }, null);
  const all = { ...list.needed, ...list.others, ...list.spoken };
  const wanted = files.filter(name => !name.endsWith('.png') && name !== 'service-worker.js').map(name => (name === 'index.html' ? './' : name));
  assert.deepEqual(Object.keys(all).sort(), wanted.sort());
  for (const [name, sum] of Object.entries(all)) assert.equal(sum, integrity(read(name === './' ? 'index.html' : name)), name);
  for (const name of Object.keys(list.spoken)) assert.match(name, /^(words-)?(de|fr|es)[-/]/);
  assert.deepEqual(Object.keys({ ...list.needed, ...list.others }).filter(name => /^(words-)?(de|fr|es)[-/]/.test(name)), [], 'a language only once it is spoken');
  for (const language of ['de', 'fr', 'es']) assert.equal(Object.keys(list.spoken).filter(name => new RegExp(`^(words-)?${language}[-/]`).test(name)).length, 11);
  const each = parts.map(part => `${part}.wasm`).sort();
  const needed = Object.keys(list.needed).map(name => name.replace(hashed, '$1$2')).sort();
  assert.deepEqual(needed, ['./', 'cardfront.js', 'cardfront.wasm', ...each, 'games.wasm', 'page.css', 'page.js', 'rooms.wasm', 'thinker.js', 'worker.js', 'worker.wasm']);
});

test('pictures for systems and chats have the sizes that are told of them', () => {
  const size = name => {
    const bytes = read(name);
    assert.equal(bytes.toString('latin1', 1, 4), 'PNG', name);
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  };
  const icons = JSON.parse(read('manifest.webmanifest')).icons;
  for (const { src, sizes, type } of icons.filter(icon => icon.type === 'image/png')) assert.equal(size(src), sizes, type);
  for (const purpose of ['any', 'maskable']) assert.ok(icons.some(icon => icon.purpose === purpose && icon.sizes === '512x512'));
  for (const { src } of icons) assert.ok(files.includes(src), src);
  assert.equal(size(page.match(/<link rel="apple-touch-icon" href="([^"]+)"/)[1]), '180x180');
  const told = name => page.match(new RegExp(`<meta property="og:${name}" content="([^"]+)"`))[1];
  assert.equal(size(told('image')), `${told('image:width')}x${told('image:height')}`);
  assert.ok(told('title') && told('description'));
});
