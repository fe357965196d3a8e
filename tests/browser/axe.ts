import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const everything: RunOptions = { iframes: false, preload: false, resultTypes: ['violations'] };
const colors: RunOptions = { ...everything, runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Looks for accessibility violations: all of them in the light, those of colours in the dark, which differs in nothing else. The page
 * is light again afterwards, and a solved captcha is not: it takes the page's colours and so begins anew. Its frame is its maker's and
 * left out. Style sheets are not loaded again, which the font's service, cut off, would refuse.
 * @param scope selector of the part that is looked at
 * @returns what is wrong: scheme, rule and element
 */
export async function violationsInBothSchemes(page: Page, scope = 'body'): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
    await page.waitForFunction(isStill, undefined, { timeout: 5000 });
    const options = scheme === 'dark' ? colors : everything;
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(scope)}, ${JSON.stringify(options)})`);
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
