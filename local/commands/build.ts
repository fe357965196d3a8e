import { buildAll } from '../build.ts';
import type { Lifetime } from '../lifetime.ts';
import { readOptions } from '../options.ts';

/** `npm run build`: builds site and function for deployment. */
export async function main(args: string[], life: Lifetime): Promise<void> {
  readOptions(args, 'Use: npm run build', {});
  await buildAll(life);
}
