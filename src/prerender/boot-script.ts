import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'vite';

/**
 * @param root the project's folder
 * @returns the start script as it stands inline on every page, and as its hash in the content security policy is made
 */
export async function bootScript(root: string): Promise<string> {
  const file = path.join(root, 'src/boot.js');
  const { code, errors } = await minify(file, await readFile(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
