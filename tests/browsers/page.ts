import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { siteUrl } from '../browser/harness.ts';
import { driver } from './browser.ts';

/** An element by its accessible role and name, by the label of its field, or by its text. */
export type Target = { role: string; name?: string } | { label: string } | { text: string };

type Point = { x: number; y: number };

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom'); // eslint-disable-line no-var
}

const library = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Calls a function in the page, which has nothing but its arguments. @param args and the result are JSON */
export async function inPage<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
  return (await driver.evaluate(`(${work})(...${JSON.stringify(args)})`)) as Awaited<Result>;
}

/** Calls a function in the page with the first visible element of a description. @returns its result; null if there is no such element */
export async function inElement<Args extends unknown[], Result>(
  target: Target,
  work: (element: HTMLElement, ...args: Args) => Result,
  ...args: Args
): Promise<Result | null> {
  const find = (target: Target): HTMLElement | undefined => {
    const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom;
    if ('role' in target) return queryAllByRole(document.body, target.role, { name: target.name })[0];
    const found = 'label' in target ? queryAllByLabelText(document.body, target.label) : queryAllByText(document.body, target.text);
    return found.find((element) => element.checkVisibility());
  };
  const json = [target, ...args].map((arg) => JSON.stringify(arg));
  return (await driver.evaluate(`(() => {
    if (!globalThis.TestingLibraryDom) { ${library} }
    const element = (${find})(${json[0]});
    return element ? (${work})(${['element', ...json.slice(1)].join()}) : null;
  })()`)) as Result | null;
}

const describe = (target: Target) => Object.values(target).join(' ');

export const open = (path: string): Promise<void> => driver.open(siteUrl + path);

export const press = (key: string): Promise<void> => driver.press(key);

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
