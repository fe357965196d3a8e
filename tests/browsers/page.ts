import { expect, onTestFinished } from 'vitest';
import { captchaTexts } from '../../src/shared/texts/form-texts.ts';
import { siteUrl } from '../browser/harness.ts';
import { isHydrated } from '../browser/page-checks.ts';
import { driver } from './browser.ts';
import { windowSize } from './desktop.ts';

// Steps of journeys. A new journey is a `….test.ts` beside this file, and runs in all browsers.

/** An element by accessible role and name, its field's label, its text, or its frame's title. */
export type Target = { role: string; name?: string } | { label: string } | { text: string } | { title: string };

type Point = { x: number; y: number };

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom');
}

/** Calls a function in the page, without its closure. @param args and the result are JSON */
export async function inPage<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
  return (await driver.evaluate(`(${String(work)})(...${JSON.stringify(args)})`)) as Awaited<Result>;
}

/**
 * Calls a function in the page with the first visible match, in the dialog if one is open.
 * @returns its result; null if there is no such element
 */
export async function inElement<Args extends unknown[], Result>(
  target: Target,
  work: (element: HTMLElement, ...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result> | null> {
  const find = (target: Target): HTMLElement | undefined => {
    const { queryAllByLabelText, queryAllByRole, queryAllByText, queryAllByTitle } = TestingLibraryDom;
    const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]');
    const scope = [...dialogs].findLast((dialog) => dialog.checkVisibility()) ?? document.body;
    /** The mark of a required field. */
    const withoutMark = (label: string) => label.replace(/\s*\*$/, '').trim();
    const find = () => {
      if ('role' in target) return queryAllByRole(scope, target.role, { name: target.name });
      if ('label' in target) return queryAllByLabelText(scope, target.label, { normalizer: withoutMark });
      return 'text' in target ? queryAllByText(scope, target.text) : queryAllByTitle(scope, target.title);
    };
    return find().find((element) => element.checkVisibility());
  };
  return (await driver.evaluate(`(() => {
    const element = (${String(find)})(${JSON.stringify(target)});
    return element ? (${String(work)})(element, ...${JSON.stringify(args)}) : null;
  })()`)) as Awaited<Result> | null;
}

const describe = (target: Target) => Object.values(target).join(' ');

export const open = (path: string): Promise<unknown> => driver.open(siteUrl + path);

/** Loads a prerendered page, and waits until React has hydrated it. */
export async function openHydrated(path: string): Promise<void> {
  await open(path);
  await expect.poll(() => inPage(isHydrated)).toBe(true);
}

export const goBack = (): Promise<void> => inPage(() => history.back());

export const waitForPath = (path: string) => expect.poll(() => inPage(() => location.pathname)).toBe(path);

/** Makes the window as narrow as a phone, or as the browser allows, for the rest of the test. */
export async function narrowWindow(): Promise<void> {
  onTestFinished(async () => {
    await driver.resize(windowSize);
  });
  await driver.resize({ width: 360, height: 740 });
  await expect.poll(() => inPage(() => innerWidth)).toBeLessThan(480);
}

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

/** @returns an element's middle; null if it is covered, or moves as Firefox scrolls after a key */
async function pointOn(element: HTMLElement): Promise<Point | null> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { top: topBefore } = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // A link that is stretched over a row is hit in place of its text.
  const isHit = top === topBefore && (element.closest('a') ?? element).contains(document.elementFromPoint(x, y));
  return isHit ? { x: Math.round(x), y: Math.round(y) } : null;
}

/** Replaces the text of a field. */
export async function fill(label: string, text: string): Promise<void> {
  await click({ label });
  await inElement({ label }, (field) => (field as HTMLInputElement).select());
  await driver.type(text);
}

/** Chooses an option without its list, which the browser shows outside of the page. */
export async function choose(label: string, value: string): Promise<void> {
  const chooseIn = (field: HTMLElement, value: string) => {
    const select = field as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return select.value;
  };
  await expect.poll(() => inElement({ label }, chooseIn, value)).toBe(value);
}

/** Ticks the captcha, whose frame has another origin. */
export async function solveCaptcha(): Promise<void> {
  await inPage(() => {
    sessionStorage.removeItem('captcha');
    addEventListener('message', ({ data }) => sessionStorage.setItem('captcha', (data as { type: string }).type));
  });
  // A click on a frame that is still loading is lost, and one on a ticked box changes nothing.
  const tick = async () => {
    await click({ title: captchaTexts.label });
    return inPage(() => sessionStorage.getItem('captcha'));
  };
  await expect.poll(tick).toBe('verified');
}
