import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import type { Job } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { adminCopy, applicationsCopy, jobsCopy, messagesCopy } from '../../src/content/admin-copy.ts';
import { jobFormCopy } from '../../src/content/form-copy.ts';
import { launchBrowser, readDownload } from './harness.ts';
import { applyFor, bearer, openDashboard, postJob, writeMessage } from './dashboard.ts';
import { pagesShown } from './pdf-viewer.ts';

let browser: Browser;
let token: string;
let job: Job;
let name: string;
let subject: string;

beforeAll(async () => {
  [browser, token] = await Promise.all([launchBrowser(), bearer()]);
});

afterAll(() => browser.close());

beforeEach(async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  name = `Zoe ${mark}`;
  subject = `Question ${mark}`;
  job = await postJob(token, { title: `Tester ${mark}` });
  await applyFor(job, name, `${mark}@example.com`, pdf(name, ['Tests since 2011.']));
  await writeMessage(subject);
  return async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
});

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const button = (within: Page | Locator, label: string) => within.getByRole('button', { name: label, exact: true });

async function confirm(page: Page): Promise<void> {
  await button(page.getByRole('alertdialog'), adminCopy.delete).click();
}

async function edit(page: Page, title: string): Promise<Locator> {
  await button(page, jobsCopy.editNamed(job.title)).click();
  const dialog = page.getByRole('dialog', { name: jobsCopy.editTitle });
  await dialog.getByLabel(jobFormCopy.fields.title).fill(title);
  await button(dialog, jobFormCopy.save).click();
  return dialog;
}

/** Makes the lists ask for two applications at a time. */
async function pagesOfTwo(page: Page): Promise<void> {
  await page.route('**/admin/applications?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    return route.continue({ url: url.href });
  });
}

