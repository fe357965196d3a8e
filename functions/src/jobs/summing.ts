import { setTimeout as wait } from 'node:timers/promises';

type Write = (amount: number) => Promise<void>;

/**
 * Adds up what would be too many writes to one document: writes the first at once, and those of the
 * next `everyMs` together. What cannot be written is lost.
 * @returns a function that counts one for `id`, waits at most `everyMs`, and never rejects
 */
export function summing(everyMs: number): (id: string, write: Write) => Promise<void> {
  /** What has been counted for an id since its last write. */
  const counted = new Map<string, number>();

  async function begin(id: string, amount: number, write: Write): Promise<void> {
    counted.set(id, 0);
    setTimeout(() => {
      const next = counted.get(id) ?? 0;
      counted.delete(id);
      if (next > 0) void begin(id, next, write);
    }, everyMs).unref();
    await Promise.race([write(amount).catch(() => undefined), wait(everyMs, undefined, { ref: false })]);
  }

  return async (id, write) => {
    const amount = counted.get(id);
    if (amount === undefined) await begin(id, 1, write);
    else counted.set(id, amount + 1);
  };
}
