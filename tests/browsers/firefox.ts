import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { findFirefox } from '../../local/browsers.ts';
import { type Desktop, windowSize } from './desktop.ts';
import type { Driver } from './driver.ts';

/** Launches Firefox, which puppeteer drives by WebDriver BiDi. */
export async function launchFirefox({ env, downloads }: Desktop): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: false,
    args: ['--width', String(windowSize.width), '--height', String(windowSize.height)],
    env: { ...process.env, ...env },
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      // As in versions before 147.
      'layout.css.anchor-positioning.enabled': false,
    },
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
        // Firefox sometimes aborts a load while leaving a page, and reports its files as failed.
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
    screenshot: () => screenshot(page),
    resize: (size) => page.setViewport(size),
    openedTab: async () => {
      const tab = (await browser.pages()).find((other) => other !== page);
      return tab && { screenshot: () => screenshot(tab), close: () => tab.close() };
    },
    close: () => browser.close(),
  };
}

async function screenshot(page: Page): Promise<Buffer> {
  return Buffer.from(await page.screenshot());
}
