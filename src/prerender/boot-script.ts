import path from 'node:path';
import { build, type Rolldown } from 'vite';

/** @returns the inline start script; the hash of its code is in the content security policy */
export async function readBootScript(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/boot.js'), output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
