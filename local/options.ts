import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from './problem.ts';

/** Kinds of options. */
export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/** @returns a command's options @throws {Problem} with its usage for any other argument */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  usage: string,
  options: Options,
  allowPositionals = false,
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals });
    return { ...values, positionals };
  } catch {
    throw new Problem(usage);
  }
}
