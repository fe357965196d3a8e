import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../local/browsers.ts';
import { chromiumArguments } from '../browser/chromium.ts';
import { type Desktop, windowSize } from './desktop.ts';
import type { Driver } from './driver.ts';

/** With a display, Chromium has a window, and the PDF viewer and the focus that people have. */
export async function launchChromium({ env, downloads }: Desktop): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    headless: env['DISPLAY'] === undefined,
    args: [...chromiumArguments, `--window-size=${windowSize.width},${windowSize.height}`],
    env: { ...process.env, ...env },
  });
  const page = await browser.newPage({ viewport: null });
  page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    upload: (path) => page.locator('input[type=file]').first().setInputFiles(path),
    screenshot: () => page.screenshot(),
    resize: (size) => page.setViewportSize(size),
    openedTab: () => Promise.resolve(page.context().pages()[1]),
    close: () => browser.close(),
  };
}
