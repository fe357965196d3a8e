import { expect, test, vi } from 'vitest';
import { runChecks } from './check.ts';
import { machineChecks } from './machine.ts';

async function run(what: string): Promise<string> {
  const [finding] = await runChecks(machineChecks.filter((check) => check.what === what));
  return `${finding?.state} ${finding?.message}`;
}

test('can check everything on this machine', async () => {
  const findings = await runChecks(machineChecks);
  expect(findings.filter(({ state }) => state === 'unknown')).toEqual([]);
});

test('reports a jar that is configured but missing', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '/nowhere/firestore.jar');
  expect(await run('Firestore emulator')).toMatch(/^missing .*\/nowhere\/firestore\.jar/);
});

test('announces what npm start will download', async () => {
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', '');
  vi.stubEnv('FIREBASE_EMULATORS_PATH', '/nowhere');
  expect(await run('Storage emulator')).toBe('ok not here yet; npm start downloads it once');
});
