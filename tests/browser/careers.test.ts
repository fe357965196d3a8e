import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { UnavailableError } from '../../functions/src/platform/errors.ts';
import { jobs as seedJobs } from '../../local/seed/jobs.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { company } from '../../src/shared/texts/company.ts';
import { applyTexts } from '../../src/shared/texts/form-texts.ts';
import { content as notFound } from '../../src/site/content/not-found.ts';
import { jobPageTexts } from '../../src/site/careers/job-page-texts.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { aPublicJob } from '../example-job.ts';
import { jobWithInjections } from '../job-with-injections.ts';
import {
  countDocuments,
  findOverflow,
  findFaultsAtEveryWidth,
  fontArrived,
  hold,
  hydrated,
  expectNoShift,
  loaded,
  serveFontLate,
  sidesOf,
  sideAfterFilling,
  violationsInBothSchemes,
  watchScripts,
  openHydrated,
} from './page-checks.ts';
import { expectFocus, hasFocus, postJob, send } from './dashboard.ts';
import { browserOfFile, canonicalUrl, openPage, textAt } from './harness.ts';
import { api } from './site.ts';

const browser = browserOfFile();
let open: Job;
let closed: Job;
let injected: Job;

beforeAll(async () => {
  open = await postJob({ title: 'Harbour pilot', location: 'Bengaluru, India', description: 'You steer.\nYou moor.' });
  closed = await postJob({ title: 'Harbour warden', location: 'Bengaluru, India', status: 'Inactive' });
  injected = await postJob(jobWithInjections);
});

test.each(['', '?q=nothing'])(
  'without JavaScript the openings are listed with their facts at /careers%s, and lead to pages with all texts and an address to write to',
  async (query) => {
    const { page } = await openPage(browser(), { javaScriptEnabled: false });
    await page.goto(paths.careers + query);
    const row = page.getByRole('article', { name: open.title });
    for (const text of [open.location, open.job_type]) await row.getByText(text).waitFor();
    expect(await row.getByRole('link').count()).toBe(1);
    for (const role of ['searchbox', 'button'] as const) expect(await page.getByRole('main').getByRole(role).count()).toBe(0);
    await row.getByRole('link', { name: open.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: open.title }).waitFor();
    await page.getByText('You steer.\nYou moor.').waitFor();
    expect(await page.getByRole('link', { name: careersTexts.applyFor(open.title) }).count()).toBe(0);
    expect(await page.locator('main noscript').innerText()).toBe(`${jobPageTexts.noScript} ${company.email}`);
  },
);

test('the openings of the HTML hydrate without a complaint, and stay where they are when all have been loaded', async () => {
  const { page, complaints } = await openPage(browser());
  const release = await hold(page, `**${endpoints.listPublicJobs.path}*`);
  await serveFontLate(page);
  await page.goto(paths.careers, { waitUntil: 'domcontentloaded' });
  const list = page.getByRole('region', { name: careersTexts.listHeading });
  // The text depends on the styles.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/"]')].every(({ sheet }) => sheet),
  );
  const before = await list.innerText();
  expect(before).toContain(open.title);
  await hydrated(page);
  expect(await list.innerText()).toBe(before);
  release();
  await page.waitForLoadState('networkidle');
  await fontArrived(page);
  expect(await list.innerText()).toBe(before);
  await expectNoShift(page);
  await page.goto(`${paths.careers}?q=${open.title}`);
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  expect(complaints).toEqual([]);
});

const states = () => ({
  open: { id: open.id, status: 200, heading: open.title },
  injected: { id: injected.id, status: 200, heading: injected.title },
  closed: { id: closed.id, status: 410, heading: jobPageTexts.closedHeading },
  unknown: { id: 'nobody', status: 404, heading: notFound.heading },
});

test.each(['open', 'injected', 'closed', 'unknown'] as const)(
  'the page of a job (%s) hydrates without a complaint, does not move, and fits every width',
  async (state) => {
    const { id, status, heading } = states()[state];
    const { page, complaints } = await openPage(browser());
    await serveFontLate(page);
    for (const width of state === 'open' ? [1440, 360] : [360]) {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(jobPath(id));
      expect(response?.status()).toBe(status);
      const before = await page.locator('main').innerText();
      await hydrated(page);
      expect(await page.locator('main').innerText()).toBe(before);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
      await fontArrived(page);
      await expectNoShift(page);
    }
    expect(await findFaultsAtEveryWidth(page)).toEqual([]);
    expect(complaints.filter((complaint) => status === 200 || !complaint.includes(String(status)))).toEqual([]);
    expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
  },
);

