/** The environment variable that leaves out the exhaustive tests, `*.exhaustive.test.ts`, when it is `true`. */
export const quickRun = 'QUICK_RUN';
