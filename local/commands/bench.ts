import { provideChromium, testFonts } from '../browsers.ts';
import { runInTerminal } from '../processes.ts';
import { run } from '../lifetime.ts';
import { inProject } from '../project.ts';
import { startTestStack } from './site.ts';

/** `npm run bench`: takes all measurements or those named. Exit code 0 only if every bar holds. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    await provideChromium(life);
    const env = { ...testFonts, ...(await startTestStack(life, 'bench')) };
    return runInTerminal(life, ['--import', 'tsx', inProject('tests/bench/main.ts'), ...args], env);
  });
}
