import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 4000 });

/** A logged error or warning fails the test, unless the test spies on the console. */
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

// APIs that happy-dom lacks.
window.scrollTo = () => undefined;

const openPanels = new WeakSet<Element>();
const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as Element['matches'];

/** The part of the popover API that the menus use. */
Object.defineProperties(HTMLElement.prototype, {
  showPopover: {
    value(this: HTMLElement) {
      openPanels.add(this);
    },
  },
  hidePopover: {
    value(this: HTMLElement) {
      openPanels.delete(this);
    },
  },
  matches: {
    value(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? openPanels.has(this) : matches.call(this, selector);
    },
  },
});
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!panel) return;
  if (openPanels.has(panel)) panel.hidePopover();
  else panel.showPopover();
});
