import { expect, test } from 'vitest';
import { runChecks } from './check.ts';
import { packageChecks } from './packages.ts';

const states = async (output: string) =>
  (await runChecks(packageChecks(() => Promise.resolve(output)))).map(({ state, message }) => `${state} ${message}`);
const clean = { auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } };

/** npm lists the package and its dependents. */
const found = (name: string, url: string) => ({
  ...clean,
  vulnerabilities: {
    [name]: { name, severity: 'high', via: [{ source: 1, name, title: 'It is broken', url, severity: 'high' }], range: '<2.0.0' },
    'firebase-admin': { name: 'firebase-admin', severity: 'high', via: [name] },
  },
});

test('accepts a clean audit of site and function', async () => {
  expect(await states(JSON.stringify(clean))).toEqual(Array(2).fill('ok no known vulnerabilities'));
});

test('names a vulnerable package once', async () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
  expect((await states(JSON.stringify(found('busboy', url))))[0]).toBe(`advice busboy (high, ${url})`);
});

test('ignores an advisory that is explained', async () => {
  const url = 'https://github.com/advisories/GHSA-w5hq-g745-h8pq';
  expect((await states(JSON.stringify(found('uuid', url))))[0]).toBe(
    'ok no known vulnerabilities, except those that docs/decisions/0018 explains',
  );
});

test.each([
  ['', 'npm gave no answer'],
  ['{"message":"request to https://registry.npmjs.org failed","error":{}}', 'request to https://registry.npmjs.org failed'],
])('reports that the registry gave no answer: %s', async (output, message) => {
  expect((await states(output))[0]).toBe(`unknown could not be checked: ${message}`);
});
