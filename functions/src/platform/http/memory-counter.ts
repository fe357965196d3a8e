/** Bounds the memory. A flood from more addresses begins a new window early. */
const maxKeys = 10_000;

/** The result adds `by` attempts and returns the wait, or 0. Times are in milliseconds. */
export function memoryCounter(windowMs: number, clock: () => number): (key: string, max: number, by?: -1 | 0 | 1) => number {
  const counts = new Map<string, number>();
  let ends = 0;
  return (key, max, by = 1) => {
    if (clock() >= ends || counts.size >= maxKeys) {
      counts.clear();
      ends = clock() + windowMs;
    }
    const count = Math.max(0, (counts.get(key) ?? 0) + by);
    counts.set(key, count);
    return count > max ? ends - clock() : 0;
  };
}
