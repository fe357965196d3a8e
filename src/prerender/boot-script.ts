import path from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * @param root the project's folder
 * @returns the code of the inline start script, to which the content security policy's hash belongs
 */
export async function bootScript(root: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/boot.js'), output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
