import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveFiles } from '../../tests/file-server.ts';
import { download } from './download.ts';
import { Lifetime } from '../lifetime.ts';
import { listen, stop } from '../ports.ts';

const content = Buffer.from('some content');
const sha256 = hash('sha256', content);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'download-test-'));
  vi.stubEnv('NO_PROXY', '*');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
  const server = createServer((_, response) => {
    response.setHeader('Content-Length', content.length).write(content.subarray(0, 5), () => response.destroy());
  });
  const url = `http://${await listen(server)}`;
  const life = new Lifetime();
  const broken = download(life, { url, path: join(folder, 'file'), sha256, name: 'the file' });
  await expect(broken).rejects.toThrow(/^the download of .* broke off \(UND_ERR_SOCKET\)$/);
  await life.close();
  expect(readdirSync(folder)).toEqual([]);
  await stop(server);
});
