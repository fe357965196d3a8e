import type { Browser } from 'playwright-core';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { frameTexts } from '../../src/site/content/navigation.ts';
import { paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from '../browser/page-checks.ts';
import { everyPath, openLoaded } from './public-paths.ts';
import { withBrowser } from './rounds.ts';

/** What opens for visitors, and the button that opens it. */
const openings: [path: string, button: string | RegExp][] = [
  [paths.home, frameTexts.services],
  [paths.home, frameTexts.menu],
  [paths.careers, new RegExp(`^${careersTexts.applyFor('')}`)],
];

/** Looks for violations on all pages, in what opens for visitors, and on phones in the menu. */
export function measureAxe() {
  return withBrowser(async (browser) => {
    let violations = 0;
    for (const path of await everyPath()) violations += await violationsOf(browser, path);
    for (const [path, button] of openings) violations += await violationsOf(browser, path, button);
    return { violations: [violations] };
  });
}

/** @returns how many violations there are, once a button has been pressed */
async function violationsOf(browser: Browser, path: string, name?: string | RegExp): Promise<number> {
  const page = await openLoaded(browser, path, { viewport: { width: name === frameTexts.menu ? 360 : 1280, height: 800 } });
  if (name) {
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
    await page.locator('[role=dialog], [popover]:popover-open').last().waitFor();
  }
  const found = await violationsInBothSchemes(page, 'html');
  for (const violation of found) console.log(path, name ?? '', violation);
  await page.context().close();
  return found.length;
}
