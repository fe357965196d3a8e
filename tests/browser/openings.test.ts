import type { Browser, ElementHandle, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Job } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { served } from '#contract/served.ts';
import { openingPageStore } from '../../functions/src/data/opening-pages.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { careersCopy } from '../../src/content/careers.ts';
import { company } from '../../src/content/company.ts';
import { applyCopy, contactCopy } from '../../src/content/form-copy.ts';
import { socialImage } from '../../src/content/head.ts';
import { content as notFound } from '../../src/content/not-found.ts';
import { openingCopy } from '../../src/content/opening.ts';
import { openingPath, paths } from '../../src/paths.ts';
import { hostilePosting } from '../hostile-posting.ts';
import { violationsInBothSchemes } from './axe.ts';
import { bearer, postJob, send } from './dashboard.ts';
import { canonicalUrl, launchBrowser, openPage, siteUrl, solveCaptcha } from './harness.ts';
import { countDocuments, hydrated, layoutShift, loaded, misfits, sidesOf, sideWritten, watchScripts } from './page-checks.ts';

let browser: Browser;
let token: string;
let open: Job;
let closed: Job;
let hostile: Job;

beforeAll(async () => {
  browser = await launchBrowser();
  token = await bearer();
  open = await postJob(token, { title: 'Harbour pilot', location: 'Bengaluru, India', description: 'You steer.\nYou moor.' });
  closed = await postJob(token, { title: 'Harbour warden', location: 'Bengaluru, India', status: 'Inactive' });
  hostile = await postJob(token, hostilePosting);
});

afterAll(async () => {
  // Other tests count what they find on the careers page.
  await Promise.all([open, closed, hostile].map(({ id }) => send(endpoints.deleteJob, { token, parameter: id })));
  await browser.close();
});

describe('without JavaScript', () => {
  let page: Page;

  beforeEach(async () => {
    ({ page } = await openPage(browser, { javaScriptEnabled: false }));
    return () => page.context().close();
  });

  test('a posting is whole: its texts, its head, and where to write to instead of applying here', async () => {
    const response = await page.goto(openingPath(open.id));
    expect(response?.status()).toBe(200);
    expect(await page.title()).toBe(`Harbour pilot, Bengaluru, India | ${company.name}`);
    const url = canonicalUrl + openingPath(open.id);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(url);
    expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toBe(url);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(canonicalUrl + socialImage.path);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain('You steer. You moor.');
    await page.getByText('You steer.\nYou moor.').waitFor();
    expect(await page.getByRole('button', { name: careersCopy.applyFor(open.title) }).count()).toBe(0);
    expect(await page.locator('main noscript').innerText()).toBe(`${openingCopy.noScript} ${company.email}`);
  });

  test('the careers page names the feed', async () => {
    await page.goto(paths.careers);
    expect(await page.locator('link[rel=alternate][type="application/atom+xml"]').getAttribute('href')).toBe(
      canonicalUrl + served.openingsFeed,
    );
  });
});

const states = () => [
  { name: 'open', id: open.id, status: 200, heading: open.title },
  { name: 'hostile', id: hostile.id, status: 200, heading: hostile.title },
  { name: 'closed', id: closed.id, status: 410, heading: openingCopy.closedHeading },
  { name: 'unknown', id: 'nobody', status: 404, heading: notFound.heading },
];

