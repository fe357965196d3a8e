import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeLock, readLock, releaseLock, takeLock } from './lock.ts';
import { processTable } from './process-table.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes what another process left or has there. */
function leave(text: string, name = 'site'): void {
  mkdirSync(join(folder, `${name}.lock`));
  writeFileSync(join(folder, `${name}.lock`, 'other'), text);
}

/** @returns the text of another process's lock */
function lockOf(pid: number, started: string): string {
  return JSON.stringify({ pid, started, url: 'http://127.0.0.1:5000' });
}

test('is taken, told about, completed and given back', () => {
  expect(readLock('site', folder)).toBeUndefined();
  expect(takeLock('site', folder)).toBeUndefined();
  expect(takeLock('site', folder)).toMatchObject({ pid: process.pid });
  completeLock('site', { url: 'http://127.0.0.1:5000' }, folder);
  expect(readLock('site', folder)).toMatchObject({ pid: process.pid, url: 'http://127.0.0.1:5000' });
  releaseLock('site', folder);
  expect(readLock('site', folder)).toBeUndefined();
  expect(takeLock('site', folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['site.lock']);
});

test('of a process that lives is respected, and not given back by another', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  const entry = processTable().find(({ pid }) => pid === other.pid);
  leave(lockOf(entry?.pid ?? 0, entry?.started ?? ''));
  expect(takeLock('site', folder)).toMatchObject({ pid: other.pid, url: 'http://127.0.0.1:5000' });
  releaseLock('site', folder);
  expect(readLock('site', folder)).toBeDefined();
  other.kill();
  await once(other, 'exit');
});

test.each([
  ['of a process that has gone', lockOf(4_194_305, '1')],
  ['of an earlier process with the number of a live one', lockOf(process.pid, '1')],
  ['that is broken', '{"pid":'],
  ['that is something else', '[]'],
])('%s is taken over', (_, text) => {
  leave(text);
  expect(readLock('site', folder)).toBeUndefined();
  expect(takeLock('site', folder)).toBeUndefined();
  expect(readLock('site', folder)).toMatchObject({ pid: process.pid });
});

/** Takes the lock of each name that it is told, and says who has it then. */
const taker = `
  import { takeLock } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)};
  process.on('message', ({ name, folder }) => {
    try {
      process.send(takeLock(name, folder)?.pid ?? process.pid);
    } catch (error) {
      process.send(String(error));
    }
  });
  process.send('ready');
`;

test('of several that take it at once one has it, and the others know which', { timeout: 60_000 }, async () => {
  const takers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', taker], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const answers = () => Promise.all(takers.map(async (child) => ((await once(child, 'message')) as unknown[])[0]));
  try {
    await answers();
    for (const round of Array(40).keys()) {
      const name = `round-${round}`;
      if (round % 2 === 0) leave(lockOf(4_194_305, '1'), name);
      const said = answers();
      for (const child of takers) child.send({ name, folder });
      const [holder, ...others] = await said;
      expect(others, `round ${round}`).toEqual(others.map(() => holder));
      expect(readLock(name, folder)?.pid).toBe(holder);
    }
  } finally {
    for (const child of takers) child.disconnect();
  }
});
