import { devices, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alertPath } from '#rooms/platform/contract/paths.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import {
  findOverflow,
  findFaultsAtEveryWidth,
  fontArrived,
  hydrated,
  expectNoShift,
  serveFontLate,
  violationsInBothSchemes,
} from './page-checks.ts';
import { browserOfFile, openPage, siteUrl } from './harness.ts';
import { contactForm } from './forms.ts';

const browser = browserOfFile();
const unknownPath = '/no-such-page';

/** One page of each layout. */
const layouts: string[] = [
  paths.home,
  paths.about,
  paths.products,
  paths.contact,
  paths.careers,
  paths.plm,
  paths.agents,
  paths.dataInsights,
  paths.readZoneSurvey,
  unknownPath,
];

test.each([...publicRows.map(({ path }) => path), unknownPath])(
  '%s does not move while it loads, fits every width, logs no error and is accessible',
  async (path) => {
    const isLayout = layouts.includes(path);
    const { page, complaints } = await openPage(browser());
    await serveFontLate(page);
    for (const width of isLayout ? [1440, 360] : [360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      if (path === paths.careers) await page.getByRole('article').first().waitFor();
      await fontArrived(page);
      await expectNoShift(page);
    }

    const { shown, served } = await texts(page);
    if (path === paths.careers) {
      const opening = page.getByRole('article').first().getByRole('link').first();
      expect(served).toEqual(expect.arrayContaining([await opening.innerText(), careersTexts.neverMoney]));
    } else {
      expect(served).toEqual(expect.arrayContaining(shown));
    }

    const expected = [`404 ${siteUrl}${unknownPath}`, 'Failed to load resource: the server responded with a status of 404 (Not Found)'];
    expect(complaints.filter((complaint) => path !== unknownPath || !expected.includes(complaint))).toEqual([]);

    await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    expect(await findFaultsAtEveryWidth(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await findOverflow(page), 'with text at 200 %').toEqual([]);
    expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
  },
);

test.each([paths.alerts, alertPath('confirm', 'token'), paths.applicant, `${paths.applicant}#token`])(
  '%s does not move when the browser adds what follows from the fragment, and is accessible',
  async (path) => {
    const { page } = await openPage(browser());
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expectNoShift(page);
      // The next address may differ in its fragment only.
      if (width === 1440) await page.goto('about:blank');
    }
    expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
  },
);

/** @returns the visible texts, and those in the HTML */
function texts(page: Page): Promise<{ shown: string[]; served: string[] }> {
  return page.evaluate(async () => {
    const textsOf = (within: Document, excluded: string) => {
      const found = new Set<string>();
      const walker = within.createTreeWalker(within.querySelector('main') ?? within, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim();
        if (text && !walker.currentNode.parentElement?.closest(excluded)) found.add(text);
      }
      return [...found];
    };
    const html = await (await fetch(location.href)).text();
    return {
      shown: textsOf(document, 'noscript, style, iframe'),
      served: textsOf(new DOMParser().parseFromString(html, 'text/html'), 'style'),
    };
  });
}

test('a phone does not zoom into a field that gets the focus', async () => {
  const { page } = await openPage(browser(), devices['Pixel 7']);
  await contactForm.open(page);
  const fields = page.locator('input, select, textarea');
  const sizes = await fields.evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));
  // iPhones zoom into smaller text.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
