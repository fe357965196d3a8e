import type { Frame, Page } from 'playwright-core';

/** Chromium's PDF viewer is an extension, in its own process and origin. */
const viewerIn = (page: Page): Frame | undefined => page.frames().find((frame) => frame.url().startsWith('chrome-extension:'));

/** @returns the number of pages in the viewer; 0 while it is loading, undefined without a viewer */
export async function pagesShown(page: Page): Promise<number | undefined> {
  const viewer = viewerIn(page);
  return viewer && Number(await viewer.locator('#pagelength').textContent());
}

export async function showsReadError(page: Page): Promise<boolean> {
  return (await viewerIn(page)?.locator('viewer-error-dialog').count()) === 1;
}
