import { expect, test } from 'vitest';
import { pdf } from '../../local/seed/pdf.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { applyFor, button, personMenu, postJob } from '../browser/dashboard.ts';
import { browserOfFile, logIn, openPage } from '../browser/harness.ts';

const browser = browserOfFile();

test('staff read a resume with the cookie of their login, until they log out', async () => {
  const name = `Ada Example ${crypto.randomUUID().slice(0, 8)}`;
  const resume = pdf(name, ['Fifteen years of Windchill.']);
  const job = await postJob();
  await applyFor(job, name, 'ada@example.com', resume, 'Ada’s resume.pdf');

  const { page, complaints } = await openPage(browser());
  // The emulator starts a process for each of the calls at once.
  page.context().setDefaultTimeout(60_000);
  await logIn(page);
  await page.goto(`${adminPaths.dashboard}?tab=applications&job=${job.id}`);
  const [tab, answer] = await Promise.all([
    page.context().waitForEvent('page'),
    page.context().waitForEvent('response', (response) => response.url().includes('/uploads/resumes/')),
    page.getByRole('link', { name: applicationsTexts.viewResumeNamed(name) }).click(),
  ]);
  await tab.close();
  const read = () =>
    page.evaluate(async (url) => {
      const response = await fetch(url);
      return { status: response.status, bytes: [...new Uint8Array(await response.arrayBuffer())] };
    }, answer.url());
  expect(Buffer.from((await read()).bytes)).toEqual(resume);
  expect(complaints).toEqual([]);

  await personMenu(page).click();
  await button(page, dashboardTexts.logout).click();
  await page.waitForURL(`**${paths.adminLogin}`);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  expect((await read()).status).toBe(401);
});
