import { expect, it } from 'vitest';
import { limits } from '../../platform/contract/limits.ts';
import { cleanFileName, resumeProblem } from './resume.ts';

it.each([
  ['accepts a file of exactly the largest size, with an extension in capitals', 'CV.PDF', limits.resumeBytes, undefined],
  ['refuses a file one byte above the largest size', 'cv.pdf', limits.resumeBytes + 1, 'size'],
  ['refuses an empty file', 'cv.docx', 0, 'empty'],
  ['refuses another type', 'cv.pdf.exe', 1, 'type'],
  ['refuses a file without an extension', 'pdf', 1, 'type'],
  ['refuses an extension that is the name of an inherited property', 'cv.constructor', 1, 'type'],
  ['accepts a name of the longest length', `${'a'.repeat(limits.resumeFileNameLength - 4)}.pdf`, 1, undefined],
  ['refuses a name that is too long', `${'a'.repeat(limits.resumeFileNameLength - 3)}.pdf`, 1, 'name'],
  ['refuses a name with a path', '../cv.pdf', 1, 'name'],
  ['refuses a name with a Windows path', 'C:\\cv.pdf', 1, 'name'],
  ['refuses a name with a control character', 'c\u0007v.pdf', 1, 'name'],
  ['refuses another type behind a mark that reverses its letters', 'cv\u202efdp.exe', 1, 'type'],
  ['accepts a name with blanks and marks behind its extension', '\u202bcv.docx\u202c \t', 1, undefined],
])('%s', (_, name, size, problem) => {
  expect(resumeProblem({ name, size })).toBe(problem);
});

it.each([
  ['\u202b履歴書.pdf\u202c', '履歴書.pdf'],
  ['\u061cCV\u200f.docx', 'CV.docx'],
  ['cv\u202efdp.pdf', 'cvfdp.pdf'],
  ['CV\tof\u00a0Ada.pdf \n', 'CV of Ada.pdf'],
  ['CV.docx. .', 'CV.docx'],
  ['"Rob" CV.pdf', '"Rob" CV.pdf'],
])('cleans the name %j to %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});