test('a word longer than the screen widens neither the list nor the dialog', async () => {
  const { page } = await openPage(browser(), { viewport: { width: 320, height: 780 } });
  await page.goto(paths.careers);
  await page.getByRole('link', { name: injected.title, exact: true }).waitFor();
  expect(await findFaultsAtEveryWidth(page)).toEqual([]);
  await page.getByRole('link', { name: careersTexts.applyFor(injected.title) }).click();
  await page
    .getByRole('dialog', { name: applyTexts.title(injected.title) })
    .getByLabel(applyTexts.fields.applicant_name)
    .waitFor();
  expect(await findFaultsAtEveryWidth(page)).toEqual([]);
});

test('the five open jobs of the example data take at most 1,600 pixels of a phone', async () => {
  const { page } = await openPage(browser(), { viewport: { width: 360, height: 800 } });
  const openings = seedJobs.filter(({ status, general }) => status === 'Active' && !general);
  const jobs = openings.map((job, place) => aPublicJob({ ...job, id: `job-${place}` }));
  await page.route(`**${endpoints.listPublicJobs.path}*`, (route) => route.fulfill({ json: jobs }));
  await page.goto(paths.careers);
  await expect.poll(() => page.getByRole('article').count()).toBe(jobs.length);
  const below = await page.getByRole('region', { name: careersTexts.afterApplying }).boundingBox();
  expect(below?.y).toBeLessThanOrEqual(1600);
});

test('the openings are requested once, before the page’s scripts have arrived', async () => {
  const { page, complaints } = await openPage(browser());
  let calls = 0;
  const answered = new Promise<void>((resolve) => {
    page.on('response', (response) => {
      if (new URL(response.url()).pathname !== endpoints.listPublicJobs.path) return;
      calls += 1;
      resolve();
    });
  });
  await page.route('**/assets/*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(paths.careers);
  await hydrated(page);
  await page.getByRole('link', { name: open.title, exact: true }).waitFor();
  expect(calls).toBe(1);
  expect(complaints).toEqual([]);
});

test('the list stays visible until a job has loaded, whose scripts the pointer has fetched, and Back leads to the same place of it', async () => {
  const { page, complaints } = await openHydrated(browser(), paths.careers, { viewport: { width: 360, height: 640 } });
  const loads = countDocuments(page);
  const scripts = watchScripts(page);
  const link = page.getByRole('link', { name: open.title, exact: true });
  await link.hover();
  await expect.poll(() => scripts.some((path) => path.includes('Job.page'))).toBe(true);
  await loaded(page, scripts);
  const fetched = scripts.length;
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await scrollY();
  expect(before).toBeGreaterThan(100);
  const answer = await hold(page, `**${endpoints.readPublicJob.path.replace(':id', open.id)}`);
  await link.click();
  await page.locator('main[aria-busy=true]').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(careersTexts.heading);
  answer();
  await page.getByRole('heading', { level: 1, name: open.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe(jobPath(open.id));
  await expect.poll(() => page.title()).toContain(open.title);
  expect(scripts.slice(fetched)).toEqual([]);
  expect(await structuredDataTypes(page)).toEqual(['JobPosting']);
  await expectFocus(page.getByRole('heading', { level: 1 }));

  expect(await scrollY()).toBe(0);
  // Before the list has loaded again.
  await hold(page, `**${endpoints.listPublicJobs.path}*`);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: careersTexts.heading }).waitFor();
  await link.waitFor();
  expect(await scrollY()).toBe(before);
  expect(await structuredDataTypes(page)).toEqual([]);
  await page.goForward();
  await page.getByRole('link', { name: jobPageTexts.back.label }).click();
  await page.getByRole('heading', { level: 1, name: careersTexts.heading }).waitFor();
  expect(loads()).toBe(0);
  expect(complaints).toEqual([]);
});

test('on a phone Apply stays in sight beside a long text and covers nothing that has the focus', async () => {
  const title = 'Quay foreman';
  const { id } = await postJob({ title, description: 'You take the lines of the ships that come in.\n'.repeat(60) });
  onTestFinished(async () => {
    await send(endpoints.deleteJob, { parameter: id });
  });
  const { page } = await openHydrated(browser(), jobPath(id), { viewport: { width: 360, height: 780 } });
  const apply = page.getByRole('link', { name: careersTexts.applyFor(title) });
  const inSight = async () => {
    const box = await apply.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 780;
  };
  for (const y of [0, 400, 1200]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    expect(await inSight(), `scrolled by ${y}`).toBe(true);
  }
  // Shift+Tab from the end of the page scrolls back to what is below the bar.
  await page.getByRole('link', { name: company.email }).last().focus();
  const back = page.getByRole('link', { name: jobPageTexts.back.label });
  while (!(await hasFocus(back))) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return !(shown && (document.activeElement?.contains(shown) || shown.contains(document.activeElement)));
    });
    expect(hidden, await page.evaluate(() => document.activeElement?.textContent ?? '')).toBe(false);
  }
  await page.setViewportSize({ width: 1440, height: 780 });
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  expect(await inSight()).toBe(true);
  expect(await findOverflow(page)).toEqual([]);
  await apply.click();
  await page.getByRole('dialog', { name: applyTexts.title(title) }).waitFor();
});

