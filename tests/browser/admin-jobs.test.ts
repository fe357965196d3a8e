import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ApplicationStatus } from '#contract/statuses.ts';
import { jobsTexts } from '../../src/content/staff/jobs.ts';
import { paths } from '../../src/paths.ts';
import { applyFor, button, listApplications, openDashboard, postJob, row, send } from './dashboard.ts';
import { browserOfFile, openPage } from './harness.ts';

const browser = browserOfFile();

it('opens a list of as many applications as each number of a job says', async () => {
  const job = await postJob();
  const statuses: ApplicationStatus[] = ['Pending', 'Pending', 'Reviewed', 'Offer', 'Hired', 'Rejected'];
  await Promise.all(statuses.map((_, index) => applyFor(job, `Ann ${index}`, `ann${index}@example.com`)));
  const applications = await listApplications(`&job_id=${job.id}`);
  for (const [index, { id }] of applications.entries()) {
    const status = statuses[index];
    if (status !== 'Pending') await send(endpoints.updateApplicationStatus, { parameter: id, json: { status } });
  }
  const { page, complaints } = await openDashboard(browser(), '?tab=jobs');
  const links = row(page, job.title).getByRole('link');
  await expect.poll(() => links.allTextContents()).toEqual(['2', '2', '1', '1', '6']);
  for (const [index, count] of (await links.allTextContents()).entries()) {
    await links.nth(index).click();
    await expect.poll(() => page.getByRole('rowheader').filter({ hasText: 'Ann' }).count()).toBe(Number(count));
    await page.goBack();
  }
  expect(complaints).toEqual([]);
});

it('previews a job in the layout of the careers page in a window of the width of the dialog', async () => {
  const title = `Tester ${crypto.randomUUID().slice(0, 8)}, with a name that needs room beside its button`;
  await postJob({ title, location: 'Bengaluru and Pune', department: 'Engineering', closes_on: '2099-12-31' });
  const staff = await openDashboard(browser(), '?tab=jobs', { viewport: { width: 1440, height: 900 } });
  await button(staff.page, jobsTexts.editNamed(title)).click();
  await staff.page.getByRole('tab', { name: jobsTexts.preview }).click();
  const preview = staff.page.getByRole('article', { name: title });
  const previewed = await layoutOf(preview);

  const visitor = await openPage(browser());
  await visitor.page.goto(paths.careers);
  const listed = visitor.page.getByRole('article', { name: title });
  const { width = 0 } = (await preview.boundingBox()) ?? {};
  // The page has margins, so the window is a little wider than the row.
  await listed.waitFor();
  let window = Math.floor(width);
  do await visitor.page.setViewportSize({ width: window++, height: 900 });
  while ((await widthOf(listed)) < Math.floor(width));
  const shown = await layoutOf(listed);
  expect(shown.map(({ text }) => text)).toEqual(previewed.map(({ text }) => text));
  for (const [index, { left, top }] of shown.entries()) {
    expect(Math.abs(left - (previewed[index]?.left ?? 0))).toBeLessThan(3);
    expect(Math.abs(top - (previewed[index]?.top ?? 0))).toBeLessThan(3);
  }
});

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;

/** @returns the parts of a job's row, and where they are in it */
function layoutOf(article: Locator): Promise<{ text: string | null; left: number; top: number }[]> {
  return article.evaluate((node) => {
    const origin = node.getBoundingClientRect();
    return [...node.querySelectorAll('h3, h4, li > span, button')].map((part) => {
      const { left, top } = part.getBoundingClientRect();
      return { text: part.textContent, left: left - origin.left, top: top - origin.top };
    });
  });
}
