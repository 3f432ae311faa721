// The part for playing from afar, of the release page: it is fetched when it is wanted, and two pages talk over a relay
// under the page's policy.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { startRelay } from '../../wire/support/relay.mjs';
import { launch, open } from '../support/chromium.mjs';
import { serve } from '../support/server.mjs';

const dist = process.env.CARDFRONT_DIST || fileURLToPath(new URL('../../../dist', import.meta.url));
let browser, server, relay;

before(async () => {
  server = await serve(dist);
  relay = await startRelay();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await relay?.close();
  await server?.close();
});

async function visit() {
  const { page, faults } = await open(browser, { serviceWorkers: 'block' });
  await page.goto(server.url);
  await page.waitForSelector('body.running');
  return { page, faults };
}

// Opens a wire there: `window.wire`, and in `window.heard` what comes.
const connect = (page, about) => page.evaluate(async ({ secret, link, relays }) => {
  const far = await import(new URL(document.getElementById('page').dataset.farJs, location.href));
  const invitation = link ? await far.readInvitation(link.split('#far=')[1], far.isHere(location.hostname)) : null;
  window.heard = [];
  const wire = window.wire = await far.openWire({
    secret: far.fromBase64Url(secret), invitation, relays: invitation?.relays ?? relays,
    received: (peer, bytes) => window.heard.push([peer, new TextDecoder().decode(bytes)]),
  });
  window.tell = (words, peer = far.host) => wire.send(peer, new TextEncoder().encode(words));
}, about);
const hears = async (page, words) => {
  const found = await page.waitForFunction(what => window.heard.find(([, heard]) => heard === what), words);
  return found.jsonValue();
};

test('it comes when it is wanted, and two pages talk over a relay, together, after a reload and one after the other', async () => {
  const [host, guest] = [await visit(), await visit()];
  assert.ok(!server.requests.some(path => path.startsWith('/far-')), 'not before');
  const { secret, mine, links } = await host.page.evaluate(async relays => {
    const far = await import(new URL(document.getElementById('page').dataset.farJs, location.href));
    const made = far.makeSecret(true);
    return {
      secret: far.toBase64Url(made), mine: far.toBase64Url(far.makeSecret(false)),
      links: await far.invitations(made, relays, location.href),
    };
  }, [relay.url]);
  assert.ok(server.requests.some(path => path.startsWith('/far-')));

  await connect(host.page, { secret, relays: [relay.url] });
  await connect(guest.page, { secret: mine, link: links.seat });
  await guest.page.evaluate(() => tell('may I sit down?'));
  const [peer] = await hears(host.page, 'may I sit down?');
  await host.page.evaluate(([to]) => tell('yes', to), [peer]);
  await hears(guest.page, 'yes');

  await host.page.evaluate(([to]) => tell('your turn', to), [peer]);
  await host.page.waitForFunction(() => window.wire.state().unsent === 0);
  await host.page.close();
  await guest.page.reload();
  await guest.page.waitForSelector('body.running');
  await connect(guest.page, { secret: mine, link: links.seat });
  await hears(guest.page, 'your turn');
  await guest.page.evaluate(() => tell('my move'));
  await guest.page.waitForFunction(() => window.wire.state().unsent === 0);
  await guest.page.close();

  const again = await visit();
  await connect(again.page, { secret, relays: [relay.url] });
  await hears(again.page, 'my move');
  for (const { page, faults } of [host, guest, again]) {
    assert.deepEqual(faults, []);
    await page.context().close();
  }
});

test('the policy lets relays be asked that are encrypted or on this machine, and no others', async () => {
  const { page } = await visit();
  const refused = await page.evaluate(async addresses => {
    const found = [];
    document.addEventListener('securitypolicyviolation', event => found.push(event.blockedURI));
    for (const address of addresses) {
      const socket = new WebSocket(address);
      await new Promise(done => {
        socket.onopen = socket.onerror = done;
      });
      socket.close();
    }
    for (const end = Date.now() + 60000; !found.length && Date.now() < end;) await new Promise(later => setTimeout(later, 20));
    return found;
  }, [relay.url, relay.url.replace('127.0.0.1', 'localhost'), 'wss://127.0.0.1:9', 'ws://192.0.2.1:9']);
  assert.deepEqual(refused, ['ws://192.0.2.1:9/']);
  await page.context().close();
});
