import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it, test } from 'vitest';
import { loginTexts } from '../../src/shared/texts/form-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import { bars } from '../bench/bars.ts';
import { openDashboard } from '../browser/dashboard.ts';
import { browserOfFile, openPage, siteUrl, textAt } from '../browser/harness.ts';

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
