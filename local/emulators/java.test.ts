import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serveFiles } from '../../tests/file-server.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { findJava, javaEnvironment, type Places, provideJava } from './java.ts';
import { Lifetime } from '../lifetime.ts';

let folder: string;
let places: Places;

beforeEach(() => {
  folder = temporaryFolder();
  places = { folders: [join(folder, 'jvm')], cache: join(folder, 'cache/java') };
  vi.stubEnv('JAVA_HOME', '');
  vi.stubEnv('PATH', '');
});

/** Writes a script that prints the version as Java does. */
function install(home: string, version: string): string {
  const program = join(folder, home, 'bin/java');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`);
  chmodSync(program, 0o755);
  return program;
}

test('findJava ignores a Java that is too old, on the path or in JAVA_HOME', async () => {
  vi.stubEnv('JAVA_HOME', dirname(dirname(install('older', '1.8.0_402'))));
  vi.stubEnv('PATH', dirname(install('old', '17.0.9')));
  const program = install('jvm/temurin-25', '25.0.1');
  expect(await findJava(places)).toEqual({ version: 25, program });
});

describe('provideJava', () => {
  let life: Lifetime;

  beforeEach(() => {
    life = new Lifetime();
    vi.stubEnv('NO_PROXY', '*');
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  /** Serves Java as Adoptium does: the API redirects to storage. */
  async function hostJava(change = (archive: Buffer) => archive) {
    install('archive/jdk-21.0.9+10-jre', '21.0.9');
    await create({ file: join(folder, 'java.tar.gz'), gzip: true, cwd: join(folder, 'archive') }, ['jdk-21.0.9+10-jre']);
    const os = process.platform === 'darwin' ? 'mac' : 'linux';
    const arch = process.arch === 'arm64' ? 'aarch64' : process.arch;
    const adoptium = await serveFiles({
      [`/v3/binary/latest/21/ga/${os}/${arch}/jre/hotspot/normal/eclipse`]: { to: '/storage/signed?for=a-while' },
      '/storage/signed?for=a-while': change(readFileSync(join(folder, 'java.tar.gz'))),
    });
    vi.stubEnv('JAVA_MIRROR', adoptium.url);
    return adoptium;
  }

  test('downloads Java once', async () => {
    const { requested } = await hostJava();
    const program = join(places.cache, 'jdk-21.0.9+10-jre/bin/java');
    expect(await provideJava(life, places)).toEqual({ version: 21, program });
    await life.close();
    expect(readdirSync(join(folder, 'cache'))).toEqual(['java']);
    expect(readdirSync(places.cache)).toEqual(['jdk-21.0.9+10-jre']);

    requested.length = 0;
    expect(await provideJava(new Lifetime(), places)).toEqual({ version: 21, program });
    expect(requested).toEqual([]);
  });

  test.each<[string, (archive: Buffer) => Buffer]>([
    ['is cut off', (archive) => archive.subarray(0, -20)],
    ['is damaged', (archive) => archive.fill(0, archive.length - 8, archive.length - 4)],
    ['is something else', () => Buffer.from('another archive')],
  ])('leaves nothing behind of an archive that %s', async (_, change) => {
    await hostJava(change);
    await expect(provideJava(life, places)).rejects.toThrow(/could be downloaded: (?!.*does not run).*Check the network/);
    await life.close();
    expect(readdirSync(join(folder, 'cache'))).toEqual([]);
  });

  test('reports in one line that Adoptium has no Java', async () => {
    vi.stubEnv('JAVA_MIRROR', (await serveFiles({})).url);
    await expect(provideJava(life, places)).rejects.toThrow(
      /^The emulators need Java 21 or newer; none was found, and none could be downloaded: 127\.0\.0\.1:\d+ answers with status 404 for .*adoptium\.net\)\.$/,
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
