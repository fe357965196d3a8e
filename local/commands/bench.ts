import { provideChromium, testFonts } from '../browsers.ts';
import { runInTerminal } from '../processes.ts';
import type { Lifetime } from '../lifetime.ts';
import { inProject } from '../project.ts';
import { startTestStack } from './site.ts';

/** `npm run bench`: takes all measurements or those named. Exit code 0 only if every bar holds. */
export async function main(args: string[], life: Lifetime): Promise<number> {
  await provideChromium(life);
  const env = { ...testFonts, ...(await startTestStack(life, 'bench')) };
  return runInTerminal(life, ['--import', 'tsx', inProject('tests/bench/main.ts'), ...args], env);
}
