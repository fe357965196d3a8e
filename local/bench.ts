import { spawn } from 'node:child_process';
import { findChromium } from './chromium.ts';
import { type Lifetime, run } from './lifetime.ts';
import { releaseLock, takeLock } from './lock.ts';
import { Problem } from './problem.ts';
import { inProject, root } from './project.ts';
import { passingSettings } from './settings.ts';
import { prepareStack } from './stack.ts';
import { startTestStack } from './test-stack.ts';

/** `npm run bench`: all measurements, or those that the arguments name. Exit code 0 only if every bar holds. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    claim(life);
    if (!findChromium()) throw new Problem('No Chromium or Chrome was found; install one or name it in CHROMIUM_PATH.');
    const env = await startTestStack(life, await prepareStack(life, await passingSettings('bench')));
    const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', inProject('tests/bench/main.ts'), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    life.defer(() => void child.kill('SIGTERM'));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  });
}

/** @throws {Problem} when measurements of this clone run already */
function claim(life: Lifetime): void {
  const holder = takeLock('bench');
  if (holder) throw new Problem(`It is being measured here already (process ${holder.pid}). Wait for it, or: kill ${holder.pid}`);
  life.defer(() => releaseLock('bench'));
}
