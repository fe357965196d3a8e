import { expect, test } from 'vitest';
import { exampleLetters } from '../../local/mail/examples.ts';
import { browserOfFile, openPage } from './harness.ts';
import { findOverflow, violationsInBothSchemes } from './page-checks.ts';

const browser = browserOfFile();

test('every mail is accessible and fits, on phones and in wide windows, light and dark', async () => {
  const { page, complaints } = await openPage(browser());
  for (const { name, html } of exampleLetters()) {
    await page.setContent(html);
    for (const width of [360, 600]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page), `${name}, ${width} px`).toEqual([]);
    }
    expect(await violationsInBothSchemes(page), name).toEqual([]);
  }
  expect(complaints).toEqual([]);
}, 120_000);
