import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import details from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveFiles } from '../../tests/file-server.ts';
import { Lifetime } from '../lifetime.ts';
import { localFolder } from '../project.ts';

/** Stands for the emulators' jars, which take 190 MB. */
const jarContent = vi.hoisted(() => Buffer.from('a jar'));
vi.mock('firebase-tools/lib/emulator/downloadableEmulatorInfo.json', async (importOriginal) => {
  const original = await importOriginal<{ default: typeof details }>();
  const small = { expectedSize: jarContent.length, expectedChecksumSHA256: hash('sha256', jarContent) };
  const { firestore, storage } = original.default;
  return { default: { firestore: { ...firestore, ...small }, storage: { ...storage, ...small } } };
});

// Another test of this worker may have loaded it with the real sizes.
vi.resetModules();
const { provideJar, wrapJar } = await import('./jars.ts');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jars-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a wrapped jar has a manifest with the main class and the jar, in lines of at most 72 bytes', () => {
  const jar = `/opt/${'a long folder/'.repeat(20)}emulator.jar`;
  const { 'META-INF/MANIFEST.MF': manifest } = unzipSync(readFileSync(wrapJar(jar, folder)));
  const lines = strFromU8(manifest ?? new Uint8Array()).split('\r\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(72);
  expect(lines.join('\n').replaceAll('\n ', '').split('\n')).toEqual([
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${pathToFileURL(jar).href}`,
    '',
  ]);
});

describe('finding an emulator', () => {
  test('prefers the path in the environment to the cache of firebase-tools', async () => {
    vi.stubEnv('FIREBASE_EMULATORS_PATH', folder);
    for (const { downloadPathRelativeToCacheDir } of [details.firestore, details.storage]) {
      writeFileSync(join(folder, downloadPathRelativeToCacheDir), jarContent);
    }
    const jar = join(folder, 'mine.jar');
    writeFileSync(jar, '');
    vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', jar);
    vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', jar);
    expect(await provideJar(new Lifetime(), 'firestore')).toEqual({ from: jar, env: {} });
    expect(await provideJar(new Lifetime(), 'storage')).toEqual({ from: jar, env: {} });
  });

  test('looks in an installed Google Cloud SDK if the cache is empty', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '');
    vi.stubEnv('FIREBASE_EMULATORS_PATH', folder);
    vi.stubEnv('CLOUDSDK_ROOT_DIR', folder);
    const jar = join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
    mkdirSync(join(jar, '..'), { recursive: true });
    writeFileSync(jar, '');
    const env = { FIRESTORE_EMULATOR_BINARY_PATH: join(localFolder, 'firestore-emulator.jar') };
    expect(await provideJar(new Lifetime(), 'firestore')).toEqual({ from: jar, env });
  });
});

describe('downloading an emulator', () => {
  beforeEach(() => {
    vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '');
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
});
