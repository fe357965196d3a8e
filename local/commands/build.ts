import { buildAll } from '../build.ts';
import { run } from '../lifetime.ts';
import { readOptions } from '../options.ts';

/** `npm run build`: builds site and function for deployment. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    readOptions(args, 'Use: npm run build', {});
    await buildAll(life);
    return 0;
  });
}
