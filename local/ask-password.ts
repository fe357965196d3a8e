import { text } from 'node:stream/consumers';
import password from '@inquirer/password';
import { Problem } from './problem.ts';

/**
 * Asks twice in a terminal, or reads the first line of standard input.
 * @throws {Problem} if the two differ, the first line is blank, or the question is canceled
 */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
    if (line === '') throw new Problem('No password came from standard input.');
    return line;
  }
  const first = await ask('New password:');
  if ((await ask('The same again:')) !== first) throw new Problem('The two passwords differ.');
  return first;
}

const ask = (message: string) =>
  password({ message }).catch(() => {
    throw new Problem('Nothing was changed.');
  });
