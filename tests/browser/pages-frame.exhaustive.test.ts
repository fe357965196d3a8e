import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { content as contact } from '../../src/content/contact.ts';
import { colorSchemeKey } from '../../src/content/fonts.ts';
import { content as home } from '../../src/content/home.ts';
import { logoShapes } from '../../src/content/logos.ts';
import { companyLinks, frame, mainLinks, serviceLinks } from '../../src/content/navigation.ts';
import { content as products } from '../../src/content/products.ts';
import { content as plm } from '../../src/content/services/plm.ts';
import { paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import { canonicalUrl, launchBrowser, openPage } from './harness.ts';
import { violationsInBothSchemes } from './axe.ts';
import { hydrated, loaded, misfits, settled, watchScripts } from './page-checks.ts';

const desk = { viewport: { width: 1440, height: 900 } };
const tablet = { viewport: { width: 800, height: 900 } };
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const headerLinks = [...mainLinks, ...serviceLinks.flatMap((service) => [service, ...(service.children ?? [])])];

let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});

afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

afterAll(() => browser.close());

async function open(path: string, options = {}): Promise<void> {
  ({ page, complaints } = await openPage(browser, options));
  await page.goto(path);
  await hydrated(page);
}

const servicesButton = () => page.getByRole('banner').getByRole('button', { name: frame.services });
const servicesPanel = () => page.locator('#services-menu');
const menuButton = () => page.getByRole('button', { name: frame.menu });
const menuPanel = () => page.locator('#site-menu');
const isOpen = (panel: Locator) => panel.evaluate((node) => node.matches(':popover-open'));
const schemeButton = () => page.getByRole('button', { name: frame.colorScheme });
const shownScheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);

/** Turns the wheel over the page until it has moved. */
async function scrolls(): Promise<void> {
  await page.mouse.move(300, 400);
  const turn = async () => {
    await page.mouse.wheel(0, 300);
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(turn).toBeGreaterThan(0);
}

/** What has the focus: its text or label, and whether a ring shows it. */
function focus(): Promise<{ name: string; ringed: boolean }> {
  return page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return { name: '', ringed: false };
    // A card shows the focus of its link around itself.
    const rings = [node, node.closest('article')].map((element) => element && getComputedStyle(element));
    return {
      name: node.getAttribute('aria-label') ?? node.textContent.trim(),
      ringed: rings.some((style) => style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
    };
  });
}

async function press(key: string, times = 1): Promise<string> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  const { name, ringed } = await focus();
  expect(ringed, `the focus shows on ${name}`).toBe(true);
  return name;
}

