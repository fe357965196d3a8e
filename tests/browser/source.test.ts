import { expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { figures } from '#rooms/figures/contract/figures.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { countFigures } from '../../functions/src/upkeep/upkeep.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { applyTexts } from '../../src/shared/texts/form-texts.ts';
import { privacyNoteTexts } from '../../src/shared/texts/privacy-notes.ts';
import { content as privacy } from '../../src/site/content/privacy.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { postJob, send } from './dashboard.ts';
import { browserOfFile, openPage, solveCaptcha } from './harness.ts';
import { uniqueName } from './forms.ts';
import { hydrated, openHydrated } from './page-checks.ts';
import { api } from './site.ts';

const browser = browserOfFile();

test('an application keeps the source of the visit, which the figures count', async () => {
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
});

test('ignores a malformed source', async () => {
  const { page } = await openPage(browser());
  await page.goto(`${paths.contact}?ref=%3Cscript%3E&utm_source=two%20words`);
  expect(await page.evaluate(() => sessionStorage.getItem('source'))).toBeNull();
});
