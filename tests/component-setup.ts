import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// It would load the Firebase SDK.
vi.mock('../src/desk/session/SessionKeeper.tsx', () => ({ default: () => null }));

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

// happy-dom lacks them.
window.scrollTo = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;
