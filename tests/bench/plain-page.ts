import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '../browser/harness.ts';

/**
 * Puts a page beside the site that is the same HTML without scripts.
 * @param path of the page to copy
 * @param name of the copy, which is then at `/{name}`
 * @returns the copy's URL
 */
export async function withoutScripts(path: string, name: string): Promise<string> {
  const folder = process.env['SITE_FOLDER'];
  if (!folder) throw new Error('SITE_FOLDER is not set: measure by npm run bench');
  const response = await fetch(siteUrl + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const html = await response.text();
  const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
  writeFileSync(join(folder, `${name}.html`), plain);
  return `${siteUrl}/${name}`;
}
