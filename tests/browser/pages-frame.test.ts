import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { content as contact } from '../../src/site/contact/contact-texts.ts';
import { content as home } from '../../src/site/content/home.ts';
import { logos } from '../../src/site/content/logos.ts';
import { contactLink, frameTexts, homeLink, mainLinks } from '../../src/site/content/navigation.ts';
import { serviceLinks } from '../../src/site/content/service-list.ts';
import { content as products } from '../../src/site/content/products.ts';
import { content as plm } from '../../src/site/content/services/plm.ts';
import { paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import { browserOfFile, canonicalUrl, openPage } from './harness.ts';
import { findOverflow, hold, hydrated, loaded, violationsInBothSchemes, waitForFrames, watchScripts, openHydrated } from './page-checks.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 360, height: 780 } };
const phone = { ...narrow, hasTouch: true, isMobile: true };

const browser = browserOfFile();
let page: Page;
let complaints: string[];

afterEach(() => {
  expect(complaints).toEqual([]);
});

async function open(path: string, options = {}): Promise<void> {
  ({ page, complaints } = await openHydrated(browser(), path, options));
}

const servicesButton = () => page.getByRole('banner').getByRole('button', { name: frameTexts.services });
const servicesPanel = () => page.locator('#services-menu');
const menuButton = () => page.getByRole('button', { name: frameTexts.menu });
const menuPanel = () => page.locator('#site-menu');
const isOpen = (panel: Locator) => panel.evaluate((node) => node.matches(':popover-open'));
const schemeButton = () => page.getByRole('button', { name: frameTexts.colorScheme });
const shownScheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
const pageColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** @returns how many animations run, without those that scrolling drives */
const countAnimations = () =>
  page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length);

/** Scrolls with the wheel until the page moves. */
async function expectScrolling(): Promise<void> {
  await page.mouse.move(300, 400);
  const turn = async () => {
    await page.mouse.wheel(0, 300);
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(turn).toBeGreaterThan(0);
}

/** The focused element's text or label, and whether a ring shows the focus. */
function readFocus(): Promise<{ name: string; ringed: boolean }> {
  return page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return { name: '', ringed: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return {
      name: node.getAttribute('aria-label') ?? node.textContent.trim(),
      ringed: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    };
  });
}

async function press(key: string, times = 1): Promise<string> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  const { name, ringed } = await readFocus();
  expect(ringed, `the focus shows on ${name}`).toBe(true);
  return name;
}

