/**
 * @param load is called once for simultaneous callers; its failure is not cached
 * @param maxAgeMs how long a value is used, counted from the call that asked for it
 */
export function cached<Value>(load: () => Promise<Value>, maxAgeMs = Infinity, clock: () => number = Date.now): () => Promise<Value> {
  let latest: { value: Promise<Value>; ends: number } | undefined;
  return () => {
    if (latest && clock() < latest.ends) return latest.value;
    const loading = { value: load(), ends: clock() + maxAgeMs };
    latest = loading;
    loading.value.catch(() => {
      if (latest === loading) latest = undefined;
    });
    return loading.value;
  };
}
