/** `forget` makes the next call load again. */
export type Kept<Value> = (() => Promise<Value>) & { forget: () => void };

/**
 * @param load is called once for simultaneous callers; its failure is not kept
 * @param maxAgeMs how long a value is kept, counted from the call that asked for it
 */
export function kept<Value>(load: () => Promise<Value>, maxAgeMs = Infinity, clock: () => number = Date.now): Kept<Value> {
  let latest: { value: Promise<Value>; ends: number } | undefined;

  const read = () => {
    if (latest && clock() < latest.ends) return latest.value;
    const loading = { value: load(), ends: clock() + maxAgeMs };
    latest = loading;
    loading.value.catch(() => {
      if (latest === loading) latest = undefined;
    });
    return loading.value;
  };

  return Object.assign(read, { forget: () => void (latest = undefined) });
}
