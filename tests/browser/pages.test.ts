import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { served } from '#rooms/platform/contract/paths.ts';
import { socialImage } from '../../src/shared/texts/head.ts';
import { companyLinks, frameTexts } from '../../src/site/content/navigation.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { staffDescription, staffKeywords, staffTitles } from '../../src/desk/shell/titles-texts.ts';
import { applyHash, paths } from '../../src/paths.ts';
import { notFoundRow, publicRows } from '../../src/router.tsx';
import { bars } from '../bench/bars.ts';
import { browserOfFile, canonicalUrl, openPage, siteUrl } from './harness.ts';
import { violationsInBothSchemes } from './page-checks.ts';
import { scriptsBeforePaint, weigh } from './page-weight.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { homeHead } from '../../src/site/content/home-head.ts';
import { content as notFound } from '../../src/site/content/not-found.ts';

const browser = browserOfFile();

const unknownPath = '/no-such-page';
const rows = [...publicRows, { ...notFoundRow, path: unknownPath }];

describe('the HTML', () => {
  let pages: Map<string, Awaited<ReturnType<typeof readPages>>[number]>;

  beforeAll(async () => {
    const found = await readPages(rows.map(({ path }) => path));
    pages = new Map(found.map((page) => [page.path, page]));
  });

  test.each(rows)('of $path has one heading and its own head', async ({ path, content }) => {
    const { head } = (await content()).content;
    const shared = head.sharedAs ?? { path, title: head.title };
    const url = canonicalUrl + shared.path;
    const { path: imagePath, alt } = socialImage(path, head);
    const image = canonicalUrl + imagePath;
    expect(pages.get(path)).toMatchObject({
      status: path === unknownPath ? 404 : 200,
      headings: 1,
      title: head.title,
      canonical: head.sharedAs ? [] : [url],
      meta: [
        ['description', head.description],
        ['keywords', head.keywords.join(', ')],
        ['og:description', head.description],
        ['og:image', image],
        ['og:image:alt', alt],
        ['og:title', shared.title],
        ['og:type', 'website'],
        ['og:url', url],
        ['twitter:card', 'summary_large_image'],
        ['twitter:description', head.description],
        ['twitter:image', image],
        ['twitter:title', shared.title],
      ],
    });
  });

  test.each([paths.adminLogin, adminPaths.dashboard, adminPaths.team])('of %s is shared as the login', async (path) => {
    const [page] = await readPages([path]);
    expect(Object.fromEntries(page?.meta ?? [])).toMatchObject({
      keywords: staffKeywords.join(', '),
      'og:description': staffDescription,
      'og:image': expect.stringContaining(canonicalUrl) as string,
      'og:title': expect.stringContaining(staffTitles.login) as string,
      'og:type': 'website',
      'og:url': canonicalUrl + paths.adminLogin,
      'twitter:card': 'summary_large_image',
    });
  });

  test.each([
    [paths.home, ['Organization', 'WebSite']],
    [paths.about, []],
    [unknownPath, []],
  ])('of %s has structured data', (path, types) => {
    expect(pages.get(path)?.structuredData).toEqual(types);
  });

  const isOfNoJob = (path: string) => !path.startsWith(`${paths.careers}/`);

  test('links to every page and nothing else', () => {
    const links = [...pages.values()].flatMap((page) => page.links.map((link) => new URL(link, canonicalUrl).pathname)).filter(isOfNoJob);
    // The privacy page links to the applicants' page.
    const wanted = [...[...publicRows, ...companyLinks].map(({ path }) => path), paths.applicant];
    expect([...new Set(links)].toSorted()).toEqual([...new Set(wanted)].toSorted());
  });

  test('links only to fragments that exist', () => {
    for (const { path, links, fragments } of pages.values()) {
      const targets = [...links, ...fragments]
        .map((link) => new URL(link, canonicalUrl + path))
        // A fragment that opens a dialog is no id.
        .filter(({ hash }) => hash !== '' && !hash.startsWith(applyHash('')));
      for (const { pathname, hash } of targets.filter((target) => isOfNoJob(target.pathname)))
        expect(pages.get(pathname)?.ids, `${path} links to ${pathname}`).toContain(hash.slice(1));
    }
  });

  test('has no heading that more than two pages share', () => {
    const headings = [...pages.values()].flatMap((page) => [...new Set(page.mainHeadings)]);
    const repeated = headings.filter((heading) => headings.filter((other) => other === heading).length > 2);
    expect([...new Set(repeated)]).toEqual([]);
  });

  test('of the careers page names the feed', () => {
    expect(pages.get(paths.careers)?.alternates).toEqual([canonicalUrl + served.jobsFeed]);
  });
});