describe('the header by keyboard', () => {
  test('is walked through to the end of the Services menu, and back', async () => {
    await open(paths.home, desk);
    expect(await press('Tab')).toBe(frame.skip);
    expect(await press('Tab')).toBe(frame.home);
    for (const { label } of mainLinks) expect(await press('Tab')).toBe(label);
    expect(await press('Tab')).toBe(frame.services);
    await page.keyboard.press('Enter');
    await servicesPanel().waitFor();
    const within = headerLinks.slice(mainLinks.length);
    for (const { label } of within) expect(await press('Tab')).toContain(label);
    for (const { label } of within.toReversed().slice(1)) expect(await press('Shift+Tab')).toContain(label);
    expect(await press('Shift+Tab')).toBe(frame.services);
    expect(await servicesPanel().isVisible()).toBe(true);

    // Going on past its end closes it, since it would lie over what has the focus then.
    await press('Tab', within.length);
    expect(await press('Tab')).toBe(frame.colorScheme);
    expect(await servicesPanel().isVisible()).toBe(false);
  });

  test('closes the Services menu by Escape, with the focus on its button again', async () => {
    await open(paths.home, desk);
    await servicesButton().press('Enter');
    await press('Tab', 2);
    await page.keyboard.press('Escape');
    expect(await servicesPanel().isVisible()).toBe(false);
    expect((await focus()).name).toBe(frame.services);
  });

  test('skips to the content', async () => {
    await open(paths.about, desk);
    await press('Tab');
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await press('Tab')).toBe('Contact us');
  });

  test('follows a link of the Services menu, and leaves the menu behind', async () => {
    await open(paths.home, desk);
    await servicesButton().press(' ');
    await press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.plm}`);
    await expect.poll(async () => (await focus()).name).toBe(plm.name);
    expect(await servicesPanel().isVisible()).toBe(false);
  });
});

describe('the menu of small screens', () => {
  test('holds every page of the header, and leads there by touch', async () => {
    await open(paths.home, phone);
    await menuButton().tap();
    const links = await menuPanel()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(headerLinks.map(({ path }) => path));
    await menuPanel().getByRole('link', { name: 'AI Agents' }).tap();
    await page.waitForURL(`**${paths.agents}`);
    await expect.poll(() => menuPanel().isVisible()).toBe(false);
  });

  test('opens and closes by keyboard, and by its own button', async () => {
    await open(paths.home, { viewport: phone.viewport });
    await menuButton().press('Enter');
    expect(await press('Tab')).toBe('Home');
    await page.keyboard.press('Escape');
    expect(await menuPanel().isVisible()).toBe(false);
    expect((await focus()).name).toBe(frame.menu);
    await menuButton().click();
    expect(await menuPanel().isVisible()).toBe(true);
    await menuButton().click();
    expect(await menuPanel().isVisible()).toBe(false);
  });

  test('opens before the page’s script has come, and stays open when it comes', async () => {
    ({ page, complaints } = await openPage(browser, phone));
    let letScriptsPass: () => void = () => undefined;
    const passing = new Promise<void>((resolve) => (letScriptsPass = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await passing;
      await route.continue();
    });
    await page.goto(paths.home, { waitUntil: 'commit' });
    await menuButton().tap();
    await menuPanel().waitFor();
    letScriptsPass();
    await hydrated(page);
    expect(await menuPanel().isVisible()).toBe(true);
  });

  test('can be scrolled to its end where the screen is low, without the page behind it', async () => {
    await open(paths.home, { viewport: { width: 640, height: 320 } });
    await menuButton().click();
    await menuPanel().getByRole('link').last().scrollIntoViewIfNeeded();
    await page.mouse.move(300, 200);
    await page.mouse.wheel(0, 2000);
    await settled(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await menuPanel().getByRole('link').last().isVisible()).toBe(true);
  });

  test('closes where the window gets too wide for it, and leaves the page to be scrolled', async () => {
    await open(paths.home, tablet);
    await menuButton().click();
    expect(await isOpen(menuPanel())).toBe(true);
    await page.setViewportSize(desk.viewport);
    await expect.poll(() => isOpen(menuPanel())).toBe(false);
    await scrolls();
    // Narrow again, it is asked for anew.
    await page.setViewportSize(tablet.viewport);
    expect(await menuPanel().isVisible()).toBe(false);
  });
});

describe('what opens', () => {
  test.each([
    ['the Services menu', paths.home, desk, () => servicesButton().click()],
    ['the menu of small screens', paths.home, phone, () => menuButton().click()],
    ['a product’s details', paths.products, desk, () => page.getByText(products.more).first().click()],
    ['an answer', paths.plm, desk, () => page.getByText(plm.questions.items[0]?.question ?? '').click()],
  ])('%s has nothing for axe to say, in light and dark, and fits', async (_, path, options, act) => {
    await open(path, options);
    await act();
    expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  });

  test('a product’s details open in place, and leave the card beside it alone', async () => {
    await open(paths.products, desk);
    const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)];
    const place = () =>
      second.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return [top + window.scrollY, bottom + window.scrollY];
      });
    const before = await place();
    await first.locator('summary').press('Enter');
    await first.getByText(products.products[0]?.details[0] ?? '').waitFor();
    expect(await place()).toEqual(before);
  });
});

describe('light and dark', () => {
  test('the switch is kept over a reload, and nothing flashes before the application runs', async () => {
    await open(paths.home, { ...desk, colorScheme: 'light' });
    expect(await shownScheme()).toBe('light');
    await schemeButton().click();
    expect(await shownScheme()).toBe('dark');
    expect(await page.evaluate((key) => localStorage.getItem(key), colorSchemeKey)).toBe('dark');

    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await shownScheme()).toBe('dark');
    // Styles are there before the scripts are.
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    const painted = await ground();
    letThrough();
    await hydrated(page);
    expect(await shownScheme()).toBe('dark');
    expect(await ground()).toBe(painted);
    await schemeButton().click();
    expect(await shownScheme()).toBe('light');
  });

  test('the system’s choice holds until the visitor makes one', async () => {
    await open(paths.home, { ...desk, colorScheme: 'dark' });
    expect(await shownScheme()).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(shownScheme).toBe('light');
  });
});

test('on paper a page is light, whatever it is on the screen, and there it stays as it was', async () => {
  /** @returns the colours of the page's ground and texts, while it is printed and after */
  async function print(colorScheme: 'light' | 'dark'): Promise<Record<'printed' | 'after', string[]>> {
    await open(paths.contact, { colorScheme });
    const colors = page.evaluate(async () => {
      const at = (event: string) =>
        new Promise<string[]>((resolve) => {
          addEventListener(event, () => {
            const texts = document.querySelectorAll('main :is(h1, h2, h3, p, a, label, input, button), footer :is(p, a)');
            const { color, backgroundColor } = getComputedStyle(document.body);
            resolve([backgroundColor, color, ...[...texts].map((text) => getComputedStyle(text).color)]);
          });
        });
      const [printed, after] = await Promise.all([at('beforeprint'), at('afterprint')]);
      return { printed, after };
    });
    await page.pdf();
    return colors;
  }

  const light = await print('light');
  await page.context().close();
  const dark = await print('dark');
  expect(light.printed[0]).toBe('rgb(255, 255, 255)');
  expect(light.printed.length).toBeGreaterThan(20);
  expect(light.after).toEqual(light.printed);
  expect(dark.printed).toEqual(light.printed);
  expect(dark.after[0]).toBe('rgb(14, 23, 38)');
  // As often as somebody prints.
  await page.pdf();
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
});

describe('the colour of the browser’s own bar', () => {
  /** What a browser takes: the first that is for what it shows. */
  const barColor = () =>
    page.locator('meta[name=theme-color]').evaluateAll((colors) => {
      const color = colors.find((node) => matchMedia(node.getAttribute('media') ?? '').matches);
      return color?.getAttribute('content') ?? '';
    });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const rgb = (hex: string) => `rgb(${[1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16)).join(', ')})`;
  const expectPageColor = () => expect.poll(async () => rgb(await barColor()) === (await ground())).toBe(true);

  test.each(['light', 'dark'] as const)('is the page’s, over a reload and on other pages, chosen against a %s system', async (system) => {
    await open(paths.home, { ...desk, colorScheme: system });
    const before = await barColor();
    await expectPageColor();
    await schemeButton().click();
    await expectPageColor();
    expect(await barColor()).not.toBe(before);
    await page.reload();
    await expectPageColor();
    await hydrated(page);
    expect(await barColor()).not.toBe(before);
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL(`**${paths.about}`);
    await expectPageColor();
    await page.goto(paths.adminLogin);
    await schemeButton().click();
    await expect.poll(barColor).toBe(before);
    await expectPageColor();
  });

  test('follows the system until somebody chooses', async () => {
    await open(paths.home, { ...desk, colorScheme: 'light' });
    const light = await barColor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(barColor).not.toBe(light);
    await expect.poll(shownScheme).toBe('dark');
    await expectPageColor();
  });
});

describe('the strip of logos', () => {
  const track = (): Locator => page.locator('[aria-labelledby=clients] ul').first().locator('..');
  const place = () => track().evaluate((node) => node.getBoundingClientRect().left);

  test('passes once in 20 seconds, and stands still at the press of its button', async () => {
    await open(paths.home, desk);
    expect(await track().evaluate((node) => getComputedStyle(node).animationDuration)).toBe('20s');
    const [before, after] = [await place(), await settled(page).then(place)];
    expect(after).toBeLessThan(before);
    await page.getByRole('button', { name: home.logos.pause }).press('Enter');
    const [stopped, later] = [await settled(page).then(place), await settled(page).then(place)];
    expect(later).toBe(stopped);
  });

  test('stands still where motion is not wanted, with every logo in sight', async () => {
    await open(paths.home, { ...desk, reducedMotion: 'reduce' });
    expect(await track().evaluate((node) => getComputedStyle(node).animationName)).toBe('none');
    expect(await page.getByRole('button', { name: home.logos.pause }).isVisible()).toBe(false);
    const logos = page.getByRole('img', { name: /^Client logo/ });
    expect(await logos.count()).toBe(6);
    expect(await misfits(page)).toEqual([]);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
    );
    expect(running).toBe(0);
  });
});

describe('from page to page', () => {
  test('title, description, canonical address and focus follow, and nothing goes blank', async () => {
    await open(paths.home, desk);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true, blankFrames: 0 });
      const watch = () => {
        if (!document.querySelector('main h1')) Object.assign(window, { blankFrames: 1 });
        requestAnimationFrame(watch);
      };
      watch();
    });
    for (const { label, path } of [...mainLinks.slice(1), ...mainLinks.slice(0, 1)]) {
      await page.getByRole('navigation', { name: frame.mainNavigation }).getByRole('link', { name: label }).click();
      const row = publicRows.find((candidate) => candidate.path === path);
      const head = (await row?.content())?.content.head;
      await expect.poll(() => page.title()).toBe(head?.title);
      expect(new URL(page.url()).pathname).toBe(path);
      const single = (selector: string, attribute: string) =>
        page.locator(selector).evaluateAll((nodes, name) => nodes.map((node) => node.getAttribute(name)), attribute);
      expect(await single('link[rel=canonical]', 'href')).toEqual([canonicalUrl + path]);
      expect(await single('meta[name=description]', 'content')).toEqual([head?.description]);
      expect(await single('meta[property="og:url"]', 'content')).toEqual([canonicalUrl + path]);
      await expect.poll(async () => (await focus()).name).toBe(await page.locator('main h1').innerText());
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    expect(
      await page.evaluate(() => ({
        ...('sameDocument' in window && { same: true }),
        ...('blankFrames' in window && { blank: window.blankFrames }),
      })),
    ).toEqual({ same: true, blank: 0 });
    await page.goBack();
    await expect.poll(() => page.title()).toContain('Careers');
  });

  test('a link to a part of a page leads to it', async () => {
    await open(paths.products, desk);
    await page.evaluate(() => (location.hash = 'events'));
    await settled(page);
    const top = await page.locator('#events').evaluate((node) => node.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(64);
  });
});

describe('without JavaScript', () => {
  const scriptless = { javaScriptEnabled: false };

  test('the menus open, and their links lead on', async () => {
    ({ page, complaints } = await openPage(browser, { ...desk, ...scriptless }));
    await page.goto(paths.home);
    await servicesButton().click();
    await servicesPanel()
      .getByRole('link', { name: /^Mobile Apps/ })
      .click();
    await page.waitForURL(`**${paths.mobile}`);
    await page.getByRole('link', { name: 'Contact us about an app' }).click();
    await page.waitForURL(`**${paths.contact}`);
    await page.setViewportSize(phone.viewport);
    await menuButton().click();
    await menuPanel().getByRole('link', { name: 'Products' }).click();
    await page.waitForURL(`**${paths.products}`);
    await page.getByText(products.more).first().click();
    expect(await page.getByText(products.products[0]?.details[0] ?? '').isVisible()).toBe(true);
  });

  test('what needs it is left out: the form says where to write instead, and nothing moves that could not be stopped', async () => {
    ({ page, complaints } = await openPage(browser, { ...desk, ...scriptless }));
    await page.goto(paths.contact);
    expect(await page.locator('main noscript').innerText()).toContain(contact.form.noScript);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.goto(paths.home);
    expect(await page.getByRole('button', { name: frame.colorScheme }).count()).toBe(0);
    expect(await page.getByRole('button', { name: home.logos.pause }).count()).toBe(0);
    const strip = page.getByRole('region', { name: home.logos.heading });
    expect(await strip.getByRole('img').count()).toBe(logoShapes.length);
    expect(await strip.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test('a menu of small screens that is open keeps no wide page from being scrolled', async () => {
    ({ page, complaints } = await openPage(browser, { ...tablet, ...scriptless }));
    await page.goto(paths.home);
    await menuButton().click();
    await page.setViewportSize(desk.viewport);
    await scrolls();
  });

  test('every link of the site leads to a page', async () => {
    ({ page, complaints } = await openPage(browser, scriptless));
    const found = new Set<string>();
    for (const { path } of publicRows) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const link of links) found.add(link);
    }
    const wanted = [...publicRows.map(({ path }) => path), ...companyLinks.map(({ path }) => path)];
    expect([...found].toSorted()).toEqual([...new Set(wanted)].toSorted());
  });
});

describe('a link that somebody is about to follow', () => {
  const about = () => page.getByRole('banner').getByRole('link', { name: 'About Us' });

  test.each([
    ['rested on by the pointer', () => about().hover()],
    ['given the focus', () => about().focus()],
  ])('has its page fetched when it is %s, once, and is then followed without waiting for a script', async (_, act) => {
    await open(paths.home, desk);
    const scripts = watchScripts(page);
    await act();
    await expect.poll(() => scripts.filter((path) => path.includes('About'))).toHaveLength(1);
    await loaded(page, scripts);
    const fetched = scripts.length;
    await about().click();
    await page.waitForURL(`**${paths.about}`);
    expect(scripts.slice(fetched)).toEqual([]);
  });
});
