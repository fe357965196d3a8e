import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { staffKeywords, staffTitles } from '../../src/desk/shell/titles-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { company } from '../../src/shared/texts/company.ts';
import { errorTexts } from '../../src/site/content/errors.ts';
import { homeHead } from '../../src/site/content/home-head.ts';
import { frameTexts } from '../../src/site/content/navigation.ts';
import { content as notFound } from '../../src/site/content/not-found.ts';
import { paths } from '../../src/paths.ts';
import { countDocuments, hydrated, violationsInBothSchemes } from './page-checks.ts';
import { browserOfFile, openPage, siteUrl } from './harness.ts';
import { contactForm } from './forms.ts';

const browser = browserOfFile();

describe('an address', () => {
  test('that is unknown has status 404, its own page and a way back', async () => {
    const unknown = ['/services/', '/services/plm/more', '/No-Such-Page', '/Api/login', '/%F0%9F%A7%AC'];
    const statuses = await Promise.all(unknown.map(async (path) => (await fetch(siteUrl + path)).status));
    expect(statuses).toEqual(unknown.map(() => 404));
    const { page } = await openPage(browser());
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    expect(await page.title()).toBe(company.name);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(homeHead.title);
    await page.getByRole('heading', { level: 1, name: notFound.heading }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: notFound.links[0]?.label ?? '' })
      .click();
    await expect.poll(() => page.title()).toBe(homeHead.title);
    expect(new URL(page.url()).pathname).toBe(paths.home);
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

describe('under /admin', () => {
  test.each([paths.admin, paths.adminLogin, '/admin/no-such-page'])(
    '%s asks not to be indexed, has no public header and footer, and is accessible',
    async (path) => {
      const { page, complaints } = await openPage(browser());
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['x-robots-tag']).toBe('noindex');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('meta[name=keywords]').first().getAttribute('content')).toBe(staffKeywords.join(', '));
      await page.getByRole('link', { name: dashboardTexts.back }).waitFor();
      await page.locator('main h1').waitFor();
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      expect(await page.getByRole('navigation', { name: frameTexts.mainNavigation }).count()).toBe(0);
      if (path === '/admin/no-such-page') await page.getByRole('heading', { name: notFound.heading }).waitFor();
      else await page.waitForURL(`**${paths.adminLogin}`);
      expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

describe('a page that fails', () => {
  const broken = `export const Component = () => { throw new Error('secret detail'); };`;

  test.each(['at its first load', 'on the way from another page'])(
    '%s shows an error between the header and footer of the site, with a way back',
    async (when) => {
      const { page } = await openPage(browser());
      await page.route('**/assets/About.page-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: broken }));
      if (when === 'at its first load') {
        await page.goto(paths.about);
      } else {
        await page.goto(paths.home);
        await hydrated(page);
        await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      }
      await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
      expect(await page.getByRole('main').innerText()).not.toContain('secret detail');
      await page.getByRole('banner').getByRole('link', { name: 'Products' }).waitFor();
      expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
      await page.getByRole('link', { name: errorTexts.back }).click();
      await expect.poll(() => page.title()).toBe(homeHead.title);
      await hydrated(page);
    },
  );
});

describe('a page whose script is lost', () => {
  const lose = (page: Page, part: string) => page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 503 }));

  test.each([
    ['entry', 'main'],
    ["page's own", 'Contact.page'],
    ['React', 'client'],
  ])('reloads once and keeps what was typed (the %s script)', async (_, part) => {
    const { page } = await openPage(browser());
    const documents = countDocuments(page);
    let failScript = (): void => undefined;
    const typed = new Promise<void>((resolve) => (failScript = resolve));
    await page.route(`**/assets/${part}-*.js`, async (route) => {
      if (documents() > 1) return route.continue();
      await typed;
      return route.fulfill({ status: 503 });
    });
    await page.goto(paths.contact, { waitUntil: 'commit' });
    const form = page.locator(contactForm.scope);
    await contactForm.fill(form, 'Windchill');
    const entered = await contactForm.entered(form);
    failScript();
    await expect.poll(documents).toBe(2);
    await hydrated(page);
    expect(await contactForm.entered(form)).toEqual(entered);
    expect(await page.evaluate(() => sessionStorage.getItem('draft contact'))).toContain('Windchill');
    expect(documents()).toBe(2);
  });

  test('stays usable as prerendered after the second failure', async () => {
    const { page } = await openPage(browser());
    const documents = countDocuments(page);
    await lose(page, '*');
    await page.goto(paths.products);
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(2);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL(`**${paths.about}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('About Us');
  });

  test.each(['main', 'Login.page'])(
    'shows an error with a link to reload after the second failure, if nothing is prerendered (%s)',
    async (part) => {
      const { page } = await openPage(browser());
      const documents = countDocuments(page);
      await lose(page, part);
      await page.goto(paths.adminLogin);
      await page.getByRole('heading', { level: 1, name: errorTexts.heading }).waitFor();
      await page.getByText(errorTexts.notLoaded).waitFor();
      expect(documents()).toBe(2);
      await page.unrouteAll();
      await page.getByRole('link', { name: errorTexts.retry }).click();
      await page.getByRole('heading', { level: 1, name: staffTitles.login }).waitFor();
    },
  );
});
