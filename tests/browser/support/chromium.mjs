// Real Chromium, but for its own windows, which take as long as the page, with software WebGL; and pages that fail a test
// when anything is thrown or logged as an error.
import { chromium } from 'playwright-core';

import { patience, sizes } from './player.mjs';

const flags = [
  '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--disable-gpu-compositing', // without a GPU two thirds of the time
];

/** @param {string[]} [more] further flags */
export const launch = (more = []) => chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium-headless-shell', args: [...flags, ...more],
});

/**
 * A page in a context of its own.
 * @param {import('playwright-core').Browser} browser
 * @param {object} [options] of the context
 * @returns {Promise<{page: import('playwright-core').Page, faults: string[]}>} faults: what was thrown, logged as an
 *   error or warning, or answered with an error
 */
export async function open(browser, options = {}) {
  const context = await browser.newContext({ viewport: sizes[0], ...options });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  return { page, faults: watch(page) };
}

/** @param {import('playwright-core').Page} page */
export function watch(page) {
  const faults = [];
  page.on('pageerror', error => faults.push(`thrown: ${error.stack || error}`));
  page.on('console', message => {
    // Of contexts made with serviceWorkers: 'block'; of the browser's own reading of the canvas; of a machine that needs
    // seconds to start the page.
    const expected = /blocked by Playwright|GPU stall due to ReadPixels|preloaded using link preload but not used within a few seconds/
      .test(message.text());
    if (!expected && ['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}
