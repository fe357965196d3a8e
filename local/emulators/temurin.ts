import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { extract } from 'tar';
import { fetchThroughProxy, download } from './download.ts';
import type { Lifetime } from '../lifetime.ts';

/** The oldest Java that firebase-tools 15 supports. */
export const javaMinimum = 21;

export const javaSize = 'about 50 MB';

/** @returns the URL of a Java runtime for this machine: https://api.adoptium.net/q/swagger-ui/ */
export async function findTemurin(env = process.env): Promise<string> {
  const os = process.platform === 'darwin' ? 'mac' : process.platform;
  const arch = process.arch === 'arm64' ? 'aarch64' : process.arch;
  const base = env['JAVA_MIRROR'] || 'https://api.adoptium.net';
  const url = `${base}/v3/binary/latest/${javaMinimum}/ga/${os}/${arch}/jre/hotspot/normal/eclipse`;
  // The target of the first redirect has a checksum beside it, that of the second has none.
  const { body, headers } = await fetchThroughProxy(url, { redirect: 'manual' });
  await body?.cancel();
  return new URL(headers.get('Location') ?? '', url).href;
}

/** Downloads a Java runtime, which replaces the folder when it is complete. @throws if it fails */
export async function downloadTemurin(life: Lifetime, folder: string, env = process.env): Promise<void> {
  const url = await findTemurin(env);
  const checksum = await fetchThroughProxy(`${url}.sha256.txt`);
  const [sha256 = ''] = (await checksum.text()).split(' ');
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  life.defer(() => rmSync(temporary, { recursive: true, force: true }));
  const archive = join(temporary, 'java.tar.gz');
  await download(life, { url, path: archive, sha256, name: `Java ${javaMinimum} (Eclipse Temurin)` });
  await extract({ file: archive, cwd: temporary });
  rmSync(archive);
  rmSync(folder, { recursive: true, force: true });
  renameSync(temporary, folder);
}
