/** @returns JSON without `<`, so that no text can end the script element */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
