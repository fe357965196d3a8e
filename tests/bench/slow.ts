import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, Page } from 'playwright-core';

/** Lighthouse's slowdown for a mid-range phone. */
export const cpuFactor = 4;

/**
 * The BenchmarkIndex from which `cpuFactor` fits. Slower processors need a smaller one:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const fastDesktopIndex = 1500;

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;

/** Lighthouse's slow 4G, with its values for the browser's own throttling. */
const network = {
  offline: false,
  latency: requestLatencyMs,
  downloadThroughput: (downloadThroughputKbps * 1024) / 8,
  uploadThroughput: (uploadThroughputKbps * 1024) / 8,
};

/** @returns the factor that makes this processor as slow as a mid-range phone's, at least 1 */
export async function phoneFactor(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return Math.max(1, cpuFactor * Math.min(1, index / fastDesktopIndex));
}

export async function slowDown(page: Page, { factor = cpuFactor, slowNetwork = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  if (!slowNetwork) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}
