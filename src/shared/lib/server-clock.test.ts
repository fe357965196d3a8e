import { expect, it, vi } from 'vitest';

it('is unknown before the first answer, then the server’s, or the device’s if an answer has no date', async () => {
  vi.resetModules();
  const { serverNow, setServerTime } = await import('./server-clock.ts');
  vi.useFakeTimers({ now: Date.parse('2026-11-06T21:30:00Z') });
  expect(serverNow()).toBeNaN();
  setServerTime('Tue, 03 Nov 2026 08:30:00 GMT');
  vi.advanceTimersByTime(60_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-03T08:31:00.000Z');
  setServerTime(null);
  expect(serverNow()).toBe(Date.now());
});
