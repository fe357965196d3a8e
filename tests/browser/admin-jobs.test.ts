import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { paths } from '../../src/paths.ts';
import { button, openDashboard, postJob } from './dashboard.ts';
import { browserOfFile, openPage } from './harness.ts';

const browser = browserOfFile();

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
    return [...node.querySelectorAll('h3, h4, dd, div > a, div > button')].map((part) => {
      const { left, top } = part.getBoundingClientRect();
      return { text: part.textContent, left: left - origin.left, top: top - origin.top };
    });
  });
}
