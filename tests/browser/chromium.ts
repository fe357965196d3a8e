import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../local/chromium.ts';

/**
 * Arguments of Chromium's command line. Google's fonts can't be counted on in a test, so they are cut off: the site has to be whole without
 * them.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP fonts.googleapis.com ~NOTFOUND, MAP fonts.gstatic.com ~NOTFOUND',
];

/**
 * Opens the browser of this run, or starts one.
 * @param more arguments of the command line, for a browser that nobody else uses
 */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  const shared = process.env['BROWSER_URL'];
  if (shared && more.length === 0) return chromium.connect(shared);
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments, ...more] });
}
