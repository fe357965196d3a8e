import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, Page } from 'playwright-core';

/** How much slower Lighthouse makes the processor, so that it is that of a phone of the middle class. */
export const cpuFactor = 4;

/**
 * Lighthouse's index of the slowest processor that this factor is meant for; of a slower one it asks to take less off:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
const fastDesktop = 1500;

/** Lighthouse's slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const network = { offline: false, latency: 150, downloadThroughput: (1600 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** @returns how much slower to make this processor, as it is just now, for the same phone: `cpuFactor`, or less */
export async function phoneFactor(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return cpuFactor * Math.min(1, index / fastDesktop);
}

/** Makes the page run as on a phone; with `slowNetwork`, its requests too. */
export async function slowDown(page: Page, { factor = cpuFactor, slowNetwork = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, factor) });
  if (!slowNetwork) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}
