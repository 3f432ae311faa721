// The page's address: which link it carries, and what of it is shared.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { linkIn, pageAddress } from '../../web/page/address.js';

const link = href => linkIn(new URL(href));
const shared = href => pageAddress(new URL(href));

test('a link is found in whatever form it was handed on', () => {
  const page = 'https://example.org/play/';
  for (const hash of ['#game=1abc', '#/game=1abc', '#!game=1abc', '#!/list=x', '#GAME=1abc', '#day%3D2026-11-23', '#Game%3d1abc', '#x&game=1', '#far=AS_-'])
    assert.equal(link(page + hash), hash.slice(1));
  assert.equal(link(`${page}?game=1abc`), '?game=1abc');
  assert.equal(link(`${page}?utm_source=x&game=1abc#top`), '?utm_source=x&game=1abc');
  assert.equal(link(`${page}?list=1#game=2`), 'game=2', 'what follows the # comes first');
  for (const none of ['', '#', '#table', '#endgame=1', '?v=3', '?endgame=1'])
    assert.equal(link(page + none), '');
});

test('what is shared has neither the link nor what follows people', () => {
  const page = 'https://example.org/play/index.html';
  for (const query of ['', '?utm_source=chat', '?utm_source=a&utm_medium=b&fbclid=x', '?gclid=1&msclkid=2&igsh=3', '?game=1abc', '?list%3Dx', '?/game=1',
    '?ref=x', '#game=1', '#far=AS_-', '?far=AS_-', '?fbclid=1#game=2'])
    assert.equal(shared(page + query), page, query);
  assert.equal(shared(`${page}?v=3&utm_source=x&lang=en#game=1`), `${page}?v=3&lang=en`);
  assert.equal(shared(`${page}?https://host.org/play?a=1`), `${page}?https://host.org/play?a=1`);
});
