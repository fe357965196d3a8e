import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../local/browsers.ts';

/** Google Fonts are blocked: the site must work without them. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in a window. Otherwise the headless shell rounds the widths of letters.
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP fonts.googleapis.com ~NOTFOUND, MAP fonts.gstatic.com ~NOTFOUND',
];

/** The browser of a test run, or a new one for the bench, extra arguments or a PDF viewer. */
export function launchBrowser(extraArguments: string[] = [], { pdfViewer = false } = {}): Promise<Browser> {
  const shared = process.env['BROWSER_URL'];
  if (shared && extraArguments.length === 0 && !pdfViewer) return chromium.connect(shared);
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments, ...extraArguments] });
}
