import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { serveFiles } from '../../tests/file-server.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { keepPreviousAssets } from './previous-assets.ts';

/** @returns the folder of a build with these assets, whose content is their name */
function buildOf(...assets: string[]): string {
  const folder = temporaryFolder();
  for (const asset of assets) {
    mkdirSync(dirname(join(folder, 'assets', asset)), { recursive: true });
    writeFileSync(join(folder, 'assets', asset), asset);
  }
  return folder;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .sort();

/** Serves a folder, as the deployed site does. */
async function deploy(folder: string): Promise<string> {
  return (await serveFiles(Object.fromEntries(filesOf(folder).map((path) => [path, readFileSync(join(folder, path))])))).url;
}

const nowhere = () => deploy(buildOf('none'));

test('a deployment keeps the assets of the one before, and no older ones', async () => {
  const first = buildOf('same-1.js', 'first-2.js', 'pdfjs/cmap-3.bcmap');
  expect(await keepPreviousAssets(first, await nowhere())).toBe(0);

  const second = buildOf('same-1.js', 'second-4.js');
  expect(await keepPreviousAssets(second, await deploy(first))).toBe(2);
  expect(filesOf(join(second, 'assets'))).toEqual(['/first-2.js', '/pdfjs/cmap-3.bcmap', '/same-1.js', '/second-4.js']);
  expect(readFileSync(join(second, 'assets/first-2.js'), 'utf8')).toBe('first-2.js');

  const third = buildOf('same-1.js', 'third-5.js');
  await keepPreviousAssets(third, await deploy(second));
  expect(filesOf(join(third, 'assets'))).toEqual(['/same-1.js', '/second-4.js', '/third-5.js']);
});

test('a listed asset that is gone, and a name outside of the folder, are errors', async () => {
  const deployed = buildOf('gone-1.js');
  await keepPreviousAssets(deployed, await nowhere());
  rmSync(join(deployed, 'assets/gone-1.js'));
  await expect(keepPreviousAssets(buildOf('new-2.js'), await deploy(deployed))).rejects.toThrow('404');
  writeFileSync(join(deployed, 'assets.json'), JSON.stringify(['../../stolen.js']));
  await expect(keepPreviousAssets(buildOf('new-2.js'), await deploy(deployed))).rejects.toThrow();
});
