import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePorts, host } from '../ports.ts';
import { examine } from './check.ts';
import { machineChecks } from './machine.ts';

async function look(what: string): Promise<string> {
  const [finding] = await examine(machineChecks.filter((check) => check.what === what));
  return `${finding?.state} ${finding?.said}`;
}

test('this machine is looked at without a question left open', async () => {
  const findings = await examine(machineChecks);
  expect(findings.filter(({ state }) => state === 'unknown')).toEqual([]);
  expect(await look('Node')).toContain(`ok ${process.versions.node}`);
});

test('a jar that is named but not there is missing', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_BINARY_PATH', '/nowhere/firestore.jar');
  expect(await look('Firestore emulator')).toMatch(/^missing .*\/nowhere\/firestore\.jar/);
  vi.unstubAllEnvs();
});

test('a port that another program has is missing, and named', async () => {
  const [first = 0] = await freePorts(1);
  const from = Math.min(first, 64_000);
  const server = createServer().listen(from, host);
  vi.stubEnv('SITE_PORTS_FROM', String(from));
  expect(await look('Ports')).toMatch(new RegExp(`^missing taken: .*${from} \\(hosting\\)`));
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});
