import { expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { figures } from '#rooms/figures/contract/figures.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { countFigures } from '../../functions/src/upkeep/upkeep.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { applyTexts } from '../../src/shared/texts/form-texts.ts';
import { privacyNoteTexts } from '../../src/shared/texts/privacy-notes.ts';
import { content as privacy } from '../../src/site/content/privacy.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { figuresTexts } from '../../src/desk/figures/figures-texts.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { button, openDashboard, postJob, row, send } from './dashboard.ts';
import { browserOfFile, openPage, solveCaptcha } from './harness.ts';
import { uniqueName } from './forms.ts';
import { hydrated, openHydrated } from './page-checks.ts';
import { api } from './site.ts';

const browser = browserOfFile();

test('an application keeps the source of the visit, which staff see in figures and review, and filter by', async () => {
  const job = await postJob();
  const numbers = async () => figures.parse(await send(endpoints.readFigures, { query: `?job_id=${job.id}` }));
  const views = async () => (await numbers()).views?.at(-1)?.views;
  const name = uniqueName();

  const { page, complaints } = await openHydrated(browser(), `${paths.about}?utm_campaign=x&ref=LinkedIn`);
  await page.goto(jobPath(job.id));
  await expect.poll(views).toBe(1);
  // A reload counts as the same view.
  await page.reload();
  await hydrated(page);

  await page
    .getByRole('link', { name: careersTexts.applyFor(job.title) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(applyTexts.fields.applicant_name).fill(name);
  await dialog.getByLabel(applyTexts.fields.applicant_email).fill('ada@example.com');
  // The privacy page opens in a new tab, so the dialog keeps what was entered.
  const note = dialog.getByRole('link', { name: privacyNoteTexts.privacyLink });
  const [tab] = await Promise.all([page.waitForEvent('popup'), note.click()]);
  await tab.getByRole('heading', { name: privacy.heading, level: 1 }).waitFor();
  await tab.close();
  await solveCaptcha(page);
  await dialog.getByRole('button', { name: applyTexts.submit }).click();
  await page.getByText(visitorTexts.applySent).waitFor();
  await countFigures(api.parts);
  expect((await numbers()).periods[90].sources).toMatchObject([{ source: 'linkedin', received: { count: 1, stored: 1 } }]);
  expect(await views()).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
  expect(complaints).toEqual([]);

  const staff = await openDashboard(browser(), '?tab=jobs');
  await button(staff.page, jobsTexts.moreNamed(job.title)).click();
  await staff.page.getByRole('link', { name: jobsTexts.figuresOf(job.title) }).click();
  const { columns, heading } = figuresTexts.sources;
  await staff.page.getByText(heading, { exact: true }).click();
  await staff.page.getByRole('link', { name: figuresTexts.countNamed(columns[1], 'linkedin', 1) }).click();
  await row(staff.page, name).waitFor();
  expect(await staff.page.getByRole('rowheader').count()).toBe(1);
  await button(staff.page, applicationsTexts.removeFilter(applicationsTexts.chips.source('linkedin'))).waitFor();
  await row(staff.page, name).getByRole('link', { name }).click();
  await staff.page.getByRole('definition').getByText('linkedin', { exact: true }).waitFor();
  await staff.page.goto(`${adminPaths.dashboard}?tab=applications&source=of-nobody`);
  await staff.page.getByText(applicationsTexts.noMatch).waitFor();
  expect(staff.complaints).toEqual([]);
});

test('ignores a malformed source', async () => {
  const { page } = await openPage(browser());
  await page.goto(`${paths.contact}?ref=%3Cscript%3E&utm_source=two%20words`);
  expect(await page.evaluate(() => sessionStorage.getItem('source'))).toBeNull();
});
