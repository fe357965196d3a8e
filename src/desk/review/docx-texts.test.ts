import { expect, it } from 'vitest';
import { docxSummary } from './docx-texts.ts';

it.each([
  [{}, ''],
  [{ picture: 3, object: 1 }, 'Not shown: 3 pictures, 1 embedded document.'],
  [{ hidden: 1 }, 'Hidden in Word, marked here: 1 passage.'],
  [{ hidden: 2, passage: 1 }, 'Not shown: 1 passage. Hidden in Word, marked here: 2 passages.'],
])('sums up what the preview of a DOCX leaves out: %j', (counts, summary) => {
  expect(docxSummary(counts)).toBe(summary);
});
