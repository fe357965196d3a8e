import { Builder, By, Key } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findWebKitDriver } from '../../local/browsers.ts';
import { freePort, host } from '../../local/ports.ts';
import { type Desktop, windowSize } from './desktop.ts';
import type { Driver } from './driver.ts';

const keys: Record<string, string> = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** Selenium drives WebKitGTK's MiniBrowser, which has no WebDriver BiDi, by classic WebDriver. */
export async function launchWebKit(desktop: Desktop): Promise<Driver> {
  const port = await freePort();
  // The fonts of the machine, as in Firefox.
  desktop.start('env', ['-u', 'FONTCONFIG_FILE', findWebKitDriver() ?? 'WebKitWebDriver', `--port=${port}`]);
  const builder = new Builder().usingServer(`http://${host}:${port}`).withCapabilities({ browserName: 'MiniBrowser' });
  const browser = await vi.waitFor(() => builder.build(), { timeout: 15_000 });
  const handle = await browser.getWindowHandle();
  const screenshot = async () => Buffer.from(await browser.takeScreenshot(), 'base64');
  const resize = (size: { width: number; height: number }) => browser.manage().window().setRect(size);
  const inTab = async <Result>(tab: string, work: () => Promise<Result>) => {
    await browser.switchTo().window(tab);
    try {
      return await work();
    } finally {
      await browser.switchTo().window(handle);
    }
  };
  await resize(windowSize);

  return {
    open: (url) => browser.get(url),
    evaluate: (expression) => browser.executeScript(`return (${expression});`),
    click: (x, y) => browser.actions().move({ x, y, duration: 0 }).click().perform(),
    press: (key) =>
      browser
        .actions()
        .sendKeys(keys[key] ?? key)
        .perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
    upload: (path) => browser.findElement(By.css('input[type=file]')).sendKeys(path),
    screenshot,
    resize,
    openedTab: async () => {
      const tab = (await browser.getAllWindowHandles()).find((other) => other !== handle);
      return tab === undefined ? undefined : { screenshot: () => inTab(tab, screenshot), close: () => inTab(tab, () => browser.close()) };
    },
    close: () => browser.quit(),
  };
}
