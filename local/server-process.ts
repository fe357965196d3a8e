import type { Lifetime } from './lifetime.ts';
import { Problem } from './problem.ts';
import { type ProcessOptions, startProcess } from './processes.ts';

export type ServerOptions = ProcessOptions & {
  /** What a person calls it. */
  name: string;
  /** Part of the line by which it says that it is up. */
  readyLine: string;
  /** Where to look when it ends by itself. */
  seeAlso?: string;
};

/**
 * Starts a program that runs as long as the command does. When it ends by itself, so does the command, with a line that
 * says so.
 * @returns when it is up
 */
export async function startServer(
  life: Lifetime,
  file: string,
  args: string[],
  { name, readyLine, seeAlso, ...options }: ServerOptions,
): Promise<void> {
  let isUp = false;
  let announce: () => void = () => undefined;
  const up = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const { exit } = await startProcess(life, file, args, {
    ...options,
    onLine: (line) => {
      if (line.includes(readyLine)) announce();
      options.onLine?.(line);
    },
  });
  const died = exit.then((code): never => {
    throw new Problem(`${name} ended unexpectedly (${code}).${seeAlso ? ` See ${seeAlso}.` : ''}`);
  });
  died.catch((error: unknown) => {
    if (isUp) life.end(error);
  });
  await Promise.race([up, died]);
  isUp = true;
}
