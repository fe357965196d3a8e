import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { extract } from 'tar';
import type { Lifetime } from './lifetime.ts';
import { installApart } from './packages.mjs';
import { Problem } from './problem.ts';
import { runNode } from './processes.ts';
import { step } from './progress.ts';
import { foldersOnPath, inProject, localFolder } from './project.ts';

/** Starts the headless Chromium of machines that have no other. */
const downloadedChromium = join(localFolder, 'chromium/chromium.sh');

/** The font that Chromium sees in tests instead of those of the machine, on Linux. */
export const testFonts = { FONTCONFIG_FILE: inProject('tests/fonts.conf') };

/** @returns the first that exists: the preferred path, one in /usr/bin or the PATH, a usual one */
function findProgram(names: string[], preferred?: string, usualPlaces: string[] = []): string | undefined {
  return [
    ...(preferred ? [preferred] : []),
    ...names.flatMap((name) => ['/usr/bin', ...foldersOnPath()].map((folder) => join(folder, name))),
    ...usualPlaces,
  ].find((path) => existsSync(path));
}

/** @returns Chromium or Chrome, by preference CHROMIUM_PATH, last a headless one */
export function findChromium(): string | undefined {
  return findInstalledChromium() ?? (existsSync(downloadedChromium) ? downloadedChromium : undefined);
}

function findInstalledChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  return findProgram(names, process.env['CHROMIUM_PATH'], [
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]);
}

/** @returns Chromium or Chrome; installs a headless one if there is none @throws {Problem} */
export async function provideChromium(life: Lifetime): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  const { program, libraries = '' } = isPackaged ? await unpackChromium() : await downloadChromium(life);
  // Its libraries come second: the machine's are newer.
  const path = libraries && `LD_LIBRARY_PATH="$LD_LIBRARY_PATH:${libraries}" `;
  writeFileSync(downloadedChromium, `#!/bin/sh\n${path}exec "${program}" "$@"\n`, { mode: 0o755 });
  return downloadedChromium;
}

/** Installs a package that has Chromium and the libraries that a server's Linux may lack. */
async function unpackChromium() {
  const folder = await installApart('chromium', 'Chromium');
  const unpacked = async (name: string) =>
    promisify(brotliDecompress)(readFileSync(join(folder, 'node_modules/@sparticuz/chromium/bin', `${name}.br`)));
  const program = join(folder, 'chromium');
  const libraries = join(folder, 'lib');
  await step('Unpacking Chromium, once', async () => {
    writeFileSync(join(folder, 'libraries.tar'), await unpacked('al2023.tar'));
    await extract({ file: join(folder, 'libraries.tar'), cwd: folder });
    writeFileSync(program, await unpacked('chromium'), { mode: 0o755 });
  });
  return { program, libraries };
}

/** Uses Playwright's installer. @throws {Problem} */
async function downloadChromium(life: Lifetime): Promise<{ program: string; libraries?: string }> {
  mkdirSync(join(localFolder, 'chromium'), { recursive: true });
  const env = { PLAYWRIGHT_BROWSERS_PATH: join(localFolder, 'chromium') };
  const install = [inProject('node_modules/playwright-core/cli.js'), 'install', '--no-shell', 'chromium'];
  const { code, output } = await step('Downloading Chromium, once', () => runNode(life, install, { env }));
  if (code !== 0) throw new Problem(`Chromium could not be downloaded: ${output.trim()}`);
  const findPath = `console.log(require('playwright-core').chromium.executablePath())`;
  return { program: (await runNode(life, ['--eval', findPath], { env })).output.trim() };
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

/** The browsers of `tests/browsers`. Each has a Vitest project of this name. */
export const browserNames = [headless, 'chromium-window', 'firefox', 'webkit'];

/** The environment variable that names the browser of a test. */
export const browserName = 'BROWSER_NAME';

/** @returns Debian's names of the programs that `npm test -- --all` needs and this machine lacks */
export function missingPrograms(): string[] {
  const programs = { chromium: findInstalledChromium, 'firefox-esr': findFirefox, 'webkit2gtk-driver': findWebKitDriver, xvfb: findXvfb };
  return Object.entries(programs).flatMap(([name, find]) => (find() === undefined ? [name] : []));
}
