import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns the path of Chromium or Chrome: CHROMIUM_PATH if it exists, otherwise the first in `/usr/bin`, the PATH or the usual places */
export function findChromium(env = process.env): string | undefined {
  const onPath = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [
    ...(env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : []),
    ...names.flatMap((name) => ['/usr/bin', ...onPath].map((folder) => join(folder, name))),
    ...usualPlaces,
  ].find((path) => existsSync(path));
}

/**
 * Finds Chromium's headless shell, a Debian package of its own. It needs half the CPU time for the same pages and has no PDF viewer.
 * @returns its path; undefined if it is not installed or CHROMIUM_PATH is set
 */
export function findHeadlessShell(env = process.env): string | undefined {
  const path = '/usr/bin/chromium-headless-shell';
  return !env['CHROMIUM_PATH'] && existsSync(path) ? path : undefined;
}
