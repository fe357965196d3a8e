import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openPage, siteUrl, textAt } from './harness.ts';

/** The site's own files, compressed by gzip, in kB (1000 bytes). */
type Weight = { scripts: number; styles: number };

/** The size after gzip, in kB. */
export const kB = (content: string | Buffer) => gzipSync(content).length / 1000;

/** @returns what a page loads without interaction */
export async function weigh(browser: Browser, path: string): Promise<Weight> {
  const { page } = await openPage(browser);
  const files: { kind: keyof Weight; url: string }[] = [];
  page.on('request', (request) => {
    const { origin, pathname, href: url } = new URL(request.url());
    const kind = pathname.endsWith('.js') ? 'scripts' : pathname.endsWith('.css') ? 'styles' : undefined;
    if (kind && origin === siteUrl) files.push({ kind, url });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const weight: Weight = { scripts: 0, styles: 0 };
  for (const { kind, url } of files) weight[kind] += kB(await textAt(url));
  await page.context().close();
  return weight;
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
