// Fingers on a page, each event as it comes; of what Chromium makes up by itself (synthesizePinchGesture) no page grows.

/** Sends the events of all fingers that lie on the page, each a point [x, y]; `work(send)` is done with them. */
export async function withFingers(page, work) {
  const devtools = await page.context().newCDPSession(page);
  await work((type, ...points) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) }));
  await devtools.detach();
}

/** Two fingers, one left and one right of the point, until they are so many times as far apart. */
export function pinch(page, { x, y }, times) {
  const far = Math.min(x, page.viewportSize().width - x) - 10;
  const [from, to] = times > 1 ? [far / times, far] : [far, far * times];
  const both = apart => [[x - apart, y], [x + apart, y]];
  return withFingers(page, async send => {
    await send('touchStart', both(from)[0]);
    for (let step = 0; step <= 20; step += 1) await send(step ? 'touchMove' : 'touchStart', ...both(from + (to - from) * step / 20));
    await send('touchEnd', both(to)[0]);
    await send('touchEnd');
  });
}
