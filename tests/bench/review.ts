import type { Browser, CDPSession, Page } from 'playwright-core';
import { pdf } from '../../local/seed/pdf.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { applicationPath } from '../../src/admin-paths.ts';
import { applyFor, listApplications, openStaffPage, postJob } from '../browser/dashboard.ts';
import { withBrowser } from './rounds.ts';

const rounds = 20;

const nameOf = (index: number) => `Robin Example ${index}`;

/** Measures the time from the key press to the frame with the next resume, drawn in advance. */
export function measureReview() {
  return withBrowser(async (browser) => {
    const page = await openFirstApplication(browser);
    await waitForDrawing(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (let index = 1; index <= rounds; index++) {
      await waitForDrawing(page);
      times.push(await timeToFrame(page, session, nameOf(index)));
    }
    return { nextResume: times };
  });
}

async function openFirstApplication(browser: Browser): Promise<Page> {
  const job = await postJob();
  for (let index = rounds; index >= 0; index--) {
    await applyFor(job, nameOf(index), `robin.${index}@example.com`, pdf(nameOf(index), ['Worked on things']));
  }
  const [first] = await listApplications(`&job_id=${job.id}`);
  const { page } = await openStaffPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(applicationPath(first?.id ?? '', new URLSearchParams({ job: job.id })));
  return page;
}

/** Waits until this resume and the next are drawn. A person reads for longer than the pause. */
async function waitForDrawing(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('.textLayer').length >= 2, undefined, { timeout: 60_000 });
  await page.waitForTimeout(1000);
}

/** @returns milliseconds from the key press to the frame that shows this applicant's resume */
async function timeToFrame(page: Page, session: CDPSession, name: string): Promise<number> {
  const title = reviewTexts.previewNamed(name);
  // The page listens before the key is pressed.
  const measurement = await page.evaluateHandle((title) => {
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'keydown',
        // tsx gives functions with a name a helper, which the page does not have.
        async ({ timeStamp }) => {
          let pages: Element | null = null;
          while (!pages || getComputedStyle(pages).visibility !== 'visible') {
            await new Promise(requestAnimationFrame);
            pages = document.querySelector(`[aria-label="${title}"] canvas`);
          }
          // The timeout ends after the frame is painted.
          setTimeout(() => resolve(performance.now() - timeStamp));
        },
        { once: true, capture: true },
      );
    });
    return { painted };
  }, title);
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'j', code: 'KeyJ', text: 'j' });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'j', code: 'KeyJ' });
  return measurement.evaluate(({ painted }) => painted);
}
