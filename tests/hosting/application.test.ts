import { expect, test } from 'vitest';
import { staffTexts } from '#contract/staff-texts.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { waitForStatus } from '../browser/dashboard.ts';
import { dashboardTexts, applicationsTexts } from '../../src/content/staff/dashboard.ts';
import { applyTexts } from '../../src/content/form-texts.ts';
import { paths } from '../../src/paths.ts';
import { browserOfFile, logIn, openPage, solveCaptcha } from '../browser/harness.ts';
import { applyForm, openDialog } from '../browser/forms.ts';

const browser = browserOfFile();

test('a visitor applies with a resume, staff read it, mark it reviewed and delete it', async () => {
  const name = `Ada Example ${crypto.randomUUID().slice(0, 8)}`;
  const resume = pdf(name, ['Fifteen years of Windchill.']);

  const { page, complaints } = await openPage(browser());
  await page.goto(paths.careers);
  const opening = page.getByRole('article').first();
  const jobTitle = await opening.getByRole('heading').first().innerText();
  await openDialog(page, opening);
  const dialog = page.locator(applyForm.scope);
  await applyForm.fill(dialog, name);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Ada’s resume.pdf', mimeType: 'application/pdf', buffer: resume });
  await solveCaptcha(page);
  await dialog.getByRole('button', { name: applyTexts.submit }).click();
  await applyForm.waitUntilAccepted(page);
  expect(complaints).toEqual([]);

  const staff = await openPage(browser());
  await staff.page.goto(paths.adminDashboard);
  await staff.page.waitForURL(`**${paths.adminLogin}`);
  await logIn(staff.page);
  await staff.page.goto(`${paths.adminDashboard}?tab=applications`);
  const row = staff.page.getByRole('row', { name });
  await row.getByText(jobTitle).waitFor();
  await waitForStatus(staff.page, name, 'Pending');

  const [tab, answer] = await Promise.all([
    staff.page.context().waitForEvent('page'),
    staff.page.context().waitForEvent('response', (response) => response.url().includes('/uploads/resumes/')),
    row.getByRole('link', { name: applicationsTexts.viewResumeNamed(name) }).click(),
  ]);
  await tab.close();
  const read = () =>
    staff.page.evaluate(async (url) => {
      const response = await fetch(url);
      return { status: response.status, bytes: [...new Uint8Array(await response.arrayBuffer())] };
    }, answer.url());
  expect(Buffer.from((await read()).bytes)).toEqual(resume);

  await row.getByRole('rowheader').getByRole('link').first().click();
  // The emulator starts further processes of the function for the requests of this page.
  await staff.page.getByText('First line\nSecond line').waitFor({ timeout: 45_000 });
  await staff.page.getByText('+91 80 5550 0100').waitFor();
  await staff.page.goBack();

  await row.getByRole('button', { name: applicationsTexts.markReviewedNamed(name) }).click();
  await waitForStatus(staff.page, name, 'Reviewed');

  await row.getByRole('button', { name: applicationsTexts.moreNamed(name) }).click();
  await row.getByRole('button', { name: applicationsTexts.deleteNamed(name) }).click();
  const question = staff.page.getByRole('alertdialog');
  await question.getByText(staffTexts.confirmDeleteApplication).waitFor();
  await question.getByRole('button', { name: dashboardTexts.delete }).click();
  await row.waitFor({ state: 'detached' });
  expect(staff.complaints).toEqual([]);
  // The row leaves before the server has deleted the application.
  await expect.poll(async () => (await read()).status).toBe(404);
  await staff.page.reload();
  await staff.page.getByRole('tab', { name: dashboardTexts.tabs.applications, selected: true }).waitFor();
  await expect.poll(() => staff.page.getByRole('row').count()).toBeGreaterThan(0);
  expect(await row.count()).toBe(0);

  await staff.page.getByRole('button', { name: dashboardTexts.logout }).click();
  await staff.page.waitForURL(`**${paths.adminLogin}`);
  expect(await staff.page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  expect((await read()).status).toBe(401);
});
