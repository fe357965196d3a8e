import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { inProject } from '../../local/project.ts';

const axe = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8');
const allRules: RunOptions = { iframes: false, preload: false, resultTypes: ['violations'] };
const colorRules: RunOptions = { ...allRules, runOnly: ['color-contrast', 'link-in-text-block'] };

/** Checks all rules in the light scheme, and colours in the dark one, without frames. @param scope a CSS selector */
export async function violationsInBothSchemes(page: Page, scope = 'body'): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForFunction(hasScheme, scheme);
    await page.waitForFunction(isStill, undefined, { timeout: 5000 });
    const options = scheme === 'dark' ? colorRules : allRules;
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(scope)}, ${JSON.stringify(options)})`);
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${scheme}: ${id} ${target.join(' ')}`)));
  }
  return found;
}

/** Whether Mantine has applied the scheme. Always true for a page without Mantine, such as a mail. */
function hasScheme(scheme: string): boolean {
  return (document.documentElement.dataset['mantineColorScheme'] ?? scheme) === scheme;
}

/** Whether every animation that runs once has ended. */
function isStill(): boolean {
  return !document.getAnimations().some(({ effect, playState, timeline }) => {
    return playState === 'running' && timeline === document.timeline && effect?.getTiming().iterations === 1;
  });
}
