import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './harness.ts';

/**
 * One browser for the tests of the file that calls this: started before the first, ended after the last, with no page left over
 * from one to the next.
 * @returns it, once the tests run
 */
export function browserOfFile(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser.close());
  return () => browser;
}
