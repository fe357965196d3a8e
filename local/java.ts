import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem.ts';

/** The oldest Java that firebase-tools 15 takes. */
export const javaMinimum = 21;

export type Java = { version: number; program: string };

/**
 * Finds a Java that is new enough: `JAVA_HOME`, the `PATH`, then where Linux and macOS keep theirs. The first wins.
 * @param env the environment to look through
 * @param folders where installations lie side by side
 * @throws {Problem} when there is none
 */
export async function findJava(env = process.env, folders = installationFolders): Promise<Java> {
  const tooOld: Java[] = [];
  for (const program of candidates(env, folders)) {
    const version = await versionOf(program);
    if (version === undefined) continue;
    if (version >= javaMinimum) return { version, program };
    tooOld.push({ version, program });
  }
  const found = tooOld.map(({ version, program }) => `Java ${version} at ${program}`).join(', ');
  throw new Problem(
    `The Firestore emulator needs Java ${javaMinimum} or newer; ${found === '' ? 'none was found' : `found only ${found}`}. ` +
      'Install one (https://adoptium.net) or name it in JAVA_HOME.',
  );
}

/** @returns an environment in which `java` is this one */
export function javaEnvironment({ program }: Java, env = process.env): Record<string, string> {
  const folder = dirname(program);
  return { JAVA_HOME: dirname(folder), PATH: [folder, env['PATH']].filter(Boolean).join(delimiter) };
}

const installationFolders = [
  '/usr/lib/jvm',
  '/Library/Java/JavaVirtualMachines',
  '/opt/homebrew/opt',
  '/usr/local/opt',
];

function candidates(env: NodeJS.ProcessEnv, folders: string[]): string[] {
  const name = process.platform === 'win32' ? 'java.exe' : 'java';
  const homes = folders.flatMap((folder) =>
    list(folder).flatMap((entry) => [join(folder, entry), join(folder, entry, 'Contents/Home')]),
  );
  return [
    ...(env['JAVA_HOME'] ? [join(env['JAVA_HOME'], 'bin', name)] : []),
    ...(env['PATH'] ?? '').split(delimiter).filter(Boolean).map((folder) => join(folder, name)),
    ...homes.map((home) => join(home, 'bin', name)),
  ];
}

/** Newer ones first, as far as names tell. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  } catch {
    return [];
  }
}

/** @returns the major version, or undefined where the program can't be run */
async function versionOf(program: string): Promise<number | undefined> {
  try {
    const { stderr, stdout } = await promisify(execFile)(program, ['-version'], { timeout: 10_000 });
    const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(stderr + stdout) ?? [];
    // up to Java 8 the number was the second: 1.8
    return first === undefined ? undefined : Number(first === '1' ? second : first);
  } catch {
    return undefined;
  }
}
