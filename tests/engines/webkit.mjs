// WebKitGTK, Safari's engine: MiniBrowser, driven by WebKitWebDriver. It tells nothing of its console.
import { mkdtemp, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';

import { end, openScreen, run } from './screen.mjs';

const patience = 120000; // ms that a script or a page may take
const soon = 20000; // ms until the driver listens
const answers = 60000; // ms that the driver may take for anything else

export const name = 'WebKit';

// Where Debian has it, by the machine's kind.
function findBrowser() {
  for (const kind of readdirSync('/usr/lib')) {
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0']) {
      const folder = join('/usr/lib', kind, version);
      try {
        if (readdirSync(folder).includes('MiniBrowser')) return join(folder, 'MiniBrowser');
      } catch { /* not there */ }
    }
  }
  throw new Error('there is no MiniBrowser of WebKitGTK: install webkit2gtk-driver');
}

const freePort = () => new Promise(resolve => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});

async function listens(driver, address) {
  for (const late = Date.now() + soon; Date.now() < late && driver.exitCode === null;) {
    if (await fetch(`${address}status`).catch(() => null)) return;
    await new Promise(later => setTimeout(later, 50));
  }
  throw new Error(`WebKitWebDriver does not run: ${driver.said()}`);
}

// What the driver was asked is said when it does not answer, as sometimes happens, and when the browser has died: then its
// error says nothing, and ours has `died`.
async function within(ms, what, answer) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms / 1000} s`)), ms);
  });
  return Promise.race([answer, late]).catch(cause => {
    const died = cause.name === 'WebDriverError' && !cause.message;
    throw Object.assign(new Error(`WebKitWebDriver, asked for ${what}: ${died ? 'the browser has died' : cause.message}`, { cause }), { died });
  }).finally(() => clearTimeout(timer));
}

const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB };

// A driver that listens. It is ended, and another one begun, where it stops answering.
async function beginDriver(display, home) {
  const port = await freePort();
  const driver = run('WebKitWebDriver', [`--port=${port}`, '--replace-on-new-session'], {
    env: {
      ...process.env, DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const address = `http://127.0.0.1:${port}/`;
  try {
    await listens(driver, address);
  } catch (error) {
    await end(driver);
    throw error;
  }
  return { address, close: () => end(driver) };
}

/** See Engine in checks.mjs. */
export async function start() {
  const binary = findBrowser();
  const screen = await openScreen();
  const home = await mkdtemp(join(tmpdir(), 'cardfront-webkit-'));
  let driver = null;
  const close = async () => {
    await driver?.close();
    await screen.close();
    await rm(home, { recursive: true, maxRetries: 9 });
  };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser', // in full screen it has no bar, which would be wider than a telephone
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
  });
  const begin = async () => {
    driver = await beginDriver(screen.display, home);
  };
  const open = async () => {
    const session = await within(answers, 'a new session', new Builder().usingServer(driver.address).withCapabilities(capabilities).build());
    await within(answers, 'its timeouts', session.manage().setTimeouts({ script: patience, pageLoad: patience }));
    return page(session);
  };
  await begin().catch(async error => {
    await close();
    throw error;
  });
  return {
    open: () => open().catch(async () => { // no page of ours was asked for yet
      await driver.close();
      await begin();
      return open();
    }),
    close,
  };
}

function page(session) {
  let last = Promise.resolve(); // one thing after the other, as a hand does them
  const hands = act => (last = last.then(() => within(answers, act, act(session.actions({ async: true })).perform())));
  const evaluate = async (what, arg = null) => {
    const call = typeof what === 'function' ? `(${what})(arguments[0])` : what;
    const { value, thrown } = await within(2 * patience, 'a script', session.executeAsyncScript(
      `const done = arguments[1]; (async () => (${call}))().then(value => done({ value }), error => done({ thrown: String(error?.stack ?? error) }));`, arg));
    if (thrown) throw new Error(thrown);
    return value;
  };
  return {
    goto: address => within(2 * patience, 'a page', session.get(address)),
    reload: () => within(2 * patience, 'the page again', session.navigate().refresh()),
    evaluate,
    mouse: {
      move: (x, y) => hands(hand => hand.move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y), duration: 0 })),
      down: () => hands(hand => hand.press()),
      up: () => hands(hand => hand.release()),
    },
    keyboard: {
      type: text => hands(hand => hand.sendKeys(text)),
      press: key => hands(hand => hand.sendKeys(keys[key])),
    },
    resize: ({ width, height }) => within(answers, 'a size', session.manage().window().setRect({ x: 0, y: 0, width, height })),
    screenshot: async () => Buffer.from(await within(answers, 'a picture', session.takeScreenshot()), 'base64'),
    said: [],
    close: () => within(answers, 'to end', session.quit()).catch(() => {}), // the next session ends it
  };
}
