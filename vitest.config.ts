import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserName, browserNames, headless } from './local/browsers.ts';
import { quickApiTests, quickRun, slowTests } from './local/commands/quick-run.ts';

// Tests of other time zones name theirs.
process.env.TZ = 'UTC';

/** Starts the local Firebase. */
const globalSetup = ['tests/global-setup.ts'];

const leftOut = process.env[quickRun] === 'true' ? slowTests : [];

/** Loading React or the Admin SDK for each file takes longer than most tests. */
const sharedModules = { isolate: false };

function project(name: string, test: TestProjectInlineConfiguration['test']) {
  return { extends: true as const, test: { name, ...test } };
}

export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['zod'] },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // The API and the SDK log the hundreds of refusals that tests provoke.
    // Once a test has stopped its API, Firestore retries and reports abandoned transactions.
    onConsoleLog: (line) => !/"severity":"NOTICE"|PERMISSION_DENIED|The client has already been terminated/.test(line),
    onUnhandledError: ({ message }) => message !== 'The client has already been terminated',
    // By default, Vitest leaves one processor unused, which is half of a small machine.
    maxWorkers: '100%',
    // On a busy machine, a test may time out.
    retry: process.env.CI === 'true' ? 1 : 0,
    slowTestThreshold: 10_000,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      project('unit', {
        include: ['{functions/src,local,src}/**/*.test.ts', 'tests/*.test.ts'],
        exclude: leftOut,
        setupFiles: ['tests/setup.ts', 'tests/fixed-clock.ts'],
        ...sharedModules,
        unstubEnvs: true,
        // It imports JSON as bundlers do.
        deps: { optimizer: { ssr: { enabled: true, include: ['@actions/languageservice'] } } },
      }),
      project('component', {
        environment: 'happy-dom',
        // A link that a test clicks must not take the window of the next tests elsewhere.
        environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } } },
        ...sharedModules,
        include: ['src/**/*.test.tsx'],
        exclude: leftOut,
        setupFiles: ['tests/setup.ts', 'tests/fixed-clock.ts', 'tests/component-setup.ts'],
        css: { modules: { classNameStrategy: 'non-scoped' } },
      }),
      project('api', {
        include: process.env[quickRun] === 'true' ? quickApiTests : ['tests/{api,rules}/**/*.test.ts'],
        globalSetup,
        setupFiles: ['tests/setup.ts', 'tests/api/setup.ts'],
        ...sharedModules,
      }),
      project('browser', {
        include: ['tests/browser/**/*.test.ts'],
        globalSetup,
        setupFiles: ['tests/browser/site.ts', 'tests/browser/policy.ts'],
      }),
      // For visitors, Chromium with a window is no other browser than that of `tests/browser`.
      ...browserNames.map((name) =>
        project(name, {
          include: ['tests/browsers/**/*.test.ts'],
          // People's pace, viewer and focus need a window. With `--all`, `tests/browser` has opened each page in Chromium.
          exclude: name === headless ? ['tests/browsers/review.*'] : name === 'chromium-window' ? ['tests/browsers/pages.*'] : [],
          globalSetup,
          setupFiles: ['tests/browsers/site.ts', 'tests/browsers/after-each.ts'],
          env: { [browserName]: name },
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        }),
      ),
      // Tests that need the emulators of Hosting and Functions.
      project('hosting', {
        include: ['tests/hosting/**/*.test.ts'],
        globalSetup,
        setupFiles: ['tests/browser/policy.ts'],
        testTimeout: 120_000,
        // The emulator starts a process for the function that sends a mail.
        expect: { poll: { timeout: 30_000 } },
      }),
      // Measurements run alone, after the projects above.
      project('timing', {
        include: ['tests/timing/**/*.test.ts'],
        globalSetup,
        setupFiles: ['tests/browser/site.ts', 'tests/browser/policy.ts'],
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
      // These tests start and end whole stacks.
      project('launcher', {
        include: ['tests/launcher/**/*.test.ts'],
        testTimeout: 180_000,
        hookTimeout: 180_000,
        fileParallelism: false,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
