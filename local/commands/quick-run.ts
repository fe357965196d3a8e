/** The projects of `npm test`: those without a browser, and the journeys in headless Chromium. */
export const quickProjects = ['unit', 'component', 'api', 'chromium'];

/**
 * The tests of the project `api` in `npm test`, which find most mistakes in less than a minute.
 * Journeys also read resumes and job pages, use an applicant's link, and change many applications.
 */
export const quickApiTests = [
  'tests/rules/*.test.ts',
  'tests/api/access.test.ts',
  'tests/api/applications.test.ts',
  'tests/api/apply.test.ts',
  'tests/api/audit.test.ts',
  'tests/api/captcha.test.ts',
  'tests/api/contact.test.ts',
  'tests/api/jobs.test.ts',
  'tests/api/replies.test.ts',
  'tests/api/session.test.ts',
];

/**
 * What `npm test` skips of `component` because it is slow: the desk's two largest parts, which
 * journeys use and whose rooms have other tests.
 */
export const slowTests = ['src/desk/applications/ApplicationsTab.test.tsx', 'src/desk/review/Review.test.tsx'];

/** Limits tests to these, and ESLint to layers and CSS, if it is `true`. */
export const quickRun = 'QUICK_RUN';
