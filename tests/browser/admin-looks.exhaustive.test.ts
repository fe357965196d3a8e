import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { adminCopy, applicationsCopy, jobsCopy, messagesCopy } from '../../src/content/admin-copy.ts';
import { jobFormCopy } from '../../src/content/form-copy.ts';
import { applyFor, bearer, openDashboard, postJob, writeMessage } from './dashboard.ts';
import { violationsInBothSchemes } from './axe.ts';
import { launchBrowser } from './harness.ts';
import { sidesOf, sideWritten } from './page-checks.ts';

const name = 'Wolfeschlegelsteinhausenbergerdorff Okonkwo-Ramanathan';
const subject = 'Classification of 40,000 parts, and what the migration of their documents would cost';

let browser: Browser;
let job: Job;

beforeAll(async () => {
  browser = await launchBrowser();
  job = await postJob(await bearer(), { title: 'Principal Engineer for Configuration Management and Change Processes' });
  await applyFor(job, name, 'a.very.long.address.indeed@subdomain.of.a.customer.example.com', pdf(name, ['Line']));
  await writeMessage(subject, `${'A long line without an end. '.repeat(20)}\n\n${'x'.repeat(200)}`);
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

afterAll(() => browser.close());

type View = { view: string; query: () => string; open?: (page: Page) => Promise<unknown> };

const click = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).first().click();

const views: View[] = [
  { view: 'job postings', query: () => '' },
  { view: 'a posting’s form', query: () => '', open: (page) => click(page, jobsCopy.editNamed(job.title)) },
  {
    view: 'a posting’s preview',
    query: () => '',
    open: async (page) => {
      await click(page, jobsCopy.editNamed(job.title));
      await page.getByRole('dialog').getByRole('tab', { name: jobsCopy.preview }).click();
    },
  },
  {
    view: 'the question before unsaved changes are dropped',
    query: () => '',
    open: async (page) => {
      await click(page, jobsCopy.create);
      await page.getByRole('dialog').getByLabel(jobFormCopy.fields.title).fill('x');
      await page.keyboard.press('Escape');
      // The dialog that it is asked over is there already.
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { view: 'applications', query: () => `?tab=applications&job=${job.id}` },
  {
    view: 'an application',
    query: () => `?tab=applications&job=${job.id}`,
    open: (page) => click(page, applicationsCopy.detailsNamed(name)),
  },
  { view: 'no application', query: () => '?tab=applications&q=nobody-is-called-so' },
  { view: 'messages', query: () => '?tab=messages' },
  { view: 'a message', query: () => '?tab=messages', open: (page) => click(page, messagesCopy.readNamed(subject, 'Ada Example')) },
  {
    view: 'the question before a message is deleted',
    query: () => '?tab=messages',
    open: (page) => click(page, messagesCopy.deleteNamed(subject, 'Ada Example')),
  },
];

describe.each(views)('$view', ({ query, open }) => {
  it.each([
    ['wide', 1280],
    ['narrow', 360],
  ])('is clean for axe, light and dark, and fits (%s)', async (_, width) => {
    const { page, complaints } = await openDashboard(browser, query(), {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    await page.getByRole('row').nth(1).or(page.getByText(applicationsCopy.noMatch)).waitFor();
    if (open) {
      await open(page);
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).last().waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});

describe('a text that runs from right to left', () => {
  const hebrew = 'שלום רב,\nI write in two scripts.';

  it('is read where its script begins, in an application and in a message', async () => {
    const applicant = 'Esther Cohen';
    const about = `Haifa ${crypto.randomUUID().slice(0, 8)}`;
    await applyFor(job, applicant, 'esther@example.com', undefined, undefined, hebrew);
    await writeMessage(about, hebrew);
    const { page } = await openDashboard(browser, `?tab=applications&job=${job.id}`);
    await click(page, applicationsCopy.detailsNamed(applicant));
    expect(await sidesOf(page.getByRole('dialog').getByText(hebrew))).toEqual(['right', 'left']);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: adminCopy.tabs.messages }).click();
    await click(page, messagesCopy.readNamed(about, 'Ada Example'));
    expect(await sidesOf(page.getByRole('dialog').getByText(hebrew))).toEqual(['right', 'left']);
  });

  it('is written there too, in a posting’s long texts', async () => {
    const { page } = await openDashboard(browser);
    await click(page, jobsCopy.create);
    for (const label of [jobFormCopy.fields.description, jobFormCopy.fields.requirements]) {
      const field = page.getByRole('dialog').getByLabel(label);
      expect(await sideWritten(field, 'Hello')).toBe('left');
      expect(await sideWritten(field, hebrew)).toBe('right');
    }
  });
});

describe('by keyboard alone', () => {
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

  /** Tabs on until the focus is on what is called so. */
  async function tabTo(page: Page, label: string): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      if ((await focused(page)) === label) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${label}`);
  }

  /** Tabs on until the focus is on a field. */
  async function tabToElement(page: Page, field: Locator): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      if (await field.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${field.toString()}`);
  }

  it('an application is looked at, marked and deleted, and the focus is never lost', async () => {
    await applyFor(job, 'Key Board', 'key@example.com');
    const { page } = await openDashboard(browser, `?tab=applications&job=${job.id}&q=key`);
    await page.getByRole('row').nth(1).waitFor();

    await tabTo(page, applicationsCopy.detailsNamed('Key Board'));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, applicationsCopy.markReviewed);
    await page.keyboard.press('Enter');
    await page.getByText(applicationsCopy.marked('Key Board')).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(applicationsCopy.detailsNamed('Key Board'));

    await tabTo(page, applicationsCopy.deleteNamed('Key Board'));
    await page.keyboard.press('Enter');
    // The harmless answer has the focus.
    await expect.poll(() => focused(page)).toBe(adminCopy.cancel);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(applicationsCopy.deleteNamed('Key Board'));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(adminCopy.cancel);
    await tabTo(page, adminCopy.delete);
    await page.keyboard.press('Enter');
    await page.getByText(applicationsCopy.noMatch).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  });

  it('a posting is written, saved, changed and deleted', async () => {
    const title = `Keyboard ${crypto.randomUUID().slice(0, 8)}`;
    const { page } = await openDashboard(browser);
    await page.getByRole('row').nth(1).waitFor();
    await tabTo(page, jobsCopy.create);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: jobsCopy.createTitle });
    const { fields } = jobFormCopy;
    const typed: [label: string, text: string][] = [
      [fields.title, title],
      [fields.location, 'Pune'],
      [fields.job_type, 'Contract'],
      [fields.description, 'You type.'],
      [fields.requirements, 'Keys'],
    ];
    for (const [label, text] of typed) {
      await tabToElement(page, dialog.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, jobFormCopy.create);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(jobsCopy.create);
    await page.getByRole('row').filter({ hasText: title }).getByText('Contract').waitFor();

    await tabTo(page, jobsCopy.editNamed(title));
    await page.keyboard.press('Enter');
    const edit = page.getByRole('dialog', { name: jobsCopy.editTitle });
    await tabToElement(page, edit.getByLabel(fields.status));
    await page.keyboard.type('In');
    // Enter in a field of one line saves.
    await tabToElement(page, edit.getByLabel(fields.title));
    await page.keyboard.press('Enter');
    await edit.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(jobsCopy.editNamed(title));
    await page.getByRole('row').filter({ hasText: title }).getByText('Inactive').waitFor();

    await tabTo(page, jobsCopy.deleteNamed(title));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(adminCopy.cancel);
    await tabTo(page, adminCopy.delete);
    await page.keyboard.press('Enter');
    await page.getByRole('row').filter({ hasText: title }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.closest('tr') !== null)).toBe(true);
  });

  it('a message is read and deleted', async () => {
    const own = `Keys ${crypto.randomUUID().slice(0, 8)}`;
    await writeMessage(own);
    const { page } = await openDashboard(browser, '?tab=messages');
    await page.getByRole('row').filter({ hasText: own }).waitFor();
    await tabTo(page, messagesCopy.readNamed(own, 'Ada Example'));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: own }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(messagesCopy.readNamed(own, 'Ada Example'));
    await tabTo(page, messagesCopy.deleteNamed(own, 'Ada Example'));
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(adminCopy.cancel);
    await tabTo(page, adminCopy.delete);
    await page.keyboard.press('Enter');
    await page.getByRole('row').filter({ hasText: own }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.closest('tr') !== null)).toBe(true);
  });

  it('the tabs are changed by arrows', async () => {
    const { page } = await openDashboard(browser);
    await page.getByRole('tab', { name: adminCopy.tabs.jobs }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: adminCopy.tabs.applications, selected: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: adminCopy.tabs.messages, selected: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('tab')).toBe('messages');
  });
});
