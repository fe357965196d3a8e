import { bars } from './bars.ts';
import { measureCrowd, measureJobs } from './crowd.ts';
import { measureFunctionStart } from './function-start.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measure, type Measure } from './measure.ts';
import { measureReview } from './review.ts';
import { measureWeight } from './weight.ts';

/** Every bar of the project: what is measured, the worst value that passes, and its unit. */
export const measures: Record<string, Measure> = {
  weight: measure(measureWeight, {
    homeScripts: ['JavaScript of /, gzip', bars.homeScriptsKB, 'kB'],
    careersScripts: ['JavaScript of /careers, gzip', 173, 'kB'],
    jobScripts: ['JavaScript of a job’s page, gzip', 173, 'kB'],
    scriptsBeforePaint: ['scripts of / before its first paint', 0, ''],
    styles: ['CSS, gzip, heaviest of the three public pages', bars.pageStylesKB, 'kB'],
    html: ['HTML, gzip, heaviest of all public pages', 14.6, 'kB'],
  }),
  review: measure(measureReview, {
    nextResume: ['key press to the next resume, at a quarter of the speed', 300, 'ms'],
  }),
  'function-start': measure(measureFunctionStart, {
    firstAnswer: ['function api: load and first answer without Firestore, against a bare hello', 1.2, 'times'],
  }),
  jobs: measure(measureJobs, {
    list: ['GET jobs, read anew, against the bare query', 1.3, 'times'],
  }),
  crowd: measure(measureCrowd, {
    page: ['processor time of a job’s page with 2,000 open jobs, against 10', 1.5, 'times'],
    list: ['processor time of the list with 500 open jobs', 2, 'ms'],
    failures: ['answers to 2,000 visitors at once with an error', 0, ''],
    staff: ['a page of applications during these visits, against a quiet site', 2, 'times'],
  }),
  lighthouse: measure(measureLighthouse, {
    performance: ['Lighthouse mobile, performance, worst public page', 99, 'points'],
    accessibility: ['Lighthouse mobile, accessibility, worst public page', 100, 'points'],
    'best-practices': ['Lighthouse mobile, best practices, worst public page', 100, 'points'],
    seo: ['Lighthouse mobile, SEO, worst public page', 100, 'points'],
    homePaint: ['LCP of /, against the same without scripts', 1.05, 'times'],
    careersPaint: ['LCP of /careers, against the same without scripts', 1.05, 'times'],
    jobPaint: ['LCP of a job’s page, against the same without scripts', 1.05, 'times'],
  }),
};

/** Bars that `npm test -- --all` holds instead. */
export const heldByTests = [
  ['JavaScript of the login, gzip, at most 200 kB; all of /, as transferred, at most 250 kB', 'tests/browser/pages.test.ts'],
  ['no Firebase SDK on public pages; JavaScript of the dashboard, gzip, at most 200 kB', 'tests/timing/admin-weight.test.ts'],
  ['limit + 1 documents read for a page of any list of staff’s', 'tests/api/paged-lists.test.ts'],
  [
    'layout shift with a late font, at most 0.01; no axe violations, light and dark: each page of visitors',
    'tests/browser/pages-each.test.ts',
  ],
  [
    'the same for jobs’ pages, of most of staff’s pages, and axe for what opens on them',
    'tests/browser/careers.test.ts, admin-looks.test.ts',
  ],
  ['what is chosen and where things end is seen in forced colors, which axe cannot judge', 'tests/browser/forced-colors.test.ts'],
  ['journeys in Chromium with a window, Firefox ESR and WebKitGTK', 'tests/browsers'],
];
