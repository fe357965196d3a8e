import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';

/** Format: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
const trace = z.object({
  traceEvents: z.array(
    z.object({ pid: z.number(), tid: z.number(), tdur: z.number().optional(), args: z.object({ name: z.unknown() }).partial().optional() }),
  ),
});

/** @returns the CPU time of the page's longest task during `act`, in milliseconds */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  // Without a frame to draw, an idle browser may not call back for half a minute.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })));
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const threadOf = ({ pid, tid }: (typeof traceEvents)[number]) => `${pid} ${tid}`;
  const pageThreads = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents.filter((event) => pageThreads.has(threadOf(event)));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

/** Scrolls to the end in 60 frames, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = document.documentElement.scrollHeight / 60;
    for (let frame = 0; frame < 60; frame++) {
      window.scrollBy(0, step);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
}
