import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { excludedTests } from './local/test-kinds.ts';

const excluded = process.env[excludedTests]?.split(' ') ?? [];

/**
 * The kinds of test. Those for api, rules and browser need the local Firebase, which `npm test` starts and names in the
 * environment; those for the launcher start their own.
 */
export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['zod'] },
  test: {
    exclude: [...configDefaults.exclude, ...excluded],
    restoreMocks: true,
    unstubGlobals: true,
    // The API logs each refusal, and tests provoke hundreds of them.
    onConsoleLog: (line) => !line.includes('"severity":"NOTICE"'),
    // Vitest leaves one processor to itself, which is half of a small machine.
    maxWorkers: '100%',
    // On a busy machine a test, and what comes in it in the end, may take its time.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{functions/src,local,src}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/component-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: { name: 'api', environment: 'node', include: ['tests/api/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'rules', environment: 'node', include: ['tests/rules/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          // A real browser on a busy machine misses a beat now and then; what fails twice is broken.
          retry: process.env.CI === 'true' ? 1 : 0,
          include: ['tests/browser/**/*.test.ts'],
          setupFiles: ['tests/browser/policy.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'launcher',
          environment: 'node',
          include: ['tests/launcher/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
