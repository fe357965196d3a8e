import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { inProject } from '../../local/project.ts';
import { openPage, type Visit } from './harness.ts';

/** The delay of each file, in milliseconds. */
const fontDelayMs = 80;

/** The score of a page whose layout hardly shifts. */
const maxShift = 0.01;

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/roboto-slab/files/roboto-slab-latin-wght-normal.woff2'),
);
const fontStyles = `@font-face {
  font-family: 'Roboto Slab';
  font-weight: 300 700;
  font-display: swap;
  src: url(https://fonts.gstatic.com/roboto-slab.woff2) format('woff2');
}`;

/** Serves the web font after a delay. */
export async function serveFontLate(page: Page): Promise<void> {
  const late = () => new Promise((resolve) => setTimeout(resolve, fontDelayMs));
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(/fonts\.googleapis\.com/, async (route) => {
    await late();
    await route.fulfill({ contentType: 'text/css', body: fontStyles, headers });
  });
  await page.route(/fonts\.gstatic\.com/, async (route) => {
    await late();
    await route.fulfill({ contentType: 'font/woff2', body: font, headers });
  });
}

/** Runs in the page. @returns whether React has hydrated it */
export function isHydrated(): boolean {
  const node = document.querySelector('main h1');
  return node !== null && Object.keys(node).some((key) => key.startsWith('__reactProps'));
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await waitForFrames(page);
}

/** Opens a prerendered page with its own storage, and waits until React has hydrated it. */
export async function openHydrated(browser: Browser, path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await openPage(browser, options);
  await visit.page.goto(path);
  await hydrated(visit.page);
  return visit;
}

/** Holds requests back. @returns a function that releases them */
export async function hold(page: Page, url: string | ((url: URL) => boolean)): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** @returns a function that counts the documents requested since this call */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** @returns a list that collects the paths of requested scripts */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // By name, because preloaded modules are requested as another type.
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

/** Waits until the page has loaded these scripts and their imports. */
export async function loaded(page: Page, scripts: string[]): Promise<void> {
  // As text, because Vitest would transform `import` in a function.
  await page.evaluate(`Promise.all(${JSON.stringify(scripts)}.map((path) => import(path)))`);
}

/** Waits until the web font has loaded and is painted. */
export async function fontArrived(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Roboto Slab') && !family.includes('Fallback') && status === 'loaded'),
  );
  await waitForFrames(page);
}

/** Waits for two frames, so that changes are painted. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Expects that what is shown has hardly moved since the page was opened (Layout Instability specification). */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<[value: number, moved: string[]][]>((resolve) => {
        const found: [number, string[]][] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue;
            const sources = 'sources' in entry && Array.isArray(entry.sources) ? (entry.sources as { node: Node | null }[]) : [];
            found.push([Number(entry.value), sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '')]);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(found);
        }, 50);
      }),
  );
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  expect(sum, `${page.viewportSize()?.width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift);
}

/** @returns the side at which each line of a text starts */
export function sidesOf(text: Locator): Promise<('left' | 'right')[]> {
  return text.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = node.getBoundingClientRect();
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ left, right }) => (left - box.left < box.right - right ? 'left' : 'right'));
  });
}

/** Fills a field. @returns the side at which its first line starts */
export async function sideAfterFilling(field: Locator, text: string): Promise<'left' | 'right'> {
  await field.fill(text);
  const width = (await field.boundingBox())?.width ?? 0;
  await field.click({ position: { x: width - 20, y: 18 } });
  const caret = await field.evaluate((node: HTMLTextAreaElement) => node.selectionStart);
  return caret < text.split('\n', 1).join().length / 2 ? 'right' : 'left';
}

/** Runs in the page. @returns texts that exceed window or box, and the page if it is too wide */
export function listOverflow(): string[] {
  const tolerance = 1;
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`The page is ${scrollWidth} px wide, the window ${clientWidth} px`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  search: while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || parent.closest('noscript, script, [aria-hidden]')) continue;
    // A table that scrolls sideways.
    if (parent.closest('[role="group"][tabindex="0"]:has(> table)')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      let cut = left < -tolerance || right > clientWidth + tolerance;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, animationIterationCount } = getComputedStyle(box);
        // The strip of logos cuts off what passes.
        if (clipPath === 'inset(50%)' || animationIterationCount === 'infinite') continue search;
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < edge.left - tolerance || right > edge.right + tolerance)) cut = true;
        const clipsY = overflowY === 'hidden' || overflowY === 'clip';
        if (clipsY && (top < edge.top - tolerance || bottom > edge.bottom + tolerance)) cut = true;
      }
      if (cut) found.push(`Cut off: ${text.textContent.trim().slice(0, 60)}`);
    }
  }
  return [...new Set(found)];
}

export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(listOverflow);
}

/** @returns the page, dialogs and other boxes that scroll sideways */
export function findSidewaysScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .filter((box) => box === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} px in ${box.clientWidth} px`),
  );
}

/** In pixels. 320 is also 1280 at 400 % zoom. */
const widths = [320, 360, 768, 1024, 1440];
/** Of dialogs and menus, which don't get wider in between. */
const fewWidths = [320, 768, 1440];

/** Expects that nothing scrolls sideways at any width, and that nothing is inaccessible at the last. @param scope of a dialog */
export async function expectToFit(page: Page, scope?: string, expectMore?: (width: string) => Promise<void>): Promise<void> {
  for (const width of scope ? fewWidths : widths) {
    await page.setViewportSize({ width, height: width < 500 ? 640 : 800 });
    await waitForFrames(page);
    expect.soft(await findSidewaysScrolling(page), `${width} px`).toEqual([]);
    await expectMore?.(`${width} px`);
  }
  expect(await violationsInBothSchemes(page, scope)).toEqual([]);
}

/** Looks for overflow at several widths. The window keeps the last one. */
export async function findFaultsAtEveryWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(listOverflow)).map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

const axeScript = readFileSync(inProject('node_modules/axe-core/axe.min.js'), 'utf8');
const allRules: RunOptions = { iframes: false, preload: false, resultTypes: ['violations'] };
const colorRules: RunOptions = { ...allRules, runOnly: ['color-contrast', 'link-in-text-block'] };

/** Checks all rules in light, and colours in dark, without frames. @param scope a CSS selector */
export async function violationsInBothSchemes(page: Page, scope = 'body'): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.waitForFunction(hasScheme, scheme);
    await page.waitForFunction(isStill, undefined, { timeout: 5000 });
    const options = scheme === 'dark' ? colorRules : allRules;
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(scope)}, ${JSON.stringify(options)})`);
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${scheme}: ${id} ${target.join(' ')}`)));
  }
  return found;
}

/** Whether Mantine has applied the scheme. True for a page without Mantine, such as a mail. */
function hasScheme(scheme: string): boolean {
  return (document.documentElement.dataset['mantineColorScheme'] ?? scheme) === scheme;
}

/** Whether every animation that runs once has ended. */
function isStill(): boolean {
  return !document.getAnimations().some(({ effect, playState, timeline }) => {
    return playState === 'running' && timeline === document.timeline && effect?.getTiming().iterations === 1;
  });
}

/** Runs in the page. @returns whether nothing covers the middle of the element */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
