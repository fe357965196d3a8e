import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, Page } from 'playwright-core';

/** Lighthouse's slowdown for a mid-range phone. */
export const cpuFactor = 4;

/** Slower processors need a smaller factor: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const fastDesktop = 1500;

/** Lighthouse's slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const network = { offline: false, latency: 150, downloadThroughput: (1600 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** @returns the factor that makes this processor as slow as that phone's */
export async function phoneFactor(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return cpuFactor * Math.min(1, index / fastDesktop);
}

export async function slowDown(page: Page, { factor = cpuFactor, slowNetwork = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, factor) });
  if (!slowNetwork) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}
