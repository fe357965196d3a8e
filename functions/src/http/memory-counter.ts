/** Bounds the memory. A flood from more addresses begins a new window early. */
const maxKeys = 10_000;

/**
 * Counts in this instance, where counting is cheap and stores nothing about a visitor.
 * @returns a function that counts and returns the milliseconds to wait, or 0
 */
export function memoryCounter(windowMs: number, clock: () => number): (key: string, max: number) => number {
  const counts = new Map<string, number>();
  let ends = 0;
  return (key, max) => {
    if (clock() >= ends || counts.size >= maxKeys) {
      counts.clear();
      ends = clock() + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > max ? ends - clock() : 0;
  };
}
