import { forget, keep, readKept } from './kept.ts';

/**
 * The idempotency key of an attempt to send something: the same while the same is sent, through a reload too, so that a
 * retry after a lost answer is not stored twice; another one once something in it was changed.
 * @param name of what is sent, one per form
 * @param content all that the person can change
 * @returns a UUID
 */
export function attemptKey(name: string, content: string): string {
  const last = readKept(storageKey(name));
  if (last.key !== undefined && last.content === content) return last.key;
  const key = crypto.randomUUID();
  keep(storageKey(name), { key, content });
  return key;
}

/** Due once it was sent: the same again is then meant as another. */
export function forgetAttempt(name: string): void {
  forget(storageKey(name));
}

function storageKey(name: string): string {
  return `attempt ${name}`;
}
