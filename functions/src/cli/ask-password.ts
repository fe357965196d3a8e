import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './admin.ts';

/**
 * Asks twice in a terminal, or reads the first line of standard input.
 * @throws {UsageError} if the two differ, the first line is blank, or the question is cancelled
 */
export async function askPassword(input = process.stdin, output = process.stderr): Promise<string> {
  if (!input.isTTY) return firstLine(input);
  const password = await ask('New password: ', input, output);
  if ((await ask('The same again: ', input, output)) !== password) throw new UsageError('The two passwords differ.');
  return password;
}

async function ask(question: string, input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<string> {
  // The terminal must not show the password.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: silent, terminal: true });
  const cancelled = new Promise<never>((_, reject) => {
    for (const event of ['SIGINT', 'close'] as const) {
      reader.once(event, () => reject(new UsageError('Nothing was changed.')));
    }
  });
  output.write(question);
  try {
    return await Promise.race([reader.question(''), cancelled]);
  } finally {
    cancelled.catch(() => undefined);
    reader.close();
    output.write('\n');
  }
}

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of input) text += String(chunk);
  const [line = ''] = text.split(/\r?\n/);
  if (line === '') throw new UsageError('No password came from standard input.');
  return line;
}