test.each(['open', 'hostile', 'closed', 'unknown'])(
  '%s: hydrates without a word, stands still, fits every screen, and is fine by axe',
  async (name) => {
    const { id, status, heading } = states().find((state) => state.name === name) ?? { id: '', status: 0, heading: '' };
    const { page, complaints } = await openPage(browser);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(openingPath(id));
      expect(response?.status()).toBe(status);
      const before = await page.locator('main').innerText();
      await hydrated(page);
      expect(await page.locator('main').innerText()).toBe(before);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
      expect((await layoutShift(page)).sum, `at ${width} px`).toBeLessThanOrEqual(0.01);
      expect(await misfits(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await misfits(page)).toEqual([]);
    expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
    expect(complaints.filter((complaint) => status === 200 || !complaint.includes(String(status)))).toEqual([]);
    await page.context().close();
  },
);

test.each([320, 360])('a word longer than a screen of %i px makes neither list nor dialog wider', async (width) => {
  const { page } = await openPage(browser, { viewport: { width, height: 780 } });
  await page.goto(paths.careers);
  await page.getByRole('link', { name: hostile.title }).waitFor();
  expect(await misfits(page)).toEqual([]);
  await page.getByRole('button', { name: careersCopy.applyFor(hostile.title) }).click();
  await page
    .getByRole('dialog', { name: applyCopy.title(hostile.title) })
    .getByLabel(applyCopy.fields.applicant_name)
    .waitFor();
  expect(await misfits(page)).toEqual([]);
  await page.context().close();
});

test.each(['light', 'dark'] as const)('the type that is chosen stands out in a system’s own colours, %s', async (colorScheme) => {
  const { page } = await openPage(browser, { forcedColors: 'active', colorScheme });
  await page.goto(paths.careers);
  const types = page.getByRole('group', { name: careersCopy.typeFilter }).getByRole('button');
  const contract = page.getByRole('button', { name: /^Contract/ });
  await contract.click();
  await page.mouse.move(0, 0);
  // Ground, text and number, of which a system that sets the colours leaves the ground's opacity alone.
  const looks = await types.evaluateAll((buttons) =>
    buttons.map((button) => {
      const colors = [
        getComputedStyle(button).backgroundColor,
        ...[button, ...button.children].map((node) => getComputedStyle(node).color),
      ];
      return { pressed: button.ariaPressed === 'true', colors: colors.map((color) => color.match(/\d+/g)?.slice(0, 3).join()) };
    }),
  );
  const chosen = looks.find(({ pressed }) => pressed)?.colors ?? [];
  expect(chosen).toHaveLength(3);
  for (const { colors } of looks.filter(({ pressed }) => !pressed)) {
    for (const [part, color] of colors.entries()) expect(color).not.toBe(chosen[part]);
  }
  await page.context().close();
});

test('the openings are on their way before the page’s scripts, and asked for once', async () => {
  const { page, complaints } = await openPage(browser);
  let calls = 0;
  const answered = new Promise<void>((resolve) => {
    page.on('response', (response) => {
      if (new URL(response.url()).pathname !== endpoints.listPublicJobs.path) return;
      calls += 1;
      resolve();
    });
  });
  await page.route('**/assets/*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(paths.careers);
  await page.getByRole('link', { name: open.title }).waitFor();
  expect(calls).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('openings that could not be had at first are asked for anew on request, past every cache', async () => {
  const { page } = await openPage(browser);
  const calls = `**${endpoints.listPublicJobs.path}`;
  await page.route(calls, (route) => route.fulfill({ status: 503, json: { error: messages.unavailable } }));
  await page.goto(paths.careers);
  await page.getByRole('alert').filter({ hasText: careersCopy.failedHeading }).waitFor();
  await page.unroute(calls);
  const asked = page.waitForRequest(calls);
  await page.getByRole('button', { name: careersCopy.retry }).click();
  expect(await (await asked).headerValue('cache-control')).toBe('max-age=0');
  await page.getByRole('link', { name: open.title }).waitFor();
  await page.context().close();
});

test('a posting’s page, which came with the posting, loads nothing to ask for it', async () => {
  const { page } = await openPage(browser);
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  await page.goto(openingPath(open.id), { waitUntil: 'networkidle' });
  await hydrated(page);
  const scripts = await Promise.all(texts);
  expect(scripts.join('')).toContain(openingCopy.applyHeading);
  expect(scripts.filter((text) => text.includes('$ZodObject'))).toEqual([]);
  await page.context().close();
});

test('a posting’s link that is rested on has all scripts of its page fetched', async () => {
  const { page } = await openPage(browser);
  await page.goto(paths.careers);
  await hydrated(page);
  const scripts = watchScripts(page);
  const link = page.getByRole('link', { name: open.title });
  await link.hover();
  await expect.poll(() => scripts.some((path) => path.includes('Opening.page'))).toBe(true);
  await loaded(page, scripts);
  const fetched = scripts.length;
  await link.click();
  await page.getByRole('heading', { level: 1, name: open.title }).waitFor();
  expect(scripts.slice(fetched)).toEqual([]);
  await page.context().close();
});

test('a posting is reached from the list without a blank, and leads back', async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto(paths.careers);
  await hydrated(page);
  const loads = countDocuments(page);
  // The answer comes late: until then the list stands.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${endpoints.readPublicJob.path.replace(':id', open.id)}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: open.title }).click();
  await page.locator('main[aria-busy=true]').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(careersCopy.heading);
  answer();
  await page.getByRole('heading', { level: 1, name: open.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe(openingPath(open.id));
  await expect.poll(() => page.title()).toContain(open.title);
  expect(await things(page)).toEqual(['JobPosting', 'BreadcrumbList']);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.getByRole('link', { name: openingCopy.back.label }).click();
  await page.getByRole('heading', { level: 1, name: careersCopy.heading }).waitFor();
  expect(await things(page)).toEqual(['BreadcrumbList']);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: open.title }).waitFor();
  expect(loads()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('whoever goes back to the list finds it as it was left, and by a link all of it', async () => {
  const description = 'You take the lines of whoever comes in.\n'.repeat(12);
  const post = (title: string) => postJob(token, { title, job_type: 'Contract', description });
  const hands = await Promise.all([1, 2, 3, 4, 5].map((number) => post(`Quay hand ${number}`)));
  onTestFinished(async () => {
    await Promise.all(hands.map(({ id }) => send(endpoints.deleteJob, { token, parameter: id })));
  });
  // The newest, and so not the last of the list.
  const gone = await post('Quay foreman');
  const { page, complaints } = await openPage(browser);
  const contract = page.getByRole('button', { name: /^Contract/ });
  const words = page.getByRole('searchbox', { name: careersCopy.search });
  const cards = page.getByRole('article');
  const titles = () => cards.getByRole('heading', { level: 3 }).allInnerTexts();
  const place = () => page.evaluate(() => window.scrollY);
  const arrive = (heading: string) => page.getByRole('heading', { level: 1, name: heading }).waitFor();

  await page.goto(paths.careers);
  await contract.click();
  await words.fill('quay');
  await expect.poll(titles).toHaveLength(hands.length + 1);
  await cards.first().getByRole('button', { name: careersCopy.more }).click();
  const last = cards.last().getByRole('link');
  const left = { titles: await titles(), title: await last.innerText() };
  await last.hover();
  const leftAt = await place();
  expect(leftAt).toBeGreaterThan(1000);
  await last.click();
  await arrive(left.title);
  expect(await place()).toBe(0);

  // What has changed since is shown once the answer comes; until then the list stands as it was.
  await send(endpoints.deleteJob, { token, parameter: gone.id });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${endpoints.listPublicJobs.path}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack();
  await arrive(careersCopy.heading);
  expect(await titles()).toEqual(left.titles);
  expect(await page.getByText(careersCopy.loading).count()).toBe(0);
  expect(await contract.getAttribute('aria-pressed')).toBe('true');
  expect(await words.inputValue()).toBe('quay');
  expect(await page.getByRole('button', { name: careersCopy.less }).count()).toBe(1);
  expect(await place()).toBe(leftAt);
  answer();
  await expect.poll(titles).toEqual(left.titles.filter((title) => title !== gone.title));

  await last.click();
  await arrive(left.title);
  await page.getByRole('link', { name: openingCopy.back.label }).click();
  await arrive(careersCopy.heading);
  await page.getByRole('link', { name: open.title }).waitFor();
  expect(await contract.getAttribute('aria-pressed')).toBe('false');
  expect(await words.inputValue()).toBe('');

  await page.goBack();
  await arrive(left.title);
  await page.goBack();
  await arrive(careersCopy.heading);
  expect(await words.inputValue()).toBe('quay');
  await page.reload();
  await page.getByRole('link', { name: open.title }).waitFor();
  expect(await words.inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on a phone Apply stays above a long text, over its whole width, and hides nothing that is focused', async () => {
  const title = 'Quay foreman';
  const { id } = await postJob(token, { title, description: 'You take the lines of whoever comes in.\n'.repeat(60) });
  onTestFinished(async () => {
    await send(endpoints.deleteJob, { token, parameter: id });
  });
  const { page } = await openPage(browser, { viewport: { width: 360, height: 780 } });
  await page.goto(paths.careers);
  await hydrated(page);
  const card = page.getByRole('article', { name: title });
  const apply = card.getByRole('button', { name: careersCopy.applyFor(title) });
  await card.getByRole('button', { name: careersCopy.more }).click();
  await card.getByText('You take the lines').evaluate((node) => {
    const { top, height } = node.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
  });
  const box = await apply.boundingBox();
  if (!box) throw new Error('Apply is not shown');
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThan(780 / 2);
  // Nothing of the lines that go by is seen beside it.
  const besideIt = () => page.screenshot({ clip: { ...box, width: 280 } });
  const before = await besideIt();
  await page.evaluate(() => scrollBy({ top: 7, behavior: 'instant' }));
  expect((await besideIt()).equals(before)).toBe(true);

  // Whoever tabs back from the next posting, from where this one's end has just gone.
  const less = card.getByRole('button', { name: careersCopy.less });
  await less.evaluate((node, top) => scrollBy({ top: node.getBoundingClientRect().top - top, behavior: 'instant' }), 70);
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link')
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  expect(await less.evaluate((node) => node === document.activeElement)).toBe(true);
  const inSight = () =>
    less.evaluate((node) => {
      const { left, top, bottom } = node.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 4, y) === node);
    });
  await expect.poll(inSight).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await apply.evaluate((node) => node === document.activeElement)).toBe(true);
  expect((await layoutShift(page)).sum).toBeLessThanOrEqual(0.01);
  expect(await misfits(page)).toEqual([]);

  await apply.click();
  await page.getByRole('dialog', { name: applyCopy.title(title) }).waitFor();
  await page.context().close();
});

test('texts stand at the side where their script begins, paragraph by paragraph: a posting’s, and what visitors write', async () => {
  const description = 'אתם מובילים אוניות.\nYou moor.';
  const { id, title } = await postJob(token, { title: 'Haifa pilot', description, requirements: 'بحری جہاز' });
  onTestFinished(async () => {
    await send(endpoints.deleteJob, { token, parameter: id });
  });
  const { page } = await openPage(browser);
  const sides = async (within: Page | Locator) => [
    ...(await sidesOf(within.getByText(description))),
    ...(await sidesOf(within.getByText('بحری جہاز'))),
  ];
  await page.goto(paths.careers);
  await page.getByRole('link', { name: title }).waitFor();
  expect(await sides(page.getByRole('article', { name: title }))).toEqual(['right', 'left', 'right']);
  await page.goto(openingPath(id));
  expect(await sides(page)).toEqual(['right', 'left', 'right']);

  await page
    .getByRole('button', { name: careersCopy.applyFor(title) })
    .first()
    .click();
  expect(await sideWritten(page.getByRole('dialog').getByLabel(applyCopy.fields.cover_letter), description)).toBe('right');
  await page.goto(paths.contact);
  await hydrated(page);
  expect(await sideWritten(page.getByLabel(contactCopy.fields.message), description)).toBe('right');
  await page.context().close();
});

test('a posting that was closed, deleted or out of reach since the list was loaded says so, and can be tried again', async () => {
  const { page } = await openPage(browser);
  await page.goto(paths.careers);
  await hydrated(page);
  const link = page.getByRole('link', { name: open.title });
  const call = `**${endpoints.readPublicJob.path.replace(':id', open.id)}`;
  const follow = async (heading: string) => {
    await link.click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };

  await page.route(call, (route) => route.fulfill({ status: 410, json: { error: messages.jobClosed, similar: [hostile] } }));
  await follow(openingCopy.closedHeading);
  await page.getByRole('link', { name: hostile.title }).waitFor();
  await page.goBack();

  await page.unroute(call);
  await page.route(call, (route) => route.fulfill({ status: 404, json: { error: messages.jobNotFound } }));
  await follow(notFound.heading);
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.goBack();

  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await follow(openingCopy.failedHeading);
  await page.unroute(call);
  await page.getByRole('button', { name: careersCopy.retry }).click();
  await page.getByRole('heading', { level: 1, name: open.title }).waitFor();
  await page.context().close();
});

test('a posting that the function could not read says so on its own page, and can be tried again', async () => {
  const { pages, shell } = await openingPageStore(readSettings({ ...process.env, FUNCTIONS_EMULATOR: 'true' }).pagesFolder).load();
  const body = await pages.openingPage(shell, { state: 'failed' });
  const { page, complaints } = await openPage(browser);
  const address = siteUrl + openingPath(open.id);
  await page.route(address, (route) => route.fulfill({ status: 503, contentType: 'text/html', body }));
  await page.goto(address, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(openingCopy.failedHeading);
  expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([]);

  // On a line that is gone by then, too.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: careersCopy.retry }).click();
  await page.getByRole('alert').filter({ hasText: openingCopy.failedAgain }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: careersCopy.retry }).click();
  await page.getByRole('heading', { level: 1, name: open.title }).waitFor();
  await page.context().close();
});

test('trying a posting again by keyboard tells how each attempt goes, and ends at the heading of what comes', async () => {
  const { page } = await openPage(browser);
  await page.goto(paths.careers);
  await hydrated(page);
  const held: Route[] = [];
  await page.route(`**${endpoints.readPublicJob.path.replace(':id', open.id)}`, (route) => void held.push(route));
  const answer = async (how: 'abort' | 'continue') => {
    await expect.poll(() => held).toHaveLength(1);
    await held.pop()?.[how]();
  };
  const focused = (element: Locator) => element.evaluate((node) => node === document.activeElement);
  const retry = page.getByRole('button', { name: careersCopy.retry });
  const told = page.getByRole('alert');

  await page.getByRole('link', { name: open.title }).click();
  await answer('abort');
  await page.getByRole('heading', { level: 1, name: openingCopy.failedHeading }).waitFor();
  expect(await told.count()).toBe(0);
  await retry.focus();
  let before: ElementHandle | null = null;
  for (const attempt of ['second', 'third']) {
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: openingCopy.loading }).waitFor();
    await answer('abort');
    await told.waitFor();
    expect(await told.innerText()).toBe(openingCopy.failedAgain);
    // Only what is new is read out.
    expect(await told.evaluate((alert, old) => alert === old, before), attempt).toBe(false);
    before = await told.elementHandle();
    await retry.waitFor();
    expect(await focused(retry), attempt).toBe(true);
  }
  await page.keyboard.press('Enter');
  await answer('continue');
  const heading = page.getByRole('heading', { level: 1, name: open.title });
  await heading.waitFor();
  await expect.poll(() => focused(heading)).toBe(true);
  expect(await told.count()).toBe(0);
  await page.context().close();
});

test('whoever reads a posting applies there', async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto(openingPath(open.id));
  await hydrated(page);
  const button = page.getByRole('button', { name: careersCopy.applyFor(open.title) }).first();
  await button.click();
  const dialog = page.getByRole('dialog', { name: applyCopy.title(open.title) });
  await dialog.getByLabel(applyCopy.fields.applicant_name).fill('Ada Example');
  await dialog.getByLabel(applyCopy.fields.applicant_email).fill('ada@example.com');
  await solveCaptcha(page);
  await dialog.getByRole('button', { name: applyCopy.submit }).click();
  await dialog.getByText(messages.applySent).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);

  await button.click();
  await dialog.waitFor();
  expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
  await page.context().close();
});

