import { type Browser, devices } from 'playwright-core';
import { frameTexts } from '../../src/content/navigation.ts';
import { openPage } from '../browser/harness.ts';
import { withMirrors } from './mirror.ts';
import { entryPages } from './public-paths.ts';
import { inTurns, withBrowser } from './rounds.ts';
import { atMostTimes, type Row } from './row.ts';
import { slowDown } from './slow.ts';

const rounds = 7;

/** Measures the first tap on the menu, compared with the same page without scripts. */
export function measureTap(): Promise<Row[]> {
  return withMirrors(({ whole, bare }) =>
    withBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const [name, path] of await entryPages()) {
        const { ours, htmlAlone } = await inTurns(
          { ours: () => firstTap(browser, whole + path), htmlAlone: () => firstTap(browser, bare + path) },
          rounds,
        );
        const what = `first tap on the menu of ${name}, from the start of loading, against the HTML alone`;
        rows.push(atMostTimes(what, ours, htmlAlone, 1.2, 'ms'));
      }
      return rows;
    }),
  );
}

/** @returns milliseconds from the start of loading until the menu is open */
async function firstTap(browser: Browser, url: string): Promise<number> {
  const { page } = await openPage(browser, devices['Pixel 7']);
  await slowDown(page, { slowNetwork: true });
  const button = page.getByRole('button', { name: frameTexts.menu, exact: true });
  const panel = page.getByRole('navigation', { name: frameTexts.smallScreenNavigation });
  await page.goto(url, { waitUntil: 'commit' });
  await button.waitFor();
  // Browsers ignore taps before the first paint.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const box = await button.boundingBox();
  if (!box) throw new Error('The menu’s button is not visible');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await panel.waitFor();
  const opened = await page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))));
  await page.context().close();
  return opened;
}
