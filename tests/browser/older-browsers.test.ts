import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { launchBrowser, openPage } from './harness.ts';
import { hydrated } from './page-checks.ts';

// The site is built for browsers of 2023 on: https://vite.dev/guide/build#browser-compatibility. Some have neither popovers nor `AbortSignal.any`.

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test('one without popovers goes from page to page, and has the openings', async () => {
  const { page, complaints } = await openPage(browser);
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const matches = Reflect.get(Element.prototype, 'matches') as (selectors: string) => boolean;
    Object.defineProperty(Element.prototype, 'matches', {
      value(this: Element, selectors: string) {
        if (selectors.includes(':popover-open')) throw new DOMException(`'${selectors}' is not a valid selector`, 'SyntaxError');
        return matches.call(this, selectors);
      },
    });
  });
  await page.goto(paths.home);
  await hydrated(page);
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  await link('About Us').click();
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  await link('Careers').click();
  await page.getByRole('article').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
