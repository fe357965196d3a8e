import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import details from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findFirestore, findStorage, wrapped } from './emulator-jars.ts';
import { Lifetime } from './lifetime.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jars-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

describe('the wrapped jar', () => {
  test('holds a manifest that names the main class and points to the jar', () => {
    const manifest = manifestOf('/opt/sdk/emulator.jar').replaceAll('\r\n ', '');
    expect(manifest).toContain('Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\n');
    expect(manifest).toContain('Class-Path: file:///opt/sdk/emulator.jar\r\n');
  });

  test('breaks a long line as jars want it, at 72 bytes with a blank in front of what follows', () => {
    const path = `/opt/${'a long folder/'.repeat(20)}emulator.jar`;
    const manifest = manifestOf(path);
    expect(Math.max(...manifest.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(72);
    expect(manifest.replaceAll('\r\n ', '')).toContain(`file://${path.replaceAll(' ', '%20')}`);
  });

  function manifestOf(jar: string): string {
    const { 'META-INF/MANIFEST.MF': manifest } = unzipSync(readFileSync(wrapped(jar, folder)));
    return manifest ? strFromU8(manifest) : '';
  }
});

describe('where an emulator comes from', () => {
  test('first what the environment names', async () => {
    const jar = join(folder, 'mine.jar');
    writeFileSync(jar, '');
    vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', jar);
    vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', jar);
    expect(await findFirestore(new Lifetime())).toEqual({ from: jar, env: {} });
    expect(await findStorage(new Lifetime())).toEqual({ from: jar, env: {} });
  });

  test('a path that leads nowhere is said, not passed over', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', join(folder, 'gone.jar'));
    await expect(findFirestore(new Lifetime())).rejects.toThrow(/FIRESTORE_EMULATOR_BINARY_PATH names .*gone\.jar, which does not exist/);
  });

  test("then firebase-tools' own cache", async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '');
    vi.stubEnv('FIREBASE_EMULATORS_PATH', folder);
    const jar = join(folder, details.firestore.downloadPathRelativeToCacheDir);
    writeFileSync(jar, '');
    expect(await findFirestore(new Lifetime())).toEqual({ from: jar, env: {} });
  });

  test('then an installed Google Cloud SDK', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '');
    vi.stubEnv('FIREBASE_EMULATORS_PATH', folder);
    vi.stubEnv('CLOUDSDK_ROOT_DIR', folder);
    const jar = join(folder, 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
    mkdirSync(join(jar, '..'), { recursive: true });
    writeFileSync(jar, '');
    const found = await findFirestore(new Lifetime());
    expect(found.from).toBe(jar);
    expect(found.env['FIRESTORE_EMULATOR_BINARY_PATH']).toMatch(/firestore-emulator\.jar$/);
  });

  test('a Storage runtime that cannot be downloaded is done without', async () => {
    vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', '');
    vi.stubEnv('FIREBASE_EMULATORS_PATH', folder);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await findStorage(new Lifetime())).toBeUndefined();
  });
});