/** Expects a header with an open menu that is accessible and fits. */
async function expectAccessible(): Promise<void> {
  expect(await violationsInBothSchemes(page, 'header')).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

describe('the header by keyboard', () => {
  test('Tab reaches every link of the Services menu, which is accessible and fits, and Shift+Tab comes back', async () => {
    await open(paths.home, desktop);
    expect(await press('Tab')).toBe(frameTexts.skip);
    expect(await press('Tab')).toBe(frameTexts.home);
    expect(await press('Tab')).toBe(homeLink.label);
    expect(await press('Tab')).toBe(frameTexts.services);
    await page.keyboard.press('Enter');
    await servicesPanel().waitFor();
    await expectAccessible();
    for (const { label } of serviceLinks) expect(await press('Tab')).toContain(label);
    for (const { label } of serviceLinks.toReversed().slice(1)) expect(await press('Shift+Tab')).toContain(label);
    expect(await press('Shift+Tab')).toBe(frameTexts.services);
    expect(await servicesPanel().isVisible()).toBe(true);

    // Tab past the end of the menu closes it, because it would cover the focused element.
    await press('Tab', serviceLinks.length);
    for (const { label } of [...mainLinks, contactLink]) {
      expect(await press('Tab')).toBe(label);
      expect(await servicesPanel().isVisible()).toBe(false);
    }
    expect(await press('Tab')).toBe(frameTexts.colorScheme);
  });

  test('Escape closes the Services menu, and a link in it is followed', async () => {
    await open(paths.home, desktop);
    await servicesButton().press('Enter');
    await press('Tab', 2);
    await page.keyboard.press('Escape');
    expect(await servicesPanel().isVisible()).toBe(false);
    expect((await readFocus()).name).toBe(frameTexts.services);
    await page.keyboard.press(' ');
    await press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.plm}`);
    await expect.poll(async () => (await readFocus()).name).toBe(plm.name);
    expect(await servicesPanel().isVisible()).toBe(false);
  });
});

describe('the menu of small screens', () => {
  test('scrolls to its end on a low screen without scrolling the page behind it', async () => {
    await open(paths.home, { viewport: { width: 640, height: 320 } });
    await menuButton().click();
    await page.mouse.move(300, 200);
    const hiddenBelow = () => menuPanel().evaluate((panel) => panel.scrollHeight - panel.clientHeight - panel.scrollTop);
    expect(await hiddenBelow()).toBeGreaterThan(0);
    const turn = async () => {
      await page.mouse.wheel(0, 2000);
      return hiddenBelow();
    };
    await expect.poll(turn).toBeLessThan(1);
    // At its end, the menu does not pass the wheel on to the page.
    await page.mouse.wheel(0, 2000);
    await waitForFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('is accessible and fits, and once the window is wide, the page scrolls again', async () => {
    await open(paths.home, narrow);
    await menuButton().click();
    expect(await isOpen(menuPanel())).toBe(true);
    await expectAccessible();
    await page.setViewportSize(desktop.viewport);
    await expectScrolling();
  });
});

test('a dark page prints light and stays dark on the screen', async () => {
  /** @returns the colours while printing and after */
  async function print(colorScheme: 'light' | 'dark'): Promise<Record<'beforeprint' | 'afterprint', string[]>> {
    await open(paths.contact, { colorScheme });
    const found = await page.evaluateHandle(() => {
      const colors = { beforeprint: [''], afterprint: [''] };
      for (const event of ['beforeprint', 'afterprint'] as const) {
        addEventListener(event, () => {
          const texts = document.querySelectorAll('main :is(h1, h2, h3, p, a, label, input, button), footer :is(p, a)');
          const { color, backgroundColor } = getComputedStyle(document.body);
          colors[event] = [backgroundColor, color, ...[...texts].map((text) => getComputedStyle(text).color)];
        });
      }
      return colors;
    });
    await page.pdf();
    return found.jsonValue();
  }

  const light = await print('light');
  const dark = await print('dark');
  expect(light.beforeprint[0]).toBe('rgb(255, 255, 255)');
  expect(light.beforeprint.length).toBeGreaterThan(20);
  expect(light.afterprint).toEqual(light.beforeprint);
  expect(dark.beforeprint).toEqual(light.beforeprint);
  expect(dark.afterprint[0]).toBe('rgb(14, 23, 38)');
  await page.pdf();
  expect(await shownScheme()).toBe('dark');
});

/** The first colour of the browser's own bar that matches the scheme. */
const barColor = () =>
  page.locator('meta[name=theme-color]').evaluateAll((colors) => {
    const color = colors.find((node) => matchMedia(node.getAttribute('media') ?? '').matches);
    return color?.getAttribute('content') ?? '';
  });
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16)).join(', ')})`;
/** The bar has the colour of the page. */
const expectScheme = async (scheme: 'light' | 'dark') => {
  await expect.poll(shownScheme).toBe(scheme);
  await expect.poll(async () => rgb(await barColor()) === (await pageColor())).toBe(true);
};

test('the color scheme follows the system until the visitor chooses one, which survives a reload without a flash on all pages and in the bar', async () => {
  await open(paths.home, { ...desktop, colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme('light');
  const lightBar = await barColor();
  await schemeButton().click();
  await expectScheme('dark');
  expect(await barColor()).not.toBe(lightBar);

  const release = await hold(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await shownScheme()).toBe('dark');
  // Styles load before scripts.
  await expect.poll(pageColor).not.toBe('rgba(0, 0, 0, 0)');
  const painted = await pageColor();
  release();
  await hydrated(page);
  await expectScheme('dark');
  expect(await pageColor()).toBe(painted);

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL(`**${paths.about}`);
  await expectScheme('dark');
  await page.goto(paths.adminLogin);
  await schemeButton().click();
  await expectScheme('light');
  expect(await barColor()).toBe(lightBar);
});

describe('the strip of logos', () => {
  const track = (): Locator => page.locator('[aria-labelledby=clients] [data-drawing]').locator('..');
  const place = () => track().evaluate((node) => node.getBoundingClientRect().left);
  const motion = () => track().evaluate((node) => node.getAnimations()[0]?.playState);

  test('passes once in 20 seconds, and stops and goes on when its button is pressed', async () => {
    await open(paths.home, desktop);
    expect(await track().evaluate((node) => getComputedStyle(node).animationDuration)).toBe('20s');
    const before = await place();
    await expect.poll(place).toBeLessThan(before);
    expect(await track().locator('li').count()).toBe(2 * logos.length);
    await page.getByRole('button', { name: home.logos.pause }).press('Enter');
    await expect.poll(motion).toBe('paused');
    await page.getByRole('button', { name: home.logos.play }).press('Enter');
    await expect.poll(motion).toBe('running');
  });

  test('is static and shows every logo with reduced motion', async () => {
    await open(paths.home, { ...desktop, reducedMotion: 'reduce' });
    expect(await track().evaluate((node) => getComputedStyle(node).animationName)).toBe('none');
    expect(await page.getByRole('button', { name: home.logos.pause }).isVisible()).toBe(false);
    expect(await track().locator('li:visible').allTextContents()).toEqual([...logos]);
    expect(await findOverflow(page)).toEqual([]);
    expect(await countAnimations()).toBe(0);
  });
});

describe('from page to page', () => {
  test('title, description, canonical address and focus change, the title is announced, no page is blank', async () => {
    await open(paths.home, desktop);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true, blankFrames: 0 });
      const watch = () => {
        if (!document.querySelector('main h1')) Object.assign(window, { blankFrames: 1 });
        requestAnimationFrame(watch);
      };
      watch();
    });
    const announced = () => page.locator('.visually-hidden[aria-live]').textContent();
    expect(await announced()).toBe('');
    for (const { label, path } of [...mainLinks.slice(0, 2), contactLink]) {
      await page.getByRole('navigation', { name: frameTexts.mainNavigation }).getByRole('link', { name: label }).click();
      const row = publicRows.find((candidate) => candidate.path === path);
      const head = (await row?.content())?.content.head;
      await expect.poll(() => page.title()).toBe(head?.title);
      await expect.poll(announced).toBe(head?.title);
      expect(new URL(page.url()).pathname).toBe(path);
      const attributes = (selector: string, attribute: string) =>
        page.locator(selector).evaluateAll((nodes, name) => nodes.map((node) => node.getAttribute(name)), attribute);
      expect(await attributes('link[rel=canonical]', 'href')).toEqual([canonicalUrl + path]);
      expect(await attributes('meta[name=description]', 'content')).toEqual([head?.description]);
      expect(await attributes('meta[property="og:url"]', 'content')).toEqual([canonicalUrl + path]);
      await expect.poll(async () => (await readFocus()).name).toBe(await page.locator('main h1').innerText());
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    expect(
      await page.evaluate(() => ({
        ...('sameDocument' in window && { same: true }),
        ...('blankFrames' in window && { blank: window.blankFrames }),
      })),
    ).toEqual({ same: true, blank: 0 });
    await page.goBack();
    await expect.poll(() => page.title()).toContain('About Us');
  });

  test('a link to a section stops below the header', async () => {
    await open(paths.products, desktop);
    await page.evaluate(() => (location.hash = 'events'));
    await waitForFrames(page);
    const top = await page.locator('#events').evaluate((node) => node.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(64);
  });
});

describe('without JavaScript', () => {
  const scriptless = { javaScriptEnabled: false };

  test('the menus open, and their links work', async () => {
    ({ page, complaints } = await openPage(browser(), { ...desktop, ...scriptless }));
    await page.goto(paths.home);
    await servicesButton().click();
    await servicesPanel()
      .getByRole('link', { name: /^Mobile Apps/ })
      .click();
    await page.waitForURL(`**${paths.mobile}`);
    await page.getByRole('link', { name: 'Contact us about an app' }).click();
    await page.waitForURL(`**${paths.contact}?about=*`);
    await page.setViewportSize(phone.viewport);
    await menuButton().click();
    await menuPanel().getByRole('link', { name: 'Products' }).click();
    await page.waitForURL(`**${paths.products}`);
    await page.getByText(products.more).first().click();
    expect(await page.getByText(products.products[0]?.details[0] ?? '').isVisible()).toBe(true);
  });

  test('what needs it is left out: the form gives an address instead, and the logos stand still', async () => {
    ({ page, complaints } = await openPage(browser(), { ...desktop, ...scriptless }));
    await page.goto(paths.contact);
    expect(await page.locator('main noscript').innerText()).toContain(contact.form.noScript);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.goto(paths.home);
    expect(await page.getByRole('button', { name: frameTexts.colorScheme }).count()).toBe(0);
    expect(await page.getByRole('button', { name: home.logos.pause }).count()).toBe(0);
    const strip = page.getByRole('region', { name: home.logos.heading });
    expect(await strip.getByRole('listitem').count()).toBe(logos.length);
    expect(await countAnimations()).toBe(0);
  });
});

test('resting on a link or focusing it fetches its page once, with every script that it needs', async () => {
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  for (const [name, path, act] of [
    ['About Us', paths.about, () => link('About Us').hover()],
    ['Products', paths.products, () => link('Products').focus()],
  ] as const) {
    await open(paths.home, desktop);
    const scripts = watchScripts(page);
    await act();
    await expect.poll(() => scripts.filter((script) => script.includes(name.split(' ')[0] ?? ''))).toHaveLength(1);
    // The page's drawings follow its own script.
    let fetched = 0;
    while (fetched < scripts.length) {
      fetched = scripts.length;
      await loaded(page, scripts);
      await waitForFrames(page);
    }
    await link(name).click();
    await page.waitForURL(`**${path}`);
    expect(scripts.slice(fetched)).toEqual([]);
  }
});
