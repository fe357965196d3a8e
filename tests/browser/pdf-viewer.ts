import type { Frame, Page } from 'playwright-core';

/** Chromium's own viewer of PDF files, in this tab or in a frame of it: an extension, so a process and an origin of its own. */
const viewerIn = (page: Page): Frame | undefined => page.frames().find((frame) => frame.url().startsWith('chrome-extension:'));

/** @returns how many pages of a PDF the viewer shows: 0 while it is loading, undefined where no viewer has been opened */
export async function pagesShown(page: Page): Promise<number | undefined> {
  const viewer = viewerIn(page);
  return viewer && Number(await viewer.locator('#pagelength').textContent());
}

/** Whether the viewer says that it can't read the file. */
export async function isUnreadable(page: Page): Promise<boolean> {
  return (await viewerIn(page)?.locator('viewer-error-dialog').count()) === 1;
}
