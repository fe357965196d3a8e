import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { paths } from '../../src/paths.ts';
import { openPage, siteUrl } from '../browser/harness.ts';
import { scrollThrough } from '../timing/longest-task.ts';
import { bars } from './bars.ts';
import { entryPages } from './public-paths.ts';
import { withBrowser } from './rounds.ts';
import { atMost, type Row } from './row.ts';

/** The site's own files, compressed by gzip, in kB (1000 bytes). */
export type Weight = { scripts: number; styles: number };

/** @returns what a page loads without interaction */
export async function weigh(browser: Browser, path: string): Promise<Weight> {
  const { page } = await openPage(browser);
  const sizes: Promise<{ kind: keyof Weight; kB: number }>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    const kind = kindOf(url.pathname);
    if (kind && url.origin === siteUrl) sizes.push(response.body().then((body) => ({ kind, kB: gzipSync(body).length / 1000 })));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const weight: Weight = { scripts: 0, styles: 0 };
  for (const { kind, kB } of await Promise.all(sizes)) weight[kind] += kB;
  await page.context().close();
  return weight;
}

function kindOf(path: string): keyof Weight | undefined {
  if (path.endsWith('.js')) return 'scripts';
  return path.endsWith('.css') ? 'styles' : undefined;
}

/** @returns what is transferred for a page scrolled to its end, in kB, headers included */
export async function transferred(browser: Browser, path: string): Promise<number> {
  const { page } = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return bytes / 1000;
}

/** @returns how many scripts the page requests before its first paint */
export async function scriptsBeforePaint(browser: Browser, path: string): Promise<number> {
  const { page } = await openPage(browser);
  // The load event also starts the scripts, and may come before the paint on a busy machine.
  await page.addInitScript(() => {
    addEventListener('load', (event) => event.stopImmediatePropagation());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const count = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const loaded = performance.getEntriesByType('resource');
    return loaded.filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint).length;
  });
  await page.context().close();
  return count;
}

export function measureWeight(): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const login = await weigh(browser, paths.adminLogin);
    const rows: Row[] = [];
    for (const [name, path] of await entryPages()) {
      const { scripts, styles } = await weigh(browser, path);
      rows.push(atMost(`JavaScript of ${name}, gzip`, [scripts], path === paths.home ? bars.homeScriptsKB : bars.pageScriptsKB, 'kB'));
      rows.push(atMost(`CSS of ${name}, gzip`, [styles], bars.pageStylesKB, 'kB'));
    }
    return [
      ...rows,
      atMost('scripts of / before its first paint', [await scriptsBeforePaint(browser, paths.home)], 0, ''),
      atMost('all of /, fonts blocked, as transferred', [await transferred(browser, paths.home)], bars.homeTransferredKB, 'kB'),
      atMost('JavaScript of /admin/login, gzip', [login.scripts], bars.loginScriptsKB, 'kB'),
    ];
  });
}