/** Fetches and parses pages without opening them. */
async function readPages(addresses: string[]) {
  const { page } = await openPage(browser());
  await page.goto('/robots.txt');
  return page.evaluate(async (all) => {
    const attributes = (within: Document, selector: string, ...names: string[]) =>
      [...within.querySelectorAll(selector)].map(
        (node) => names.map((name) => node.getAttribute(name)).find((value) => value !== null) ?? '',
      );
    return Promise.all(
      all.map(async (path) => {
        const response = await fetch(path);
        const html = new DOMParser().parseFromString(await response.text(), 'text/html');
        const named = 'head meta:is([name], [property]):not([name=viewport], [name=theme-color])';
        const values = attributes(html, named, 'content');
        return {
          path,
          status: response.status,
          headings: html.querySelectorAll('h1').length,
          title: html.title,
          canonical: attributes(html, 'link[rel=canonical]', 'href'),
          meta: attributes(html, named, 'name', 'property')
            .map((name, index) => [name, values[index] ?? ''] as const)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
          structuredData: [...html.querySelectorAll('script[type="application/ld+json"]')].map(
            ({ textContent }) => (JSON.parse(textContent) as { '@type': string })['@type'],
          ),
          links: attributes(html, 'a[href^="/"]', 'href'),
          fragments: attributes(html, 'a[href^="#"]', 'href'),
          ids: attributes(html, '[id]', 'id'),
          mainHeadings: [...html.querySelectorAll('main :is(h2, h3)')].map(({ textContent }) => textContent.trim()),
          alternates: attributes(html, 'link[rel=alternate]', 'href'),
        };
      }),
    );
  }, addresses);
}

/** Scrolls to the end in 60 frames. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = document.documentElement.scrollHeight / 60;
    for (let frame = 0; frame < 60; frame++) {
      window.scrollBy(0, step);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** @returns kB transferred for a page scrolled to its end, headers included, fonts blocked */
async function transferred(path: string): Promise<number> {
  const { page } = await openPage(browser());
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  return bytes / 1000;
}

test('the home page is light, and no script delays its first paint', async () => {
  const { scripts, styles } = await weigh(browser(), paths.home);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(bars.homeScriptsKB);
  expect(styles).toBeGreaterThan(0);
  expect(styles).toBeLessThanOrEqual(bars.pageStylesKB);
  expect(await transferred(paths.home)).toBeLessThanOrEqual(250);
  expect(await scriptsBeforePaint(browser(), paths.home)).toBe(0);
});

test('the login is light', async () => {
  const { scripts, styles } = await weigh(browser(), paths.adminLogin);
  expect(scripts).toBeLessThanOrEqual(bars.staffScriptsKB);
  expect(styles).toBeLessThanOrEqual(bars.pageStylesKB);
});

describe('an address', () => {
  test('that is unknown has status 404', async () => {
    const unknown = ['/services/', '/services/plm/more', '/No-Such-Page', '/Api/login', '/%F0%9F%A7%AC'];
    const statuses = await Promise.all(unknown.map(async (path) => (await fetch(siteUrl + path)).status));
    expect(statuses).toEqual(unknown.map(() => 404));
  });

  test.each([
    ['/about.html', paths.about],
    ['/index.html', paths.home],
    ['/services/ai/agents.html', paths.agents],
    ['/about/', paths.about],
  ])('%s is permanently redirected to %s', async (from, to) => {
    const response = await fetch(siteUrl + from, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location') ?? '', siteUrl).href).toBe(siteUrl + to);
  });
});

test.each([paths.admin, paths.adminLogin, '/admin/no-such-page'])(
  '%s asks not to be indexed, has no public header and footer, and is accessible',
  async (path) => {
    const { page, complaints } = await openPage(browser());
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
    const back = page.getByRole('link', { name: dashboardTexts.back });
    await back.waitFor();
    await page.locator('main h1').waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: frameTexts.mainNavigation }).count()).toBe(0);
    if (path === '/admin/no-such-page') await page.getByRole('heading', { name: notFound.heading }).waitFor();
    else await page.waitForURL(`**${paths.adminLogin}`);
    if (path !== paths.admin) expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
    await back.click();
    const meta = page.locator('meta:is([name=description], [name=robots])');
    await expect
      .poll(() => meta.evaluateAll((all: HTMLMetaElement[]) => all.map(({ content }) => content)))
      .toEqual([homeHead.description]);
    expect(complaints).toEqual([]);
  },
);
