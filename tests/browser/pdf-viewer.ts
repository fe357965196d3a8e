import type { Page } from 'playwright-core';

/**
 * @returns how many pages of a PDF Chromium's own viewer shows, in this tab or in a frame of it: 0 while it is loading or when it
 *   can't read the file, undefined where no viewer has been opened
 */
export async function pagesShown(page: Page): Promise<number | undefined> {
  // The viewer is an extension: a process and an origin of its own.
  const viewer = page.frames().find((frame) => frame.url().startsWith('chrome-extension:'));
  return viewer && Number(await viewer.locator('#pagelength').textContent());
}
