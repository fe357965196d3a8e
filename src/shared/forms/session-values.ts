import { visitStore } from '../lib/stores.ts';

/** @returns the values saved under a name; none, or perhaps those of an earlier version of the site */
export function readValues<Values = Record<string, string>>(name: string): Partial<Values> {
  return JSON.parse(visitStore.read(name) ?? '{}') as Partial<Values>;
}

export function saveValues(name: string, values: object): void {
  visitStore.write(name, JSON.stringify(values));
}

export function removeValues(name: string): void {
  visitStore.remove(name);
}
