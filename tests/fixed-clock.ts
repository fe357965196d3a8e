import { afterEach, vi } from 'vitest';

const now = '2026-11-29T12:00:00Z';

// Texts write the year of another year only, and leave out what has passed. Timers stay real.
// Set here already, for what a file renders while it loads.
vi.setSystemTime(now);

afterEach(() => {
  vi.useRealTimers();
  vi.setSystemTime(now);
});
