import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { findFirefox } from '../../local/browsers.ts';
import { type Desktop, windowSize } from './desktop.ts';
import type { Driver } from './driver.ts';

/** Launches Firefox, which puppeteer drives by WebDriver BiDi. */
export async function launchFirefox({ env }: Desktop): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: false,
    args: ['--width', String(windowSize.width), '--height', String(windowSize.height)],
    env: { ...process.env, ...env },
    defaultViewport: null,
    // Vitest has its own.
    timeout: 0,
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    open: async (url) => {
      try {
        await page.goto(url);
      } catch (error) {
        // Firefox sometimes aborts a load while it leaves the page before, and reports the files of the aborted page as failed.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
        await page.evaluate(`sessionStorage.removeItem('complaints')`);
        await page.goto(url);
      }
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    upload: async (path) => {
      const field = (await page.$('input[type=file]')) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(path);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
