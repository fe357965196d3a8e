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

/** What `work` takes on the processor for which the bars are set, in milliseconds of CPU time. */
const usualMs = 100;

function work(): void {
  const table = document.createElement('table');
  table.innerHTML = Array.from({ length: 3000 }, (_, row) => `<tr><td>Row ${row}<td>Some text that is laid out<td>${row % 7}</tr>`).join(
    '',
  );
  document.body.replaceChildren(table);
  document.body.style.height = `${table.offsetHeight}px`;
  table.remove();
}

/**
 * @returns how many times slower the processor is now, at least 1: on a shared one, the same work
 * can take twice the CPU time
 */
export async function slowness(browser: Browser, page: Page): Promise<number> {
  const blank = await page.context().newPage();
  const times: number[] = [];
  for (let round = 0; round < 7; round++) times.push(await longestTask(browser, blank, () => blank.evaluate(work)));
  await blank.close();
  const [, , , median = usualMs] = times.toSorted((one, other) => one - other);
  return Math.max(1, median / usualMs);
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
