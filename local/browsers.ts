import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOnPath } from './project.ts';

/** @returns the first that exists: the preferred path, one in /usr/bin or the PATH, a usual one */
function findProgram(names: string[], preferred?: string, usualPlaces: string[] = []): string | undefined {
  return [
    ...(preferred ? [preferred] : []),
    ...names.flatMap((name) => ['/usr/bin', ...foldersOnPath()].map((folder) => join(folder, name))),
    ...usualPlaces,
  ].find((path) => existsSync(path));
}

/** @returns the path of Chromium or Chrome, by preference that in CHROMIUM_PATH */
export function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  return findProgram(names, process.env['CHROMIUM_PATH'], [
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]);
}

/**
 * Debian's package of Chromium's headless shell needs half the CPU time and has no PDF viewer.
 * @returns its path; undefined if it is not installed or CHROMIUM_PATH is set
 */
export function findHeadlessShell(): string | undefined {
  const path = '/usr/bin/chromium-headless-shell';
  return !process.env['CHROMIUM_PATH'] && existsSync(path) ? path : undefined;
}

/** @returns the path of Firefox, by preference that in FIREFOX_PATH */
export function findFirefox(): string | undefined {
  return findProgram(['firefox-esr', 'firefox'], process.env['FIREFOX_PATH'], ['/Applications/Firefox.app/Contents/MacOS/firefox']);
}

/** @returns the path of the driver of WebKitGTK, which has the engine of Safari */
export function findWebKitDriver(): string | undefined {
  return findProgram(['WebKitWebDriver']);
}

/** @returns the path of Xvfb, a display in memory for browsers with a window */
export function findXvfb(): string | undefined {
  return findProgram(['Xvfb']);
}

/** Chromium without a window, for journeys on machines without a display. */
export const headless = 'chromium';

/** The browsers of `tests/browsers` that need a display. */
const windowed = ['chromium-window', 'firefox', 'webkit'];

/** The browsers of `tests/browsers`. Each has a Vitest project of this name. */
export const browserNames = [headless, ...windowed];

/** The environment variable that names the browser of a test. */
export const browserName = 'BROWSER_NAME';

/** Programs of the browser tests, and the Vitest projects that need them. */
export const browserPrograms = [
  {
    name: 'Chromium or Chrome',
    find: findChromium,
    projects: [headless, 'browser', 'hosting', 'timing', 'chromium-window'],
    remedy: 'install one or name it in CHROMIUM_PATH',
  },
  { name: 'Firefox', find: findFirefox, projects: ['firefox'], remedy: 'install it (Debian: firefox-esr) or name it in FIREFOX_PATH' },
  { name: 'WebKitWebDriver', find: findWebKitDriver, projects: ['webkit'], remedy: 'install it (Debian: webkit2gtk-driver)' },
  { name: 'Xvfb', find: findXvfb, projects: windowed, remedy: 'install it (Debian: xvfb)' },
];
