import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './harness.ts';

/** One browser for all tests of a file, with new pages for each test. */
export function browserOfFile(options: { pdfViewer?: boolean } = {}): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser([], options);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser.close());
  return () => browser;
}
