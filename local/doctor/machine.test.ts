import { createServer } from 'node:net';
import details from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { serveFiles } from '../../tests/file-server.ts';
import { freePort, host } from '../ports.ts';
import { runChecks } from './check.ts';
import { machineChecks } from './machine.ts';

async function run(what: string): Promise<string> {
  const [finding] = await runChecks(machineChecks.filter((check) => check.what === what));
  return `${finding?.state} ${finding?.message}`;
}

test('can check everything on this machine', async () => {
  const findings = await runChecks(machineChecks);
  expect(findings.filter(({ state }) => state === 'unknown')).toEqual([]);
  expect(await run('Node')).toContain(`ok ${process.versions.node}`);
});

test('reports a jar that is configured but missing', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '/nowhere/firestore.jar');
  expect(await run('Firestore emulator')).toMatch(/^missing .*\/nowhere\/firestore\.jar/);
  vi.unstubAllEnvs();
});

test('announces what npm start will download, and reports a download that is unavailable', async () => {
  const server = await serveFiles({ [new URL(details.storage.remoteUrl).pathname]: Buffer.from('') });
  vi.stubEnv('NO_PROXY', '*');
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', '');
  vi.stubEnv('FIREBASE_EMULATORS_PATH', '/nowhere');
  vi.stubEnv('EMULATOR_MIRROR', server.url);
  expect(await run('Storage emulator')).toBe('ok not here yet; npm start downloads it once, 53 MB');
  await server.stop();
  expect(await run('Storage emulator')).toMatch(/^advice not here, and .* can't be reached/);
  vi.unstubAllEnvs();
});

test('names a port that another program uses', async () => {
  const first = await freePort();
  const from = Math.min(first, 64_000);
  const server = createServer().listen(from, host);
  vi.stubEnv('SITE_PORTS_FROM', String(from));
  expect(await run('Ports')).toMatch(new RegExp(`^missing taken: .*${from} \\(hosting\\)`));
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});
