import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What comes in the end may take its time on a busy machine.
configure({ asyncUtilTimeout: 4000 });

/** What a component logs as an error or a warning fails its test, unless the test itself spies on the console. */
const complaints: unknown[][] = [];
const complain = (...args: unknown[]) => complaints.push(args);

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
  delete document.documentElement.dataset.mantineColorScheme;
  expect(complaints, 'logged by a component').toEqual([]);
});

// What happy-dom lacks and Mantine or the pages ask for.
window.scrollTo = () => undefined;

const open = new WeakSet<Element>();
const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as Element['matches'];

/** The native popover as far as the menus use it: opening, closing, the button that does both, and `:popover-open`. */
Object.defineProperties(HTMLElement.prototype, {
  showPopover: {
    value(this: HTMLElement) {
      open.add(this);
    },
  },
  hidePopover: {
    value(this: HTMLElement) {
      open.delete(this);
    },
  },
  matches: {
    value(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    },
  },
});
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!panel) return;
  if (open.has(panel)) panel.hidePopover();
  else panel.showPopover();
});