describe('job postings', () => {
  it('are created, previewed, found, edited, counted and deleted', async () => {
    const { page, complaints } = await openDashboard(browser);
    await button(page, jobsCopy.create).click();
    const dialog = page.getByRole('dialog', { name: jobsCopy.createTitle });
    const title = `${job.title} senior`;
    await dialog.getByLabel(jobFormCopy.fields.title).fill(title);
    await dialog.getByLabel(jobFormCopy.fields.location).fill('Chennai');
    await dialog.getByLabel(jobFormCopy.fields.job_type).selectOption('Contract');
    await dialog.getByLabel(jobFormCopy.fields.description).fill('One\nTwo');
    await dialog.getByLabel(jobFormCopy.fields.requirements).fill('Three');
    await dialog.getByRole('tab', { name: jobsCopy.preview }).click();
    await dialog.getByRole('article', { name: title }).getByText('One\nTwo').waitFor();
    await dialog.getByRole('tab', { name: jobsCopy.entry }).click();
    await button(dialog, jobFormCopy.create).click();
    await dialog.waitFor({ state: 'hidden' });
    await row(page, title).getByText('Active').waitFor();

    // Found by words, over the whole list
    await page.getByRole('searchbox').fill(`${job.title} chennai`);
    await page.getByRole('heading', { name: /^1 of/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    await button(page, adminCopy.clearFilter).click();
    await row(page, job.title).first().waitFor();
    await page.getByLabel(jobsCopy.sort).selectOption('title');
    await page.getByLabel(jobsCopy.status).selectOption('Inactive');
    await expect.poll(() => row(page, job.title).count()).toBe(0);
    await page.getByLabel(jobsCopy.status).selectOption('');

    // The number leads to the applications
    await page.getByRole('link', { name: jobsCopy.applicationsOf(1, job.title) }).click();
    await page.getByRole('heading', { name: applicationsCopy.count(1, false, true) }).waitFor();
    await row(page, name).waitFor();
    await page.goBack();

    await edit(page, `${job.title} edited`);
    await row(page, `${job.title} edited`).waitFor();
    await button(page, jobsCopy.deleteNamed(title)).click();
    await page.getByText(messages.confirmDeleteJob).waitFor();
    await confirm(page);
    await row(page, title).waitFor({ state: 'detached' });
    await page.reload();
    await row(page, `${job.title} edited`).waitFor();
    expect(await row(page, title).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('lead to their applications by keyboard, and back, with the focus on the heading of what is shown', async () => {
    const { page } = await openDashboard(browser);
    const focused = (heading: Locator) => heading.evaluate((node) => node === document.activeElement);
    await page.getByRole('link', { name: jobsCopy.applicationsOf(1, job.title) }).press('Enter');
    const applications = page.getByRole('heading', { name: applicationsCopy.count(1, false, true) });
    await applications.waitFor();
    expect(await focused(applications)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label'))).toBe(
      adminCopy.tabs.applications,
    );
    await page.goBack();
    const jobs = page.getByRole('tabpanel', { name: adminCopy.tabs.jobs }).getByRole('heading', { level: 2 });
    await jobs.waitFor();
    await expect.poll(() => focused(jobs)).toBe(true);

    // Whoever chooses a tab stays on it.
    const tab = page.getByRole('tab', { name: adminCopy.tabs.messages });
    await tab.click();
    await page.getByRole('tabpanel', { name: adminCopy.tabs.messages }).getByRole('heading', { level: 2 }).waitFor();
    expect(await focused(tab)).toBe(true);
  });
});

describe('applications', () => {
  it('are filtered, searched over all that is stored, and the filter is in the address', async () => {
    const { page, complaints } = await openDashboard(browser, '?tab=applications');
    await row(page, name).waitFor();
    const search = page.getByLabel(applicationsCopy.search);
    await page.getByText(applicationsCopy.searchHint).waitFor();
    await search.fill(name.slice(4));
    await page.getByRole('heading', { name: applicationsCopy.count(1, false, true) }).waitFor();
    await page.getByLabel(applicationsCopy.status).selectOption('Reviewed');
    await page.getByText(applicationsCopy.noMatch).waitFor();
    await page.reload();
    await page.getByText(applicationsCopy.noMatch).waitFor();
    expect(await search.inputValue()).toBe(name.slice(4));
    await button(page, adminCopy.clearFilter).click();
    await row(page, name).waitFor();
    expect(await search.inputValue()).toBe('');
    await page.getByLabel(applicationsCopy.job, { exact: true }).selectOption(job.title);
    await page.getByRole('heading', { name: applicationsCopy.count(1, false, true) }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('show the resume in place', async () => {
    const { page, complaints } = await openDashboard(browser, `?tab=applications&job=${job.id}`);
    await button(page, applicationsCopy.detailsNamed(name)).click();
    const dialog = page.getByRole('dialog', { name });
    await button(dialog, applicationsCopy.preview).click();
    await dialog.getByTitle(applicationsCopy.previewNamed(name)).waitFor();
    await expect.poll(() => pagesShown(page)).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  it('are exported as they are filtered', async () => {
    await applyFor(job, '=1+1', 'formula@example.com');
    const { page } = await openDashboard(browser, `?tab=applications&job=${job.id}`);
    await row(page, name).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, applicationsCopy.export).click()]);
    expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readDownload(file)).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]?.startsWith('\ufeffReceived')).toBe(true);
    expect(lines[1]).toContain(`,'=1+1,`);
    expect(lines[2]).toContain(`,${name},`);
    await page.getByText(applicationsCopy.exported).waitFor();
  });

  it('come page after page, and an emptied page is filled with the next', async () => {
    const { page } = await openDashboard(browser);
    await Promise.all(['One', 'Two', 'Three'].map((first) => applyFor(job, `${first} More`, 'more@example.com')));
    await pagesOfTwo(page);
    await page.goto(`${new URL(page.url()).pathname}?tab=applications&job=${job.id}`);
    await page.getByRole('heading', { name: applicationsCopy.count(2, true, true) }).waitFor();
    for (const left of [1, 2]) {
      await page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await confirm(page);
      if (left === 1) await expect.poll(() => page.getByRole('row').count()).toBe(2);
    }
    await page.getByRole('heading', { name: applicationsCopy.count(2, false, true) }).waitFor();
    await row(page, name).waitFor();
    expect(await button(page, adminCopy.loadMore).count()).toBe(0);
  });

  it('that somebody else has marked or sent appear when the window gets the focus, without losing the place', async () => {
    const { page } = await openDashboard(browser, `?tab=applications&job=${job.id}`);
    await row(page, name).waitFor();
    await applyFor(job, 'Newly Come', 'new@example.com');
    await button(page, applicationsCopy.detailsNamed(name)).focus();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await row(page, 'Newly Come').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(applicationsCopy.detailsNamed(name));
  });
});

describe('messages', () => {
  it('are read, answered by mail and deleted', async () => {
    const { page, complaints } = await openDashboard(browser, '?tab=messages');
    await button(page, messagesCopy.readNamed(subject, 'Ada Example')).click();
    const dialog = page.getByRole('dialog', { name: subject });
    expect(await dialog.getByText('Hello.').innerText()).toBe('Hello.\nWhen can we talk?');
    const href = await dialog.getByRole('link', { name: messagesCopy.reply }).getAttribute('href');
    const reply = new URL(href ?? '');
    expect(reply.pathname).toBe('ada@example.com');
    expect(reply.searchParams.get('subject')).toBe(`Re: ${subject}`);
    expect(reply.searchParams.get('body')).toMatch(/Ada Example wrote:\r\n> Hello\.\r\n> When can we talk\?$/);
    await button(dialog, adminCopy.delete).click();
    await page.getByText(messages.confirmDeleteMessage).waitFor();
    await confirm(page);
    await row(page, subject).waitFor({ state: 'detached' });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.closest('tr, h2') !== null)).toBe(true);
    await page.reload();
    await page.getByRole('heading', { name: /message/ }).waitFor();
    expect(await row(page, subject).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

type Action = {
  what: string;
  tab: string;
  endpoint: Endpoint;
  /** The catalogue's text. */
  text: string;
  act: (page: Page) => Promise<unknown>;
  /** Presses what tries again, where it is not the notice's button. */
  retry?: (page: Page) => Promise<unknown>;
  done: (page: Page) => Promise<unknown>;
};

const actions: Action[] = [
  {
    what: 'loading the postings',
    tab: 'jobs',
    endpoint: endpoints.listJobs,
    text: messages.fetchJobsFailed,
    act: async (page) => {
      await page.getByRole('tab', { name: adminCopy.tabs.messages }).click();
      await page.getByRole('tab', { name: adminCopy.tabs.jobs }).click();
    },
    done: (page) => row(page, job.title).waitFor(),
  },
  {
    what: 'counting the applications',
    tab: 'jobs',
    endpoint: endpoints.countApplications,
    text: messages.fetchApplicationsFailed,
    act: async (page) => {
      await page.getByRole('tab', { name: adminCopy.tabs.messages }).click();
      await page.getByRole('tab', { name: adminCopy.tabs.jobs }).click();
    },
    done: (page) => page.getByRole('link', { name: jobsCopy.applicationsOf(1, job.title) }).waitFor(),
  },
  {
    what: 'saving a posting',
    tab: 'jobs',
    endpoint: endpoints.updateJob,
    text: messages.saveJobFailed,
    act: (page) => edit(page, `${job.title} edited`),
    retry: (page) => button(page.getByRole('dialog'), jobFormCopy.save).click(),
    done: (page) => row(page, `${job.title} edited`).waitFor(),
  },
  {
    what: 'creating a posting',
    tab: 'jobs',
    endpoint: endpoints.createJob,
    text: messages.saveJobFailed,
    act: async (page) => {
      await button(page, jobsCopy.create).click();
      const dialog = page.getByRole('dialog', { name: jobsCopy.createTitle });
      await dialog.getByLabel(jobFormCopy.fields.title).fill(`${job.title} created`);
      await dialog.getByLabel(jobFormCopy.fields.location).fill('Pune');
      await dialog.getByLabel(jobFormCopy.fields.job_type).selectOption('Contract');
      await dialog.getByLabel(jobFormCopy.fields.description).fill('One');
      await dialog.getByLabel(jobFormCopy.fields.requirements).fill('Two');
      await button(dialog, jobFormCopy.create).click();
    },
    retry: (page) => button(page.getByRole('dialog'), jobFormCopy.create).click(),
    done: (page) => row(page, `${job.title} created`).waitFor(),
  },
  {
    what: 'deleting a posting',
    tab: 'jobs',
    endpoint: endpoints.deleteJob,
    text: messages.deleteJobFailed,
    act: async (page) => {
      await button(page, jobsCopy.deleteNamed(job.title)).click();
      await confirm(page);
    },
    done: (page) => row(page, job.title).waitFor({ state: 'detached' }),
  },
  {
    what: 'loading the applications',
    tab: 'applications',
    endpoint: endpoints.listApplications,
    text: messages.fetchApplicationsFailed,
    act: (page) => page.getByLabel(applicationsCopy.status).selectOption('Pending'),
    done: (page) => row(page, name).waitFor(),
  },
  {
    what: 'marking an application',
    tab: 'applications',
    endpoint: endpoints.updateApplicationStatus,
    text: messages.updateStatusFailed,
    act: (page) => button(page, applicationsCopy.markReviewedNamed(name)).click(),
    done: (page) => row(page, name).getByText('Reviewed', { exact: true }).waitFor(),
  },
  {
    what: 'deleting an application',
    tab: 'applications',
    endpoint: endpoints.deleteApplication,
    text: messages.deleteApplicationFailed,
    act: async (page) => {
      await button(page, applicationsCopy.deleteNamed(name)).click();
      await confirm(page);
    },
    done: (page) => row(page, name).waitFor({ state: 'detached' }),
  },
  {
    what: 'previewing a resume',
    tab: 'applications',
    endpoint: endpoints.readResume,
    text: messages.fetchResumeFailed,
    act: async (page) => {
      await button(page, applicationsCopy.detailsNamed(name)).click();
      await button(page.getByRole('dialog'), applicationsCopy.preview).click();
    },
    done: (page) => page.getByTitle(applicationsCopy.previewNamed(name)).waitFor(),
  },
  {
    what: 'exporting the applications',
    tab: 'applications',
    endpoint: endpoints.exportApplications,
    text: messages.exportApplicationsFailed,
    act: (page) => button(page, applicationsCopy.export).click(),
    done: (page) => page.getByText(applicationsCopy.exported).waitFor(),
  },
  {
    what: 'loading the messages',
    tab: 'jobs',
    endpoint: endpoints.listMessages,
    text: messages.fetchMessagesFailed,
    act: (page) => page.getByRole('tab', { name: adminCopy.tabs.messages }).click(),
    done: (page) => row(page, subject).waitFor(),
  },
  {
    what: 'deleting a message',
    tab: 'messages',
    endpoint: endpoints.deleteMessage,
    text: messages.deleteMessageFailed,
    act: async (page) => {
      await button(page, messagesCopy.deleteNamed(subject, 'Ada Example')).click();
      await confirm(page);
    },
    done: (page) => row(page, subject).waitFor({ state: 'detached' }),
  },
];

describe.each([
  ['the server refuses', 'refused'],
  ['nobody answers', 'offline'],
] as const)('when %s,', (_, weather) => {
  it.each(actions)('$what says so, changes nothing, and works at the next try', async (action) => {
    const { endpoint, tab, text, act, retry, done } = action;
    const { page } = await openDashboard(browser, `?tab=${tab}`);
    await page.getByRole('row').nth(1).waitFor();
    const pattern = new RegExp(`${endpoint.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}(\\?|$)`);
    let bad = true;
    await page.route(pattern, (route) => {
      if (!bad || route.request().method() !== endpoint.method) return route.fallback();
      if (weather === 'offline') return route.abort('internetdisconnected');
      return route.fulfill({ status: 500, json: { error: messages.internal } });
    });
    await act(page);
    const alert = page.getByRole('alert').filter({ hasText: text });
    await alert.waitFor();
    if (weather === 'refused') expect(await alert.innerText()).toContain(messages.internal);
    bad = false;
    await (retry?.(page) ?? button(alert, adminCopy.retry).click());
    await done(page);
    await alert.waitFor({ state: 'detached' });
  });

  it('loading more applications says so, keeps what is there, and works at the next try', async () => {
    const { page } = await openDashboard(browser);
    await Promise.all(['One', 'Two'].map((first) => applyFor(job, `${first} More`, 'more@example.com')));
    await pagesOfTwo(page);
    await page.goto(`${new URL(page.url()).pathname}?tab=applications&job=${job.id}`);
    await page.getByRole('heading', { name: applicationsCopy.count(2, true, true) }).waitFor();
    let bad = true;
    await page.route('**/admin/applications?*cursor=*', (route) => {
      if (!bad) return route.fallback();
      if (weather === 'offline') return route.abort('internetdisconnected');
      return route.fulfill({ status: 500, json: { error: messages.internal } });
    });
    await button(page, adminCopy.loadMore).click();
    const alert = page.getByRole('alert').filter({ hasText: messages.fetchApplicationsFailed });
    await alert.waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
    bad = false;
    await button(alert, adminCopy.retry).click();
    await row(page, name).waitFor();
    await alert.waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(4);
  });
});
