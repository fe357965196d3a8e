/** Never log what visitors enter. https://cloud.google.com/logging/docs/structured-logging */
export function log(entry: { severity: 'INFO' | 'NOTICE' | 'WARNING' | 'ERROR'; message: string; [more: string]: unknown }): void {
  const line = JSON.stringify(entry);
  if (entry.severity === 'ERROR') console.error(line);
  else console.warn(line);
}
