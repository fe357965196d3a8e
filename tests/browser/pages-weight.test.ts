import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { bars } from '../bench/bars.ts';
import { scriptsBeforePaint, transferred, weigh } from '../bench/weight.ts';
import { launchBrowser } from './harness.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test('the home page is light, and waits for no script', async () => {
  const { scripts, styles } = await weigh(browser, paths.home);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(bars.homeScriptsKB);
  expect(styles).toBeGreaterThan(0);
  expect(styles).toBeLessThanOrEqual(bars.homeStylesKB);
  expect(await transferred(browser, paths.home)).toBeLessThanOrEqual(bars.homeTransferredKB);
  expect(await scriptsBeforePaint(browser, paths.home)).toBe(0);
});

test('the login is light', async () => {
  expect((await weigh(browser, paths.adminLogin)).scripts).toBeLessThanOrEqual(bars.loginScriptsKB);
});
