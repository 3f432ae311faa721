// Firefox ESR, over WebDriver BiDi. Without a screen it has no WebGL.
import puppeteer from 'puppeteer-core';

import { openScreen } from './screen.mjs';

const preferences = { 'webgl.force-enabled': true }; // in software

export const name = 'Firefox';

/** See Engine in checks.mjs. */
export async function start() {
  const screen = await openScreen();
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath: process.env.FIREFOX || '/usr/bin/firefox-esr', headless: false, defaultViewport: null,
    extraPrefsFirefox: preferences, env: { ...process.env, DISPLAY: screen.display },
  }).catch(async error => {
    await screen.close();
    throw error;
  });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const said = [];
      page.on('pageerror', error => said.push(`thrown: ${error.stack || error}`));
      page.on('console', message => ['error', 'warn'].includes(message.type()) && said.push(`${message.type()}: ${message.text()}`));
      return {
        goto: address => page.goto(address),
        reload: () => page.reload(),
        evaluate: (what, arg) => page.evaluate(what, arg),
        mouse: page.mouse,
        keyboard: page.keyboard,
        resize: size => page.setViewport(size),
        screenshot: async () => Buffer.from(await page.screenshot()),
        async cover() { // by another tab; returns what takes that away
          const over = await context.newPage();
          await over.bringToFront();
          return () => over.close();
        },
        said,
        close: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      await screen.close();
    },
  };
}
