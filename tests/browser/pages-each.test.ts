import { devices, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { alertPath } from '#rooms/platform/contract/paths.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import { bars } from '../bench/bars.ts';
import {
  findOverflow,
  findFaultsAtEveryWidth,
  fontArrived,
  hydrated,
  layoutShift,
  serveFontLate,
  violationsInBothSchemes,
} from './page-checks.ts';
import { openDashboard } from './dashboard.ts';
import { browserOfFile, openPage, siteUrl } from './harness.ts';
import { applyForm, contactForm, loginForm } from './forms.ts';

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
  '%s does not move while it loads, fits every width without crossed labels, logs no error and is accessible',
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
      const shift = await layoutShift(page);
      expect(shift.sum, `${width} px: ${shift.moved.join('; ')}`).toBeLessThanOrEqual(bars.shift);
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
    if (isLayout) expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
  },
);

test.each([paths.alerts, alertPath('confirm', 'token'), paths.applicant, `${paths.applicant}#token`])(
  '%s does not move when the browser adds what follows from the fragment, and is accessible',
  async (path) => {
    for (const width of [1440, 360]) {
      const { page } = await openPage(browser(), { viewport: { width, height: 900 } });
      await page.goto(path, { waitUntil: 'networkidle' });
      const shift = await layoutShift(page);
      expect(shift.sum, `${width} px: ${shift.moved.join('; ')}`).toBeLessThanOrEqual(bars.shift);
      if (width === 360) expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
    }
  },
);

test('a label of a drawing that is moved onto a line or onto another label is found', async () => {
  const { page } = await openPage(browser());
  await page.goto(paths.plm);
  const moveSealTo = (y: string) =>
    page
      .locator('text', { hasText: 'Seal S-40, rev C' })
      .first()
      .evaluate((label, place) => label.setAttribute('y', place), y);
  await moveSealTo('130');
  expect(await findFaultsAtEveryWidth(page)).toContainEqual(expect.stringMatching(/^320 px: “Seal S-40, rev C” and <rect/));
  await moveSealTo('104');
  expect(await findFaultsAtEveryWidth(page)).toContainEqual(expect.stringMatching(/^1440 px: “Housing H-12” and “Seal S-40, rev C”/));
});

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

describe('a phone does not zoom into a field that gets the focus', () => {
  const phone = devices['Pixel 7'];

  /** Waits for a field. @returns the fields with text below 16 px, into which iPhones zoom */
  async function findSmallFields(page: Page, scope = 'body'): Promise<string[]> {
    await page.locator(`${scope} input`).first().waitFor();
    return page
      .locator('input, select, textarea')
      .evaluateAll((fields) =>
        fields.filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16).map(({ id }) => id),
      );
  }

  test.each([applyForm, contactForm, loginForm])('of the $name form', async (form) => {
    const { page } = await openPage(browser(), phone);
    await form.open(page);
    expect(await findSmallFields(page, form.scope)).toEqual([]);
  });

  test('of the dashboard', async () => {
    const { page } = await openDashboard(browser(), '?tab=jobs', phone);
    await page.getByRole('button', { name: jobsTexts.create, exact: true }).click();
    expect(await findSmallFields(page, '[role=dialog]')).toEqual([]);
    await page.goto(`${adminPaths.dashboard}?tab=applications`);
    await page.getByRole('rowheader').first().waitFor();
    expect(await findSmallFields(page)).toEqual([]);
  });
});
