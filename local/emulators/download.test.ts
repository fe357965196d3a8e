import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { serveFiles } from '../../tests/file-server.ts';
import { serve } from '../../tests/serve.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { download } from './download.ts';
import { Lifetime } from '../lifetime.ts';

const content = Buffer.from('some content');
const sha256 = hash('sha256', content);
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('NO_PROXY', '*');
});

test('announces the size of a download, and stores the file under its name', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const server = await serveFiles({ '/file': Buffer.alloc(2_100_000) });
  const sha256OfZeros = hash('sha256', Buffer.alloc(2_100_000));
  const path = join(folder, 'new', 'file');
  await download(new Lifetime(), { url: `${server.url}/file`, path, sha256: sha256OfZeros, name: 'the file' });
  expect(readFileSync(path)).toHaveLength(2_100_000);
  expect(readdirSync(join(folder, 'new'))).toEqual(['file']);
  expect(log.mock.calls.map(([line]) => String(line).replace(/^\[.*?\] /, ''))).toEqual([
    'Downloading the file, once (2 MB)',
    expect.stringMatching(/^Downloading the file, once \(2 MB\): done in /),
  ]);
});

test('leaves no file behind when a download breaks off', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { url } = await serve((_, response) => {
    response.setHeader('Content-Length', content.length).write(content.subarray(0, 5), () => response.destroy());
  });
  const life = new Lifetime();
  const broken = download(life, { url, path: join(folder, 'file'), sha256, name: 'the file' });
  await expect(broken).rejects.toThrow(/^the download of .* broke off \(UND_ERR_SOCKET\)$/);
  await life.close();
  expect(readdirSync(folder)).toEqual([]);
});
