// A sixth game, as tools/new-game begins one: in a copy of the tree it touches its own folders and one line, it is
// built, played and read again, and what its state lacks is told by the game's name and the member's.
//   CARDFRONT_TREE  where the copy lies; what was built there last time stays
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tree = process.env.CARDFRONT_TREE ?? join(root, 'build/new-game');
const key = 'zig-zag', name = 'zig_zag', title = 'Zig & Zag';
const own = [`core/${name}/`, `web/tables/${name}/`, `tests/core/${name}/`, `assets/rules/${key}.md`, `assets/lessons/${key}.md`];

const run = (command, args, options = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1 << 27, ...options });
  return { status, out: stdout, err: stderr };
};
const done = (command, args, options) => {
  const { status, out, err } = run(command, args, options);
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${out}\n${err}`);
  return out;
};

// What is in the copy but for what is built: {path: text}.
const files = () => Object.fromEntries(readdirSync(tree, { recursive: true })
  .filter(path => !/^(build|node_modules|\.git)($|\/)/.test(path) && statSync(join(tree, path)).isFile())
  .map(path => [path, readFileSync(join(tree, path), 'latin1')]));
let untouched;
const expectUntouched = () => assert.deepEqual(files(), untouched);

before(() => {
  mkdirSync(tree, { recursive: true });
  for (const each of readdirSync(tree)) if (each !== 'build') rmSync(join(tree, each), { recursive: true });
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0');
  for (const path of listed.filter(each => each && statSync(join(root, each), { throwIfNoEntry: false })?.isFile())) {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(tree, path), { preserveTimestamps: true });
  }
  untouched = files();
});

test('a key or a title that will not do is refused with the reason, and nothing is touched', () => {
  const refused = (args, why) => {
    const { status, err } = run('tools/new-game', args);
    assert.equal(status, 2, err);
    assert.match(err, why);
  };
  refused([key], /KEY TITLE/);
  refused(['Zig-Zag', title], /“Zig-Zag” is no key/);
  refused(['zig--zag', title], /is no key/);
  refused(['crossfire', title], /“crossfire” is taken: there is core\/crossfire/);
  refused(['skirmish', title], /a game of the tests/);
  refused(['switch', title], /means something else/);
  refused(['turn', title], /means something else/);
  refused([key, ''], /is no title/);
  refused([key, 'A "game"'], /is no title/);
  expectUntouched();
});

test('it touches its own folders and one line', () => {
  const told = done('tools/new-game', [key, title]);
  assert.match(told, /CARDFRONT_WRITE_GOLDEN/);
  const now = files();
  const added = Object.keys(now).filter(path => !(path in untouched));
  for (const path of added) assert.ok(own.some(place => path.startsWith(place)), path);
  for (const place of own) assert.ok(added.some(path => path.startsWith(place)), place);
  for (const path of added) assert.doesNotMatch(now[path], /null.?game|NG[-_]/i, path);
  const changed = Object.keys(untouched).filter(path => now[path] !== untouched[path]);
  assert.deepEqual(changed, ['CMakeLists.txt']);
  const lines = now['CMakeLists.txt'].split('\n'), at = lines.indexOf(`    ${name}`);
  assert.ok(at > 0);
  assert.equal(lines.filter((_, each) => each !== at).join('\n'), untouched['CMakeLists.txt']);
  const { status, err } = run('tools/new-game', [key, title]);
  assert.equal(status, 2);
  assert.match(err, /is taken/);
});

test('it keeps the rules of the house', () => {
  done('git', ['init', '-q']);
  done('tools/check-house', []);
  done('tools/check-rules', []);
  const sources = Object.keys(files()).filter(path => own.some(place => path.startsWith(place)) && /\.(cpp|h)$/.test(path));
  done('clang-format', ['--dry-run', '-Werror', ...sources]);
});

test('it is built, played and read again', () => {
  // Without any flags: it compiles in half the time, and what the game does is the same.
  done('cmake', ['--preset', 'debug', '-B', 'build/plain', '-DCMAKE_BUILD_TYPE=None', '-DCARDFRONT_TESTS=OFF', '-DCARDFRONT_ARENA=OFF',
    '-DCMAKE_UNITY_BUILD=ON', '-DCMAKE_UNITY_BUILD_BATCH_SIZE=12']);
  done('cmake', ['--build', 'build/plain', '--target', 'cardfront']);
  const program = join(tree, 'build/plain/cardfront');
  assert.match(done(program, ['games']), /zig-zag — Zig & Zag/);
  for (let seed = 1; seed <= 5; seed += 1) {
    const file = join(tree, 'build/played.txt');
    rmSync(file, { force: true });
    const told = done(program, ['play', key, '--player', 'Ann', '--computer', 'normal', '--seed', String(seed), '--save', file],
      { input: '1\n'.repeat(20) });
    assert.match(told, /wins\.|It is a tie\./);
    const replayed = done(program, ['replay', file, '--seat', '1']);
    assert.equal(replayed.match(/takes the trick/g)?.length, 4, replayed);
    assert.equal(replayed.match(/lays a card face down/g)?.length, 8);
  }
});

// Compiles files of the tree as the target of one of its other files is compiled, but makes nothing.
function checked(paths, like) {
  const { command, directory } = JSON.parse(readFileSync(join(tree, 'build/alone/compile_commands.json'), 'utf8'))
    .find(each => each.file.endsWith(like));
  const before = command.slice(0, command.indexOf(' -o ')).replace(/^\S*ccache /, '');
  return run('sh', ['-c', `${before} -fsyntax-only -ferror-limit=0 ${paths.map(path => join(tree, path)).join(' ')}`], { cwd: directory });
}

test('its table and its tests compile, and what its state lacks is told', () => {
  done('cmake', ['--preset', 'native', '-B', 'build/alone', '-DCMAKE_UNITY_BUILD=OFF', '-DCARDFRONT_DESKTOP=OFF']);
  const compiles = (paths, like) => {
    const { status, err } = checked(paths, like);
    assert.equal(status, 0, err);
  };
  compiles([`web/tables/${name}/table.cpp`, `web/tables/${name}/cover.cpp`, 'build/alone/generated/tables.cpp'], '/web/kit/table.cpp');
  compiles([`tests/core/${name}/${name}_test.cpp`, `tests/core/${name}/reasons.cpp`], '/tests/core/rows_test.cpp');

  const lacking = ['info', 'start', 'turn', 'legal', 'refusal', 'apply', 'redact', 'determinize', 'score', 'value', 'sane',
    'playout_choice', 'effect_words', 'card_words', 'turn_words', 'hint_for', 'score_words', 'sections'];
  const state = join(tree, 'core', name, 'state.h'), whole = readFileSync(state, 'utf8');
  const declares = member => new RegExp(`^.*\\b${member}(\\(.*\\)( const)?)?;.*\\n`, 'm');
  for (const member of lacking) assert.match(whole, declares(member));
  writeFileSync(state, lacking.reduce((text, member) => text.replace(declares(member), ''), whole));
  const { status, err } = checked([`core/${name}/game.cpp`], `/core/${name}/game.cpp`);
  writeFileSync(state, whole);
  assert.notEqual(status, 0);
  for (const member of lacking) assert.match(err, new RegExp(` lacks: [^\\n]*\\b${member}\\b`), member);
  assert.match(err, new RegExp(`cardfront::${name}::State`));
});
