import { afterEach, expect, test, vi } from 'vitest';
import { run } from './lifetime.ts';
import { Problem } from './problem.ts';

afterEach(() => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
});

test('closes everything in reverse order, and reports what fails to close', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const closed: number[] = [];
  const code = await run((life) => {
    life.defer(() => void closed.push(1));
    life.defer(() => Promise.reject(new Problem('it does not close')));
    life.defer(() => void closed.push(2));
    return Promise.resolve(5);
  });
  expect(code).toBe(5);
  expect(closed).toEqual([2, 1]);
  expect(error).toHaveBeenCalledExactlyOnceWith('it does not close');
});

test('prints a problem as one line, and any other error with its stack', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await run(() => Promise.reject(new Problem('Port 5000 is taken.')))).toBe(1);
  const bug = new TypeError('a bug');
  expect(await run(() => Promise.reject(bug))).toBe(1);
  expect(error.mock.calls).toEqual([['Port 5000 is taken.'], [bug]]);
});

test.each([
  ['SIGINT', undefined, 130],
  ['SIGTERM', undefined, 143],
  ['SIGHUP', 0, 0],
] as const)(
  'closes everything once after two %s; with the code %s for interruptions, it returns %i',
  async (signal, interruptedCode, expected) => {
    vi.spyOn(console, 'log').mockReturnValue();
    const close = vi.fn();
    const running = run((life) => {
      life.defer(close);
      return life.ended;
    }, interruptedCode);
    process.emit(signal, signal);
    process.emit(signal, signal);
    expect(await running).toBe(expected);
    expect(close).toHaveBeenCalledOnce();
  },
);
