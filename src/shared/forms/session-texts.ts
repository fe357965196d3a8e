import { visitStore } from '../lib/stores.ts';

/** @returns the texts saved under a name; an empty object if there are none */
export function readTexts(name: string): Partial<Record<string, string>> {
  try {
    const saved: unknown = JSON.parse(visitStore.read(name) ?? '{}');
    const texts = Object.entries(saved ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export function saveTexts(name: string, texts: Record<string, string>): void {
  visitStore.write(name, JSON.stringify(texts));
}

/** @returns the values saved under a name; none, or perhaps those of an earlier version of the site */
export function readValues<Values>(name: string): Partial<Values> {
  return JSON.parse(readTexts(name)['values'] ?? '{}') as Partial<Values>;
}

export function saveValues(name: string, values: object): void {
  saveTexts(name, { values: JSON.stringify(values) });
}

export function removeTexts(name: string): void {
  visitStore.remove(name);
}
