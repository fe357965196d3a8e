import { expect, it } from 'vitest';
import { docResume, docxResume, pdfResume } from '../../../tests/api/resume-files.ts';
import { checkedResume } from './resume-check.ts';

it.each([
  ['CV.PDF', pdfResume, 'CV.PDF', 'pdf'],
  ['CV of Ada.docx', docResume, 'CV of Ada.doc', 'doc'],
  ['cv.doc', docxResume, 'cv.docx', 'docx'],
  ['cv.v2.docx', pdfResume, 'cv.v2.pdf', 'pdf'],
])('the content decides the type and the extension of %s', async (name, content, stored, extension) => {
  expect(await checkedResume({ name, content })).toEqual({ name: stored, content, extension });
});
