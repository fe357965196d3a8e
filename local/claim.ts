import type { Lifetime } from './lifetime.ts';
import { type Lock, releaseLock, takeLock } from './lock.ts';
import { Problem } from './problem.ts';

/**
 * Takes a lock for as long as the command lives.
 * @param refusal says who has it and what to do
 * @throws {Problem} when another process has it
 */
export function claim(life: Lifetime, name: string, refusal: (holder: Lock) => string): void {
  const holder = takeLock(name);
  if (holder) throw new Problem(refusal(holder));
  life.defer(() => releaseLock(name));
}
