import { spawn } from 'node:child_process';
import { loadEnv } from 'vite';
import { buildAll } from './build.ts';
import { firebaseTools } from './firebase-tools.ts';
import { type Lifetime, run } from './lifetime.ts';
import { Problem } from './problem.ts';
import { root } from './project.ts';
import { neededForDeploy } from './site-settings.ts';

/** `npm run deploy`: builds, then `firebase deploy`, to which arguments such as `--project ID` are passed on. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    const settings = loadEnv('production', root, 'VITE_');
    const missing = neededForDeploy.filter((name) => !settings[name]);
    if (missing.length > 0) {
      throw new Problem(`Set ${missing.join(', ')} in .env.production.local first: the README's deployment steps say to what.`);
    }
    if (settings['VITE_AUTH_EMULATOR_URL']) {
      throw new Problem('VITE_AUTH_EMULATOR_URL is for local runs only. Take it out of the settings and run this again.');
    }
    await buildAll(life);
    return deploy(life, args);
  });
}

/** In the foreground: firebase-tools may ask questions here. */
function deploy(life: Lifetime, args: string[]): Promise<number> {
  life.check();
  const [program = '', ...rest] = firebaseTools(['deploy', ...args]).args;
  const child = spawn(process.execPath, [program, ...rest.filter((arg) => arg !== '--non-interactive')], {
    cwd: root,
    stdio: 'inherit',
  });
  life.defer(() => void child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
