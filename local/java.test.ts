import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findJava, javaEnvironment } from './java.ts';
import { Problem } from './problem.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'java-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that says what a Java of this version says. */
function install(home: string, version: string): string {
  const program = join(folder, home, 'bin/java');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n`);
  chmodSync(program, 0o755);
  return program;
}

describe('findJava', () => {
  test('takes JAVA_HOME first', async () => {
    const program = install('mine', '21.0.2');
    install('jvm/other', '25');
    const found = await findJava({ JAVA_HOME: join(folder, 'mine'), PATH: join(folder, 'none') }, [join(folder, 'jvm')]);
    expect(found).toEqual({ version: 21, program });
  });

  test('passes over one that is too old, on the path or in JAVA_HOME', async () => {
    install('old', '17.0.9');
    install('older', '1.8.0_402');
    const program = install('jvm/temurin-25', '25.0.1');
    const env = { JAVA_HOME: join(folder, 'older'), PATH: join(folder, 'old/bin') };
    expect(await findJava(env, [join(folder, 'jvm')])).toEqual({ version: 25, program });
  });

  test('looks where macOS keeps them, and takes an early-access version', async () => {
    const program = install('macos/temurin-26.jdk/Contents/Home', '26-ea');
    expect(await findJava({}, [join(folder, 'macos')])).toEqual({ version: 26, program });
  });

  test('says in one line what is missing and what was found', async () => {
    install('old', '17.0.9');
    const search = findJava({ JAVA_HOME: join(folder, 'old') }, [join(folder, 'missing')]);
    await expect(search).rejects.toThrow(Problem);
    await expect(search).rejects.toThrow(/^The Firestore emulator needs Java 21 or newer; found only Java 17 at .*JAVA_HOME\.$/);
    await expect(findJava({}, [])).rejects.toThrow(/none was found/);
  });
});

test('the environment puts the Java found before all others', () => {
  expect(javaEnvironment({ version: 25, program: '/jvm/25/bin/java' }, { PATH: '/usr/bin' })).toEqual({
    JAVA_HOME: '/jvm/25',
    PATH: '/jvm/25/bin:/usr/bin',
  });
});
