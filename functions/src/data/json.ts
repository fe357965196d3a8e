/** @returns what a service has answered, for a schema to judge; undefined where it is no JSON */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
