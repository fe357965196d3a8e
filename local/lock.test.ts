import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes the lock of another process. */
function lockOf(pid: number, started: string): void {
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ pid, started, url: 'http://127.0.0.1:5000' }));
}

test('is taken, told about, completed and given back', () => {
  expect(readLock('site', folder)).toBeUndefined();
  expect(takeLock('site', folder)).toBeUndefined();
  expect(takeLock('site', folder)).toMatchObject({ pid: process.pid });
  completeLock('site', { url: 'http://127.0.0.1:5000' }, folder);
  expect(readLock('site', folder)).toMatchObject({ pid: process.pid, url: 'http://127.0.0.1:5000' });
  releaseLock('site', folder);
  expect(existsSync(join(folder, 'site.json'))).toBe(false);
});

test('of a process that lives is respected, and not given back by another', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  const entry = processTable().find(({ pid }) => pid === other.pid);
  lockOf(entry?.pid ?? 0, entry?.started ?? '');
  expect(takeLock('site', folder)).toMatchObject({ pid: other.pid, url: 'http://127.0.0.1:5000' });
  releaseLock('site', folder);
  expect(readLock('site', folder)).toBeDefined();
  other.kill();
  await once(other, 'exit');
});

test.each([
  ['of a process that has gone', () => lockOf(4_194_305, '1')],
  ['of an earlier process with the number of a live one', () => lockOf(process.pid, '1')],
  ['that is broken', () => writeFileSync(join(folder, 'site.json'), '{"pid":')],
  ['that is something else', () => writeFileSync(join(folder, 'site.json'), '[]')],
])('%s is taken over', (_, write) => {
  write();
  expect(readLock('site', folder)).toBeUndefined();
  expect(takeLock('site', folder)).toBeUndefined();
  expect(readLock('site', folder)).toMatchObject({ pid: process.pid });
});
