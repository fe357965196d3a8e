import type { Page } from 'playwright-core';

/** How much slower the processor is made, as Lighthouse does for a phone of the middle class. */
const cpuFactor = 4;

/** Lighthouse's slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const network = { offline: false, latency: 150, downloadThroughput: (1600 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** Makes the page run as on a phone; with `slowNetwork`, its requests too. */
export async function slowDown(page: Page, { slowNetwork = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuFactor });
  if (!slowNetwork) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
}
