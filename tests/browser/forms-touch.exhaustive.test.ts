import { devices, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminCopy, jobsCopy } from '../../src/content/admin-copy.ts';
import { paths } from '../../src/paths.ts';
import { openDashboard } from './dashboard.ts';
import { applyForm, contactForm, loginForm } from './forms.ts';
import { browserOfFile } from './file-browser.ts';
import { openPage } from './harness.ts';

const phone = devices['Pixel 7'];

const browser = browserOfFile();

/** @returns the sizes of what is typed into the fields that show, in px, by their labels */
function sizes(page: Page): Promise<Record<string, number>> {
  return page
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields
          .filter((field) => field instanceof HTMLElement && field.checkVisibility() && field.tabIndex >= 0)
          .map((field) => [
            ('labels' in field && (field.labels as NodeList)[0]?.textContent) || field.id,
            parseFloat(getComputedStyle(field).fontSize),
          ]),
      ),
    );
}

/** Below 16 px a phone of Apple zooms into a field that gets the focus. */
function expectNoZoom(found: Record<string, number>, count: number): void {
  expect(Object.keys(found)).toHaveLength(count);
  expect(Object.entries(found).filter(([, size]) => size < 16)).toEqual([]);
}

test.each([
  // With the field to search the list, under the dialog.
  ['to apply, and the search of the openings,', applyForm, 6],
  ['to write a message', contactForm, 4],
  ['to log in', loginForm, 2],
])('no phone has to zoom into the fields %s', async (_, form, count) => {
  const { page } = await openPage(browser(), phone);
  await form.open(page);
  await page.locator(`${form.scope} input`).first().waitFor();
  expectNoZoom(await sizes(page), count);
});

test('no phone has to zoom into the fields of the dashboard', async () => {
  const { page } = await openDashboard(browser(), '', phone);
  await page.getByRole('button', { name: jobsCopy.create, exact: true }).click();
  await page.getByRole('dialog', { name: jobsCopy.createTitle }).getByRole('textbox').first().waitFor();
  // Three of the list, eight of the dialog.
  expectNoZoom(await sizes(page), 11);
  await page.goto(`${paths.adminDashboard}?tab=applications`);
  await page.getByRole('tabpanel', { name: adminCopy.tabs.applications }).getByRole('searchbox').waitFor();
  expectNoZoom(await sizes(page), 3);
});