test('a job’s page loads no code to request the job, and its link can be copied, or shared where the browser can', async () => {
  const { page } = await openPage(browser(), { permissions: ['clipboard-read', 'clipboard-write'] });
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  await page.goto(jobPath(open.id), { waitUntil: 'networkidle' });
  await hydrated(page);
  const scripts = await Promise.all(urls.map(textAt));
  expect(scripts.join('')).toContain(jobPageTexts.share.copyLink);
  expect(scripts.filter((text) => text.includes('$ZodObject'))).toEqual([]);
  const { share } = jobPageTexts;
  await page.getByRole('button', { name: share.copyLink }).click();
  await page.getByText(share.linkCopied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonicalUrl + jobPath(open.id));

  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })) });
  });
  await page.reload();
  await page.getByRole('button', { name: share.share, exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
    title: open.title,
    url: canonicalUrl + jobPath(open.id),
  });
});

test('each paragraph of a job and of a cover letter is aligned by its own script', async () => {
  const description = 'אתם מובילים אוניות.\nYou moor.';
  const { id, title } = await postJob({ title: 'Haifa pilot', description, requirements: 'بحری جہاز' });
  onTestFinished(async () => {
    await send(endpoints.deleteJob, { parameter: id });
  });
  const { page } = await openPage(browser());
  const sides = async (within: Page | Locator) => [
    ...(await sidesOf(within.getByText(description))),
    ...(await sidesOf(within.getByText('بحری جہاز'))),
  ];
  await page.goto(jobPath(id));
  expect(await sides(page)).toEqual(['right', 'left', 'right']);

  await page.getByRole('link', { name: careersTexts.applyFor(title) }).click();
  expect(await sideAfterFilling(page.getByRole('dialog').getByLabel(applyTexts.fields.cover_letter), description)).toBe('right');
});

test('a link to a job shows whether the job is closed or deleted', async () => {
  const { page } = await openHydrated(browser(), paths.careers);
  const link = page.getByRole('link', { name: open.title, exact: true });
  const call = `**${endpoints.readPublicJob.path.replace(':id', open.id)}`;
  const follow = async (heading: string) => {
    await link.click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };

  await page.route(call, (route) => route.fulfill({ status: 410, json: { error: responseTexts.jobClosed, similar: [injected] } }));
  await follow(jobPageTexts.closedHeading);
  await page.getByRole('link', { name: injected.title, exact: true }).waitFor();
  await page.goBack();

  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status: 404, json: { error: texts.jobNotFound } }));
  await follow(notFound.heading);
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('a job that the server could not read shows an error and can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(api.parts.jobs, 'get').mockRejectedValueOnce(new UnavailableError('Firestore'));
  const { page, complaints } = await openPage(browser());
  await page.goto(jobPath(open.id), { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(jobPageTexts.failedHeading);
  expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);
  await page.getByRole('link', { name: careersTexts.retry }).click();
  await page.getByRole('heading', { level: 1, name: open.title }).waitFor();
});

function structuredDataTypes(page: Page): Promise<string[]> {
  return page.locator('script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts.map(({ textContent }) => {
      const thing: unknown = JSON.parse(textContent);
      return typeof thing === 'object' && thing && '@type' in thing ? String(thing['@type']) : '';
    }),
  );
}
