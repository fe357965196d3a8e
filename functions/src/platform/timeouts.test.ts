import { expect, it } from 'vitest';
import { serverLimits } from './contract/limits.ts';
import { concurrency } from './memory.ts';
import { bodyTimeout, timeouts } from './timeouts.ts';

/** What the captcha and Firestore take together on an ordinary day, in milliseconds. */
const otherCalls = 2000;

it('lets the largest resume arrive and be stored before Hosting gives up', () => {
  const upload = bodyTimeout(serverLimits.multipartBytes) + timeouts.storage + otherCalls;
  expect(upload, 'a larger resume needs a higher slowestUpload in functions/src/platform/timeouts.ts').toBeLessThanOrEqual(
    serverLimits.hostingMs,
  );
});

it('handles at least 10 of the largest uploads at once', () => {
  expect(concurrency, 'a larger resume needs more memoryMiB in functions/src/platform/memory.ts').toBeGreaterThanOrEqual(10);
});

it('keeps multipart requests below the limit of Cloud Run, 32 MiB', () => {
  expect(serverLimits.multipartBytes).toBeLessThan(32 * 1024 * 1024);
});
