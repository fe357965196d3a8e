/** @param name may come from outside, and be one that every object has, such as `constructor` */
export function lookUp<Value>(table: Partial<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
