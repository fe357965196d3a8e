import { buildAll } from '../builds/build.ts';
import { run } from '../lifetime.ts';
import { Problem } from '../problem.ts';

/** `npm run build`: builds site and function for deployment. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    if (args.length > 0) throw new Problem('npm run build takes no arguments.');
    await buildAll(life);
    return 0;
  });
}
