import { spawn } from 'node:child_process';
import type { Lifetime } from './lifetime.ts';
import { root } from './project.ts';

/** Runs Node on this terminal until it ends by itself or with the command. @returns its exit code */
export function runInForeground(life: Lifetime, args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  life.defer(() => void child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
