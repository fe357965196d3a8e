import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { loginTexts } from '../../src/shared/texts/form-texts.ts';
import { jobFormTexts } from '../../src/desk/jobs/job-form-texts.ts';
import { paths } from '../../src/paths.ts';
import { postJob, row } from './dashboard.ts';
import { browserOfFile, logIn, openPage } from './harness.ts';
import { countDocuments } from './page-checks.ts';

const browser = browserOfFile();

const dialogOf = (page: Page) => page.getByRole('dialog', { name: jobsTexts.editTitle });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: jobFormTexts.save }).click();

async function editLocation(page: Page, job: Job, location: string): Promise<void> {
  await page.getByRole('button', { name: jobsTexts.editNamed(job.title) }).click();
  await dialogOf(page).getByLabel(jobFormTexts.fields.location).fill(location);
}

describe('a session that is left open', () => {
  const minuteMs = 60_000;
  const bearerOf = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'));

  it('lasts until the page is closed if the browser blocks storage', async () => {
    const { page } = await openPage(browser());
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Not allowed', 'SecurityError');
          },
        });
      }
    });
    await logIn(page);
    await page.getByRole('tab', { name: dashboardTexts.tabs.applications }).click();
    await page.getByRole('row').nth(1).waitFor();
    await page.reload();
    await page.waitForURL(`**${paths.adminLogin}`);
    await page.getByLabel(loginTexts.fields.username).waitFor();
  });

  it('is renewed during an edit, even if the Firebase script loads only after a reload', async () => {
    const job = await postJob();
    const { page } = await openPage(browser());
    await page.clock.install();
    const script = /\/assets\/SessionKeeper-/;
    const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await page.route(script, (route) => route.abort(), { times: 1 });
    await logIn(page);
    const documents = countDocuments(page);
    await failed;
    // The Firebase SDK has signed in.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('adminCustomToken'))).toBeNull();
    expect(documents()).toBe(1);
    await page.getByRole('tab', { name: dashboardTexts.tabs.jobs }).click();
    await editLocation(page, job, 'Mysuru');
    const renewed = page.waitForResponse((response) => response.url().includes('securetoken') && response.ok());
    await page.clock.fastForward(61 * minuteMs);
    // Tokens of the same second are equal, so a change cannot be awaited.
    const { id_token } = (await (await renewed).json()) as { id_token: string };
    await expect.poll(() => bearerOf(page)).toBe(id_token);
    expect(await dialogOf(page).getByLabel(jobFormTexts.fields.location).inputValue()).toBe('Mysuru');
    await save(page);
    await row(page, job.title).filter({ hasText: 'Mysuru' }).waitFor();
  });
});
