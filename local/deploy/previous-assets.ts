import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';

/** Lists the assets of a build beside them, so that the next deployment can keep them. */
const listFile = 'assets.json';

const list = z.array(z.string().regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/));

/**
 * Adds the assets of the deployed build to the new one: open pages still load them.
 * @param url of the deployed site @returns how many are added @throws if the site does not answer
 */
export async function keepPreviousAssets(siteFolder: string, url: string): Promise<number> {
  const folder = join(siteFolder, 'assets');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const own = entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  writeFileSync(join(siteFolder, listFile), JSON.stringify(own));
  const answer = await fetch(`${url}/${listFile}`);
  if (answer.status === 404) return 0;
  const missing = list.parse(await answer.json()).filter((name) => !own.includes(name));
  for (const name of missing) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await bytesOf(`${url}/assets/${name}`));
  }
  return missing.length;
}

async function bytesOf(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