test('site map and feed are well-formed, and hold the texts as they are', async () => {
  const { page } = await openPage(browser);
  await page.goto(paths.about);
  const parsed = await page.evaluate(
    async ([sitemap, feed]) => {
      const read = async (url = '') => new DOMParser().parseFromString(await (await fetch(url)).text(), 'application/xml');
      const texts = (document: Document, selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
      const [map, atom] = [await read(sitemap), await read(feed)];
      const html = [...atom.querySelectorAll('entry > content')].map(({ textContent }) => {
        return new DOMParser().parseFromString(textContent, 'text/html').body;
      });
      return {
        errors: texts(map, 'parsererror').concat(texts(atom, 'parsererror')),
        locations: texts(map, 'url > loc'),
        changes: texts(map, 'url > lastmod'),
        ids: texts(atom, 'entry > id'),
        titles: texts(atom, 'entry > title'),
        required: ['id', 'title', 'updated', 'author > name', 'link[rel=self]'].filter((name) => !atom.querySelector(`feed > ${name}`)),
        tags: [...new Set(html.flatMap((body) => [...body.querySelectorAll('*')].map(({ localName }) => localName)))].sort(),
        texts: html.map(({ textContent }) => textContent),
      };
    },
    [served.openingsSitemap, served.openingsFeed],
  );
  expect(parsed.errors).toEqual([]);
  expect(parsed.required).toEqual([]);
  expect(parsed.locations).toContain(canonicalUrl + openingPath(open.id));
  expect(parsed.locations).not.toContain(canonicalUrl + openingPath(closed.id));
  expect(parsed.changes).toContain(open.updated_at);
  expect(parsed.ids).toContain(canonicalUrl + openingPath(hostile.id));
  expect(parsed.titles).toContain(hostile.title);
  expect(parsed.tags).toEqual(['br', 'p', 'strong']);
  expect(parsed.texts.join()).toContain('<b onclick="alert(3)">bold</b> &amp; &#60;');
  await page.context().close();
});

test('Hosting passes on what the function says of caching', async () => {
  for (const path of [openingPath(open.id), openingPath(closed.id), openingPath('nobody'), served.openingsFeed, served.openingsSitemap]) {
    const { headers } = await fetch(siteUrl + path);
    expect(headers.get('cache-control'), path).toBe('public, max-age=0, s-maxage=60');
    expect(headers.get('etag'), path).not.toBeNull();
  }
});

test.each([
  [paths.home, ['Organization', 'WebSite']],
  [paths.about, ['BreadcrumbList']],
  [paths.plm, ['Service', 'BreadcrumbList']],
  [paths.products, ['SoftwareApplication', 'SoftwareApplication', 'SoftwareApplication', 'SoftwareApplication', 'BreadcrumbList']],
  [paths.dataInsights, ['SoftwareApplication', 'BreadcrumbList']],
  [paths.codeReview, ['BreadcrumbList']],
  [paths.careers, ['BreadcrumbList']],
  ['/no-such-page', []],
])('%s tells search engines of what is true of it', async (path, expected) => {
  const { page } = await openPage(browser);
  await page.goto(path);
  expect(await things(page)).toEqual(expected);
  await hydrated(page);
  expect(await things(page)).toEqual(expected);
  // Another page takes its own along.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mobile Apps' }).click();
  await page.waitForURL(`**${paths.mobile}`);
  await expect.poll(() => things(page)).toEqual(['Service', 'BreadcrumbList']);
  await page.context().close();
});

/** @returns the types of the structured data that the page has */
function things(page: Page): Promise<string[]> {
  return page.locator('script[type="application/ld+json"]').evaluateAll((scripts) =>
    scripts.map(({ textContent }) => {
      const thing: unknown = JSON.parse(textContent);
      return typeof thing === 'object' && thing && '@type' in thing ? String(thing['@type']) : '';
    }),
  );
}
