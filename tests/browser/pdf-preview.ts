import type { Locator, Page } from 'playwright-core';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';

/** A PDF's drawn pages beside its application. Each is a region with a canvas and a text layer. */
export function pdfPages(page: Page, applicant: string): Locator {
  return page.getByRole('group', { name: reviewTexts.previewNamed(applicant) }).getByRole('region');
}
