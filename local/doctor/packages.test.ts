import { expect, test } from 'vitest';
import { examine } from './check.ts';
import { packageChecks } from './packages.ts';

const states = async (output: string) => (await examine(packageChecks(() => Promise.resolve(output)))).map(({ state, said }) => `${state} ${said}`);
const counts = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };

test('a clean audit is fine, of site and function', async () => {
  const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities: counts } });
  expect(await states(clean)).toEqual(Array(2).fill('ok nothing is known against them'));
});

test('what is known against a package is named', async () => {
  const found = {
    auditReportVersion: 2,
    vulnerabilities: { busboy: { name: 'busboy', severity: 'high' } },
    metadata: { vulnerabilities: { ...counts, high: 1, total: 1 } },
  };
  expect((await states(JSON.stringify(found)))[0]).toBe('advice busboy (high)');
});

test.each([
  ['', 'npm gave no answer'],
  ['{"message":"request to https://registry.npmjs.org failed","error":{}}', 'request to https://registry.npmjs.org failed'],
])('without an answer of the registry it says so: %s', async (output, said) => {
  expect((await states(output))[0]).toBe(`unknown could not be checked: ${said}`);
});
