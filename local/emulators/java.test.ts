import { hash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveFiles } from '../../tests/file-server.ts';
import { findJava, javaEnvironment, type Places, provideJava } from './java.ts';
import { Lifetime } from '../lifetime.ts';

let folder: string;
let places: Places;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'java-test-'));
  places = { folders: [join(folder, 'jvm')], cache: join(folder, 'cache/java') };
  vi.stubEnv('JAVA_HOME', '');
  vi.stubEnv('PATH', '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a script that prints the version as Java does. */
function install(home: string, version: string): string {
  const program = join(folder, home, 'bin/java');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`);
  chmodSync(program, 0o755);
  return program;
}

test.each<[string, Record<string, string>, Record<string, string>, string]>([
  ['takes JAVA_HOME first', { mine: '21.0.2', 'jvm/other': '25' }, { JAVA_HOME: 'mine' }, 'mine'],
  [
    'ignores a Java that is too old, on the path or in JAVA_HOME',
    { old: '17.0.9', older: '1.8.0_402', 'jvm/temurin-25': '25.0.1' },
    { JAVA_HOME: 'older', PATH: 'old/bin' },
    'jvm/temurin-25',
  ],
  ['looks in the folders of macOS', { 'jvm/temurin-26.jdk/Contents/Home': '26-ea' }, {}, 'jvm/temurin-26.jdk/Contents/Home'],
  ['prefers an installed Java to a downloaded one', { 'cache/java/jdk-22-jre': '22', 'jvm/temurin-21': '21.0.2' }, {}, 'jvm/temurin-21'],
])('findJava %s', async (_, installed, environment, found) => {
  for (const [home, version] of Object.entries(installed)) install(home, version);
  for (const [name, path] of Object.entries(environment)) vi.stubEnv(name, join(folder, path));
  const version = parseInt(installed[found] ?? '');
  expect(await findJava(places)).toEqual({ version, program: join(folder, found, 'bin/java') });
});

describe('provideJava', () => {
  const archivePath = '/download/OpenJDK21U-jre.tar.gz';
  let life: Lifetime;

  beforeEach(() => {
    life = new Lifetime();
    vi.stubEnv('NO_PROXY', '*');
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  /** Serves Java as Adoptium does: the API redirects to the archive, which redirects to storage. */
  async function hostJava(version: string) {
    install('archive/jdk-21.0.9+10-jre', version);
    await create({ file: join(folder, 'java.tar.gz'), gzip: true, cwd: join(folder, 'archive') }, ['jdk-21.0.9+10-jre']);
    const archive = readFileSync(join(folder, 'java.tar.gz'));
    const os = process.platform === 'darwin' ? 'mac' : 'linux';
    const arch = process.arch === 'arm64' ? 'aarch64' : process.arch;
    const adoptium = await serveFiles({
      [`/v3/binary/latest/21/ga/${os}/${arch}/jre/hotspot/normal/eclipse`]: { to: archivePath },
      [archivePath]: { to: '/storage/signed?for=a-while' },
      '/storage/signed?for=a-while': archive,
      [`${archivePath}.sha256.txt`]: Buffer.from(`${hash('sha256', archive)}  OpenJDK21U-jre.tar.gz\n`),
    });
    vi.stubEnv('JAVA_MIRROR', adoptium.url);
    return adoptium;
  }

  test('downloads Java once', async () => {
    const { requested } = await hostJava('21.0.9');
    const program = join(places.cache, 'jdk-21.0.9+10-jre/bin/java');
    expect(await provideJava(life, places)).toEqual({ version: 21, program });
    await life.close();
    expect(readdirSync(join(folder, 'cache'))).toEqual(['java']);
    expect(readdirSync(places.cache)).toEqual(['jdk-21.0.9+10-jre']);

    requested.length = 0;
    expect(await provideJava(new Lifetime(), places)).toEqual({ version: 21, program });
    expect(requested).toEqual([]);
  });

  test('reports a downloaded Java that does not run', async () => {
    await hostJava('none at all');
    await expect(provideJava(life, places)).rejects.toThrow(/: the one in .*cache\/java does not run on this machine\..* or install Java/);
  });

  test('reports in one line that Adoptium has no Java or cannot be reached', async () => {
    const adoptium = await serveFiles({});
    vi.stubEnv('JAVA_MIRROR', adoptium.url);
    const notFound = provideJava(life, places);
    await expect(notFound).rejects.toThrow(/none could be downloaded: 127\.0\.0\.1:\d+ answers with status 404 for .*\. Check the network/);
    await adoptium.stop();
    const unreachable = provideJava(life, places);
    await expect(unreachable).rejects.toThrow(
      /^The emulators need Java 21 or newer; none was found, and none could be downloaded: 127\.0\.0\.1:\d+ can't be reached \(ECONNREFUSED\)\. Check .*adoptium\.net\)\.$/,
    );
    expect(existsSync(join(folder, 'cache'))).toBe(false);
  });
});

test('a Java is put first on the path, unless it is found there already', () => {
  const program = install('usr', '25');
  vi.stubEnv('PATH', `/node/bin:${dirname(program)}`);
  expect(javaEnvironment({ version: 25, program })).toEqual({});
  expect(javaEnvironment({ version: 26, program: '/jvm/26/bin/java' })).toEqual({ PATH: `/jvm/26/bin:/node/bin:${dirname(program)}` });
});
