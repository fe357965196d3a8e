import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it, test } from 'vitest';
import type { Application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { adminCopy, applicationsCopy } from '../../src/content/admin-copy.ts';
import { loginCopy } from '../../src/content/form-copy.ts';
import { paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import { anApplication } from '../component/records.ts';
import { median } from '../bench/row.ts';
import { openDashboard } from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';
import { openPage, siteUrl } from './harness.ts';

const browser = browserOfFile();

describe('scripts', () => {
  /** What only the Firebase web SDK says. */
  const sdk = 'identitytoolkit.googleapis.com';

  /** What only the QR code's library says: the characters of its alphanumeric mode. */
  const qrCodes = ' $%*+-./:';

  /** @returns a list that fills with the scripts of our own site, as the page loads them */
  function watchScripts(page: Page): Promise<{ url: string; text: string }>[] {
    const scripts: Promise<{ url: string; text: string }>[] = [];
    page.on('response', (response) => {
      const url = response.url();
      if (url.startsWith(siteUrl) && url.endsWith('.js')) scripts.push(response.text().then((text) => ({ url, text })));
    });
    return scripts;
  }

  it('of no public page hold the Firebase SDK', async () => {
    const texts = (urls: string[]) => Promise.all(urls.map(async (url) => (await fetch(siteUrl + url)).text()));
    const pages = await texts(publicRows.map(({ path }) => path));
    const named = new Set(pages.flatMap((html) => /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []));
    const scripts = await texts([...named]);
    expect(scripts.length).toBeGreaterThan(publicRows.length);
    expect([...named].filter((_, place) => scripts[place]?.includes(sdk))).toEqual([]);
  });

  it('of the login do not either, nor what draws QR codes: the SDK comes with the dashboard alone', async () => {
    const { page } = await openPage(browser());
    const scripts = watchScripts(page);
    await page.goto(paths.adminLogin, { waitUntil: 'networkidle' });
    await page.getByLabel(loginCopy.fields.username).waitFor();
    expect((await Promise.all(scripts)).filter(({ text }) => text.includes(sdk) || text.includes(qrCodes))).toEqual([]);

    const { page: dashboard } = await openDashboard(browser());
    // What is still on its way when the page is loaded anew can't be read any more.
    await dashboard.waitForLoadState('networkidle');
    const more = watchScripts(dashboard);
    await dashboard.reload({ waitUntil: 'networkidle' });
    const holders = (await Promise.all(more)).filter(({ text }) => text.includes(sdk));
    expect(holders).toHaveLength(1);
    console.warn(`The Firebase SDK: ${(gzipSync(holders[0]?.text ?? '').length / 1000).toFixed(1)} kB gzip`);
  });
});

test.each([
  ['login', 2],
  ['dashboard', 2],
] as const)('the %s asks for its scripts in %i rounds, whatever the network takes', async (name, rounds) => {
  const { page } = name === 'login' ? await openPage(browser()) : await openDashboard(browser());
  // Long enough that what is asked for together is told from what waited for another's answer.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((answer) => setTimeout(answer, 500));
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('h1')) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(name === 'login' ? paths.adminLogin : paths.adminDashboard);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const scripts = await page.evaluate(() => {
    const shown = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return (files as PerformanceResourceTiming[]).filter(({ responseEnd }) => responseEnd > 0 && responseEnd < shown);
  });
  const asked = scripts.toSorted((one, other) => one.startTime - other.startTime);
  let [count, answered] = [0, 0];
  for (const { startTime, responseEnd } of asked) {
    if (startTime < answered) continue;
    count += 1;
    answered = responseEnd;
  }
  expect(asked.length).toBeGreaterThan(5);
  expect(count).toBe(rounds);
});

describe('thousands of applications', () => {
  const total = 3000;
  /** The longest that the page may be deaf, in milliseconds. */
  const longest = 200;
  /** On a machine that is slow or busy: so many times what its browser alone needs to take the rows away. */
  const timesTheBrowser = 5;

  const stored: Application[] = Array.from({ length: total }, (_, place) =>
    anApplication({
      id: `application-${place}`,
      applicant_name: `Applicant ${place}`,
      applicant_email: `applicant.${place}@example.com`,
      status: place % 3 === 0 ? 'Reviewed' : 'Pending',
    }),
  );

  /** Answers for the API, which is measured elsewhere, with pages of a list that is long. */
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

  /** @returns the durations, in milliseconds, of the long tasks while something is done; it should end on its own */
  async function longTasks(page: Page, act: () => Promise<unknown>): Promise<number[]> {
    const watch = await page.evaluateHandle(() => {
      const tasks: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
      observer.observe({ type: 'longtask' });
      return { tasks, observer };
    });
    await act();
    return watch.evaluate(async ({ tasks, observer }) => {
      // Once nothing is left to do; what ended last may not have been told yet.
      await new Promise((idle) => requestIdleCallback(idle));
      return [...tasks, ...observer.takeRecords()].map(({ duration }) => duration);
    });
  }

  /** @returns how long the browser takes to take away a copy of the table, laid out, with nothing of ours behind it; in milliseconds */
  async function removalAlone(page: Page): Promise<number> {
    const samples = await page.evaluate(async () => {
      const table = document.querySelector('table');
      const samples: number[] = [];
      for (let sample = 0; table && sample < 3; sample++) {
        const copy = table.cloneNode(true);
        if (!(copy instanceof HTMLElement)) break;
        table.after(copy);
        for (const group of copy.querySelectorAll('tbody')) group.style.contentVisibility = 'visible';
        await new Promise(requestAnimationFrame);
        copy.getBoundingClientRect();
        const start = performance.now();
        copy.remove();
        samples.push(performance.now() - start);
      }
      return samples;
    });
    return median(samples);
  }

  it('load, scroll, open and filter without a long task', async () => {
    const { page } = await openDashboard(browser());
    await serveMany(page);
    await page.goto(`${paths.adminDashboard}?tab=applications`);
    await page.getByRole('row').nth(1).waitFor();
    // Presses the button as soon as it is ready again, as nobody's finger could.
    const loading = await longTasks(page, () =>
      page.evaluate(
        async ({ label, count }) => {
          const rows = () => document.querySelectorAll('tbody tr').length;
          while (rows() < count) {
            const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
            if (button) button.click();
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        },
        { label: adminCopy.loadMore, count: total },
      ),
    );
    expect(await page.getByRole('row').count()).toBe(total + 1);

    const scrolling = await longTasks(page, () =>
      page.evaluate(async () => {
        const step = document.documentElement.scrollHeight / 60;
        for (let frame = 0; frame < 60; frame++) {
          window.scrollBy(0, step);
          await new Promise(requestAnimationFrame);
        }
        window.scrollTo(0, 0);
      }),
    );
    const openings: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      const tasks = await longTasks(page, async () => {
        await page.getByRole('button', { name: applicationsCopy.detailsNamed('Applicant 1'), exact: true }).click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      });
      openings.push(Math.max(0, ...tasks));
    }
    // What the page itself takes, it takes every time.
    const opening = [Math.min(...openings)];
    const allowed = Math.max(longest, timesTheBrowser * (await removalAlone(page)));
    const filtering = await longTasks(page, async () => {
      await page.getByLabel(applicationsCopy.status).selectOption('Reviewed');
      await page.getByRole('heading', { name: /matching/ }).waitFor();
    });
    const worst = Object.entries({ loading, scrolling, opening, filtering }).map(([what, tasks]) => [what, Math.max(0, ...tasks)]);
    console.warn(`Longest tasks in ms with ${total} applications: ${JSON.stringify(Object.fromEntries(worst))}, of ${allowed.toFixed(0)}`);
    expect(worst.filter(([, ms]) => Number(ms) > allowed)).toEqual([]);
  });
});
