import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { careersCopy } from '../../src/content/careers.ts';
import { company } from '../../src/content/company.ts';
import { socialImage } from '../../src/content/head.ts';
import { paths } from '../../src/paths.ts';
import { notFoundRow, publicRows } from '../../src/router.tsx';
import { canonicalUrl, launchBrowser, openPage, siteUrl, type Visit } from './harness.ts';
import { violationsInBothSchemes } from './axe.ts';
import { fontArrived, hydrated, layoutShift, misfits, serveFontLate } from './page-checks.ts';

const unknownPath = '/no-such-page';
const rows = [...publicRows, { ...notFoundRow, path: unknownPath }].map(({ path, content }) => ({
  path,
  content,
  status: path === unknownPath ? 404 : 200,
}));

/** Widths in px: the least that is supported (also 1280 at 400 % zoom), a phone's, a tablet's and a desk's. */
const widths = { least: 320, phone: 360, tablet: 768, desk: 1440 };
const height = 900;

let browser: Browser;
/** Pages in a browser with JavaScript switched off. */
let plain: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page: plain } = await openPage(browser, { javaScriptEnabled: false }));
});

afterAll(() => browser.close());

test.each(rows)('$path has its own head in the HTML', async ({ path, content, status }) => {
  const { head } = (await content()).content;
  const response = await plain.goto(path, { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(status);
  expect(await plain.title()).toBe(head.title);
  const shared = head.sharedAs ?? { path, title: head.title };
  const url = canonicalUrl + shared.path;
  const image = canonicalUrl + socialImage.path;
  expect(await tags(plain)).toEqual({
    description: head.description,
    keywords: head.keywords.join(', '),
    'og:type': 'website',
    'og:url': url,
    'og:title': shared.title,
    'og:description': head.description,
    'og:image': image,
    'og:image:alt': socialImage.alt,
    'twitter:card': 'summary_large_image',
    'twitter:title': shared.title,
    'twitter:description': head.description,
    'twitter:image': image,
  });
  const canonical = await plain.locator('link[rel=canonical]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(canonical).toEqual(head.sharedAs ? [] : [url]);
  expect(await plain.locator('h1').count()).toBe(1);
});

test.each(rows)(
  '$path waits for no script, stands still, fits every screen, and is fine by axe and the console',
  async ({ path, status }) => {
    const visit = await openPage(browser);
    const { page, complaints } = visit;
    await serveFontLate(page);

    for (const width of [widths.phone, widths.tablet, widths.desk]) {
      await page.setViewportSize({ width, height });
      await arrive(visit, path);
      const shift = await layoutShift(page);
      expect(shift.sum, `moved at ${width} px: ${shift.moved.join('; ')}`).toBeLessThanOrEqual(0.01);
      expect(await misfits(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: widths.least, height });
    expect(await misfits(page), `at ${widths.least} px`).toEqual([]);

    await plain.goto(path, { waitUntil: 'domcontentloaded' });
    if (path === paths.careers) {
      // The openings come from the server; that is said, with another way to them.
      const message = await plain.locator('main noscript').innerText();
      expect(message).toContain(careersCopy.noScript);
      expect(message).toContain(company.email);
    } else {
      expect(await textOf(plain)).toEqual(expect.arrayContaining(await textOf(page)));
    }

    // The browser reports the status of the page itself; nothing else may be wrong with it.
    const own = [`404 ${siteUrl}${unknownPath}`, 'Failed to load resource: the server responded with a status of 404 (Not Found)'];
    expect(complaints.filter((complaint) => status === 200 || !own.includes(complaint))).toEqual([]);

    await page.setViewportSize({ width: widths.desk, height });
    expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
    await page.context().close();
  },
);

/** Opens a page and waits until all that comes late has come: the application, the font, and data from the server. */
async function arrive({ page }: Visit, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  if (path === paths.careers) await page.getByRole('article').first().waitFor();
  await fontArrived(page);
}

/** @returns the page's `<meta>` tags with a name or a property; one that is there twice fails the test */
async function tags(page: Page): Promise<Record<string, string | null>> {
  const found = await page
    .locator('head meta:is([name], [property])')
    .evaluateAll((metas) =>
      metas.map((meta) => [meta.getAttribute('name') ?? meta.getAttribute('property') ?? '', meta.getAttribute('content')] as const),
    );
  const own = found.filter(([name]) => !['viewport', 'theme-color'].includes(name));
  expect(own.map(([name]) => name)).toEqual([...new Set(own.map(([name]) => name))]);
  return Object.fromEntries(own);
}

/** @returns the texts of a page's main part, shown or to be opened, each once */
async function textOf(page: Page): Promise<string[]> {
  const texts = await page.locator('main').evaluate((main) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      if (text && !walker.currentNode.parentElement?.closest('noscript, style, iframe')) found.push(text);
    }
    return found;
  });
  return [...new Set(texts)];
}
