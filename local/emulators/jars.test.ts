import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import details from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { beforeEach, expect, test, vi } from 'vitest';
import { serveFiles } from '../../tests/file-server.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { Lifetime } from '../lifetime.ts';

/** Stands for the emulator's jar, which takes 53 MB. */
const jarContent = vi.hoisted(() => Buffer.from('a jar'));
vi.mock('firebase-tools/lib/emulator/downloadableEmulatorInfo.json', async (importOriginal) => {
  const original = await importOriginal<{ default: typeof details }>();
  const small = { expectedSize: jarContent.length, expectedChecksumSHA256: hash('sha256', jarContent) };
  return { default: { storage: { ...original.default.storage, ...small } } };
});

// Another test of this worker may have loaded it with the real sizes.
vi.resetModules();
const { provideJar } = await import('./jars.ts');

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', '');
  vi.stubEnv('FIREBASE_EMULATORS_PATH', folder);
  vi.stubEnv('NO_PROXY', '*');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

async function hostJar(content: Buffer) {
  const server = await serveFiles({ [new URL(details.storage.remoteUrl).pathname]: content });
  vi.stubEnv('EMULATOR_MIRROR', server.url);
  return server;
}

test('replaces an incomplete one where firebase-tools looks, and does not download it again', async () => {
  const server = await hostJar(jarContent);
  const jar = join(folder, details.storage.downloadPathRelativeToCacheDir);
  writeFileSync(jar, jarContent.subarray(1));
  expect(await provideJar(new Lifetime(), 'storage')).toEqual({ from: jar, env: {} });
  expect(readFileSync(jar)).toEqual(jarContent);
  await server.stop();
  expect(await provideJar(new Lifetime(), 'storage')).toEqual({ from: jar, env: {} });
});

test('deletes one with a wrong checksum, and says what to do', async () => {
  await hostJar(Buffer.from('b jar'));
  const life = new Lifetime();
  await expect(provideJar(life, 'storage')).rejects.toThrow(
    /^The storage emulator could not be downloaded: .*wrong checksum\. Check the network/,
  );
  await life.close();
  expect(readdirSync(folder)).toEqual([]);
});
