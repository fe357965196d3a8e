import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it, test } from 'vitest';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { loginTexts } from '../../src/shared/texts/form-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import { anApplication } from '../component/records.ts';
import { bars } from '../bench/bars.ts';
import { openDashboard } from '../browser/dashboard.ts';
import { browserOfFile, openPage, siteUrl, textAt } from '../browser/harness.ts';
import { longestTask, scrollThrough, slowness } from './longest-task.ts';

const browser = browserOfFile();

/** A text that only the Firebase SDK contains. */
const firebaseMark = 'identitytoolkit.googleapis.com';

/** @returns a list that collects the addresses of the site's scripts which the page loads from now on */
function collectScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(siteUrl) && url.endsWith('.js')) urls.push(url);
  });
  return urls;
}

const readScripts = (urls: string[]) => Promise.all(urls.map(async (url) => ({ url, text: await textAt(url) })));

const kilobytes = (scripts: { text: string }[]) => scripts.reduce((sum, { text }) => sum + gzipSync(text).length, 0) / 1000;

describe('scripts', () => {
  /** A text that only the QR code library contains. */
  const qrCodeMark = ' $%*+-./:';

  it('of public pages do not contain the Firebase SDK', async () => {
    const textsOf = (urls: string[]) => Promise.all(urls.map(textAt));
    const pages = await textsOf(publicRows.map(({ path }) => path));
    const urls = new Set(pages.flatMap((html) => /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []));
    const scripts = await textsOf([...urls]);
    expect(scripts.length).toBeGreaterThan(publicRows.length);
    expect([...urls].filter((_, index) => scripts[index]?.includes(firebaseMark))).toEqual([]);
  });

  it('of the login contain neither Firebase SDK nor QR code library', async () => {
    const { page } = await openPage(browser());
    const urls = collectScripts(page);
    await page.goto(paths.adminLogin, { waitUntil: 'networkidle' });
    await page.getByLabel(loginTexts.fields.username).waitFor();
    expect((await readScripts(urls)).filter(({ text }) => text.includes(firebaseMark) || text.includes(qrCodeMark))).toEqual([]);
  });
});

test.each(['login', 'dashboard'] as const)('the %s requests its scripts in one round', async (name) => {
  const { page } = name === 'login' ? await openPage(browser()) : await openDashboard(browser());
  // The delay separates the rounds of requests.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(name === 'login' ? paths.adminLogin : adminPaths.dashboard);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const scripts = await page.evaluate(() => {
    const shown = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return (files as PerformanceResourceTiming[]).filter(({ responseEnd }) => responseEnd > 0 && responseEnd < shown);
  });
  const requested = scripts.toSorted((one, other) => one.startTime - other.startTime);
  let rounds = 0;
  let roundEnd = 0;
  for (const { startTime, responseEnd } of requested) {
    if (startTime < roundEnd) continue;
    rounds += 1;
    roundEnd = responseEnd;
  }
  expect(requested.length).toBeGreaterThan(5);
  expect(rounds).toBe(1);
});

test(`the dashboard loads at most ${bars.staffScriptsKB} kB of scripts besides the Firebase SDK, and no DOCX converter`, async () => {
  const { page } = await openDashboard(browser());
  await page.waitForLoadState('networkidle');
  const urls = collectScripts(page);
  await page.reload({ waitUntil: 'networkidle' });
  const scripts = await readScripts(urls);
  const sdk = scripts.filter(({ text }) => text.includes(firebaseMark));
  const others = scripts.filter((script) => !sdk.includes(script));
  console.warn(`Scripts of the dashboard: ${kilobytes(others).toFixed(1)} kB gzip, and the Firebase SDK: ${kilobytes(sdk).toFixed(1)} kB`);
  expect(sdk).toHaveLength(1);
  expect(kilobytes(others)).toBeLessThanOrEqual(bars.staffScriptsKB);
  expect(others.filter(({ text }) => text.includes('mammoth'))).toEqual([]);
});

const total = 3000;
/** On a usual processor. Filtering takes about 200 ms there. */
const maxTaskMs = 300;

const stored: Application[] = Array.from({ length: total }, (_, index) =>
  anApplication({
    id: `application-${index}`,
    applicant_name: `Applicant ${index}`,
    applicant_email: `applicant.${index}@example.com`,
    status: index % 3 === 0 ? 'Reviewed' : 'Pending',
  }),
);

async function serveMany(page: Page): Promise<void> {
  await page.route(`**${endpoints.listApplications.path}*`, async (route) => {
    const url = new URL(route.request().url());
    const { searchParams } = url;
    const status = searchParams.get('status');
    const found = stored.filter((application) => !status || application.status === status);
    const from = Number(searchParams.get('cursor') ?? 0);
    const to = from + Number(searchParams.get('limit') ?? limits.pageSize);
    searchParams.set('cursor', String(to));
    const headers = to < found.length ? { Link: `<${url.pathname}?${searchParams.toString()}>; rel="next"` } : undefined;
    await route.fulfill({ json: found.slice(from, to), headers });
  });
}

it('thousands of applications load, scroll, select and filter without a long task', async () => {
  const { page } = await openDashboard(browser(), '?tab=jobs');
  await serveMany(page);
  await page.goto(`${adminPaths.dashboard}?tab=applications`);
  await page.getByRole('row').nth(1).waitFor();
  const loading = await longestTask(browser(), page, () =>
    page.evaluate(
      async ({ label, count }) => {
        const rows = () => document.querySelectorAll('tbody tr').length;
        while (rows() < count) {
          const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
          button?.click();
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      },
      { label: dashboardTexts.loadMore, count: total },
    ),
  );
  expect(await page.getByRole('row').count()).toBe(total + 1);

  const scrolling = await longestTask(browser(), page, () => scrollThrough(page));
  // Looks elements up before it measures, because Playwright's search is a long task itself.
  const box = await page.getByRole('checkbox', { name: applicationsTexts.selectLoaded }).elementHandle();
  const selecting = await longestTask(browser(), page, async () => {
    await box.click();
    await page
      .locator('[data-selected]')
      .nth(limits.bulkMax - 1)
      .waitFor({ state: 'attached' });
    await box.click();
  });
  await page.getByRole('button', { name: applicationsTexts.filter, exact: true }).click();
  const status = await page.getByRole('checkbox', { name: /^Reviewed/ }).elementHandle();
  const filtering = await longestTask(browser(), page, async () => {
    await status.click();
    await page.locator('h2', { hasText: 'matching' }).waitFor();
  });
  const tasks = { loading, scrolling, selecting, filtering };
  const bar = maxTaskMs * (await slowness(browser(), page));
  console.warn(`Longest tasks in ms with ${total} applications: ${JSON.stringify(tasks)}, at most ${bar.toFixed(0)}`);
  expect(Object.entries(tasks).filter(([, ms]) => ms > bar)).toEqual([]);
}, 180_000);
