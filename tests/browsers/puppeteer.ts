import puppeteer, { type ElementHandle, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { findChromium, findFirefox } from '../../local/browsers.ts';
import { chromiumArguments } from '../browser/chromium.ts';
import { type Desktop, windowSize } from './desktop.ts';
import type { Driver } from './driver.ts';

/** With a display, Chromium has a window, and the PDF viewer and the focus that people have. */
export function launchChromium(desktop: Desktop): Promise<Driver> {
  return launch(desktop, {
    executablePath: findChromium(),
    headless: desktop.env['DISPLAY'] === undefined,
    args: [...chromiumArguments, `--window-size=${windowSize.width},${windowSize.height}`],
    downloadBehavior: { policy: 'allow', downloadPath: desktop.downloads },
  });
}

/** Puppeteer drives Firefox by WebDriver BiDi. */
export function launchFirefox(desktop: Desktop): Promise<Driver> {
  return launch(desktop, {
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: false,
    args: ['--width', String(windowSize.width), '--height', String(windowSize.height)],
    extraPrefsFirefox: {
      'browser.download.dir': desktop.downloads,
      'browser.download.folderList': 2,
      // As in versions before 147.
      'layout.css.anchor-positioning.enabled': false,
    },
  });
}

async function launch({ env }: Desktop, options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    ...options,
    // With the one font of the tests, Firefox draws the captcha elsewhere than it takes clicks.
    env: { ...process.env, ...(options.browser === 'firefox' && { FONTCONFIG_FILE: undefined }), ...env },
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
