import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applicationFilter } from '#rooms/applications/contract/applications.ts';

/** All that uses answers to a job's questions. None sorts, filters, counts or decides by it. */
const readers = [
  // Store them as they were sent.
  'functions/src/applications/apply-calls.ts',
  'functions/src/applications/contract/answering.ts',
  'functions/src/applications/contract/applications.ts',
  'functions/src/applications/contract/public-endpoints.ts',
  'functions/src/applications/store.ts',
  // Find their words, and write the export.
  'functions/src/applications/search.ts',
  'functions/src/applications/calls.ts',
  // Show them to the applicant.
  'functions/src/applicant/archive.ts',
  'functions/src/applicant/contract/endpoints.ts',
  // Show them to staff.
  'src/desk/review/Facts.tsx',
];

/** A property of this name, of anything. */
const property = /(?<!\.)\.answers\b|\banswers(?=\??:|,| \}| = \[)/;
const listsOfRooms = /(?:rooms|staff-calls)\.ts$/;

it('only the known files touch the answers to questions, which no filter of applications names', () => {
  const files = globSync('{functions/src,src/desk}/**/*.{ts,tsx}', {
    exclude: (name) => /\.test\.tsx?$|-texts\.ts$/.test(name) || listsOfRooms.test(name),
  });
  const touching = files.filter((file) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*|^import [^]*?;$|'[^'\n]*'|`[^`]*`/gm, '');
    return property.test(code);
  });
  expect(touching.sort()).toEqual(readers.sort());
  expect(Object.keys(applicationFilter.shape)).not.toContain('answers');
});
