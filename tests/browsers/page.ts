import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { siteUrl } from '../browser/harness.ts';
import { driver } from './browser.ts';

// What journeys do in all browsers. A new journey is a file `….exhaustive.test.ts` beside this one: it runs in each of them.

/** An element by its accessible role and name, the label of its field, its text, or the title of its frame. */
export type Target = { role: string; name?: string } | { label: string } | { text: string } | { title: string };

type Point = { x: number; y: number };

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom');
}

const library = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Calls a function in the page, which has nothing but its arguments. @param args and the result are JSON */
export async function inPage<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
  return (await driver.evaluate(`(${String(work)})(...${JSON.stringify(args)})`)) as Awaited<Result>;
}

/** Calls a function in the page with the first visible element of a description. @returns its result; null if there is no such element */
export async function inElement<Args extends unknown[], Result>(
  target: Target,
  work: (element: HTMLElement, ...args: Args) => Result,
  ...args: Args
): Promise<Result | null> {
  const find = (target: Target): HTMLElement | undefined => {
    const { queryAllByLabelText, queryAllByRole, queryAllByText, queryAllByTitle } = TestingLibraryDom;
    const find = () => {
      if ('role' in target) return queryAllByRole(document.body, target.role, { name: target.name });
      if ('label' in target) return queryAllByLabelText(document.body, target.label);
      return 'text' in target ? queryAllByText(document.body, target.text) : queryAllByTitle(document.body, target.title);
    };
    return find().find((element) => element.checkVisibility());
  };
  return (await driver.evaluate(`(() => {
    if (!globalThis.TestingLibraryDom) { ${library} }
    const element = (${String(find)})(${JSON.stringify(target)});
    return element ? (${String(work)})(element, ...${JSON.stringify(args)}) : null;
  })()`)) as Result | null;
}

const describe = (target: Target) => Object.values(target).join(' ');

export const open = (path: string): Promise<unknown> => driver.open(siteUrl + path);

export const { press } = driver;

export async function waitFor(target: Target): Promise<void> {
  await expect.poll(() => inElement(target, () => true), { message: describe(target) }).toBe(true);
}

export async function click(target: Target): Promise<void> {
  let point: Point | null = null;
  const find = async () => (point = await inElement(target, pointOn));
  await expect.poll(find, { message: `${describe(target)} can be clicked` }).not.toBeNull();
  const { x, y } = point as unknown as Point;
  await driver.click(x, y);
}

/** @returns the middle of an element; null if something covers it */
function pointOn(element: HTMLElement): Point | null {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? { x: Math.round(x), y: Math.round(y) } : null;
}

/** Replaces the text of a field. */
export async function fill(label: string, text: string): Promise<void> {
  await click({ label });
  await inElement({ label }, (field) => (field as HTMLInputElement).select());
  await driver.type(text);
}
