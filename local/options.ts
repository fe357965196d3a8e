import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from './problem.ts';

/** Kinds of options. */
export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/** @returns the options of a command @throws {Problem} with its usage for any other argument */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new Problem(usage);
  }
}
