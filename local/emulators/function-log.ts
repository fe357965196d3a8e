/**
 * @param line of firebase-tools' output
 * @returns whether it warns about the function, or the function printed it as more than information
 */
export function isWorthPrinting(line: string): boolean {
  const text = line.replace(ansi, '');
  if (/^[⚠!].*functions/u.test(text)) return !/requested "node" version|not running|Unable to fetch/.test(text);
  const [, printed] = /^>\s+(.*)$/.exec(text) ?? [];
  return printed !== undefined && !isQuiet(printed);
}

// oxlint-disable-next-line no-control-regex -- colours begin with an escape character
const ansi = /\u001b\[[\d;]*m/g;

/** Whether the function printed a log entry that is neither a warning nor an error. */
function isQuiet(printed: string): boolean {
  try {
    const entry: unknown = JSON.parse(printed);
    return (
      typeof entry === 'object' &&
      entry !== null &&
      'severity' in entry &&
      ['DEBUG', 'INFO', 'NOTICE', 'DEFAULT'].includes(String(entry.severity))
    );
  } catch {
    return false;
  }
}
