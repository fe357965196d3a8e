import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteHeaders } from '#contract/security-headers.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { adminCopy, applicationsCopy } from '../../src/content/admin-copy.ts';
import { paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import { applyFor, bearer, postJob } from './dashboard.ts';
import { applyForm, contactForm, somebody } from './forms.ts';
import { launchBrowser, logIn, openPage, solveCaptcha } from './harness.ts';
import { reported } from './policy.ts';
import { policyReports } from './policy-reports.ts';
import { fontArrived, hydrated, serveFontLate } from './page-checks.ts';
import { pagesShown } from './pdf-viewer.ts';

let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});

beforeEach(async () => {
  ({ page, complaints } = await openPage(browser));
});

afterEach(() => page.context().close());
afterAll(() => browser.close());

describe('under its policy the site works without a report:', () => {
  afterEach(() => {
    expect(complaints).toEqual([]);
    expect(policyReports).toEqual([]);
  });

  test('every public page, with its script and its font', async () => {
    await serveFontLate(page);
    for (const { path } of publicRows) {
      await page.goto(path);
      await hydrated(page);
      await fontArrived(page);
    }
  });

  test.each([contactForm, applyForm])('the $name form, with its captcha', async (form) => {
    await form.open(page);
    await form.fill(page.locator(form.scope), somebody());
    await solveCaptcha(page);
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await form.taken(page);
  });

  test('login, dashboard and the preview of a resume', async () => {
    const name = somebody();
    await applyFor(await postJob(await bearer()), name, 'ada@example.com', pdf(name, ['Ten years']));
    // From a public page, so that the policy of that page is the one that all of it runs under.
    await page.goto(paths.home);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Login' }).click();
    await logIn(page);
    for (const tab of [adminCopy.tabs.messages, adminCopy.tabs.jobs, adminCopy.tabs.applications]) {
      await page.getByRole('tab', { name: tab }).click();
    }
    await page
      .getByRole('row', { name })
      .getByRole('button', { name: applicationsCopy.detailsNamed(name) })
      .click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: applicationsCopy.preview }).click();
    await expect.poll(() => pagesShown(page)).toBe(1);
  });

  test('what the deployed site loads from Google, by the deployed policy', async () => {
    const asked: string[] = [];
    await page.route(`**${paths.about}`, deployed);
    await page.context().route(/^https:\/\/[^/]+\.(?:google|gstatic|googleapis)\.com\//, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '', headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await serveFontLate(page);
    await page.goto(paths.about);
    await hydrated(page);
    await fontArrived(page);
    const needed = {
      scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js'],
      frames: ['https://www.google.com/recaptcha/api2/anchor', 'https://recaptcha.google.com/recaptcha/api2/bframe'],
      calls: [
        'https://identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
        'https://securetoken.googleapis.com/v1/token',
        'https://www.google.com/recaptcha/api2/clr',
      ],
    };
    await page.evaluate(async ({ scripts, frames, calls }) => {
      const load = (tag: 'script' | 'iframe') => (src: string) =>
        new Promise((resolve) => {
          const element = Object.assign(document.createElement(tag), { src });
          element.addEventListener('load', resolve);
          element.addEventListener('error', resolve);
          document.body.append(element);
        });
      await Promise.all([
        ...scripts.map(load('script')),
        ...frames.map(load('iframe')),
        ...calls.map((url) => fetch(url, { method: 'POST' })),
      ]);
    }, needed);
    expect(asked.sort()).toEqual(Object.values(needed).flat().sort());
  });
});

test('the deployed policy does not let in the AngularJS that lies beside the captcha’s script', async () => {
  const angular = 'https://www.google.com/recaptcha/about/js/main.min.js';
  let loaded = false;
  await page.route(angular, async (route) => {
    loaded = true;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`**${paths.about}`, deployed);
  await page.goto(paths.about);
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('script'), { src })), angular);
  await reported(angular);
  expect(loaded).toBe(false);
});

/** Serves a page of the local site with the headers that it has where it is deployed. */
async function deployed(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), ...lowerCased(siteHeaders()) } });
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
