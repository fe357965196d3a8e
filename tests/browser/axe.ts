import { AxeBuilder } from '@axe-core/playwright';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Looks for accessibility violations in both colour schemes. The page is light again afterwards, and a solved captcha is
 * not: it takes the page's colours and so begins anew. Its frame is its maker's and left out. Style sheets are not
 * loaded again, which the font's service, cut off, would refuse.
 * @param scope selector of the part that is looked at
 * @returns what is wrong: scheme, rule and element
 */
export async function violationsInBothSchemes(page: Page, scope = 'body'): Promise<string[]> {
  const found: string[] = [];
  const options: RunOptions = { preload: false, resultTypes: ['violations'] };
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
    await page.waitForFunction(isStill, undefined, { timeout: 5000 });
    const { violations } = await new AxeBuilder({ page }).include(scope).setLegacyMode().options(options).analyze();
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${scheme}: ${id} ${target.join(' ')}`)));
  }
  return found;
}

/** Whether no colour is on its way: axe would measure one in between. What moves for ever, or by scrolling, is not meant. */
function isStill(): boolean {
  return !document.getAnimations().some(({ effect, playState, timeline }) => {
    return playState === 'running' && timeline === document.timeline && effect?.getTiming().iterations === 1;
  });
}
