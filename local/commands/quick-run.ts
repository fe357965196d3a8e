/** If this environment variable is `true`, the tests in `*.exhaustive.test.ts` are left out. */
export const quickRun = 'QUICK_RUN';
