import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { Lifetime } from './lifetime.ts';
import { stillAlive, treeOf } from './process-table.ts';
import { endLeftovers, runProcess, startProcess } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'processes-test-'));
const node = process.execPath;

/** Starts a grandchild in a process group of its own, as emulators do, and lives until it is told to end. */
const family = (onSignal: string) => `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  let signals = 0;
  process.on('SIGINT', () => { signals += 1; ${onSignal} });
  setInterval(() => {}, 1000);
  console.log('up');
`;

let life = new Lifetime();

afterEach(async () => {
  await life.close();
  life = new Lifetime();
  rmSync(folder, { recursive: true, force: true });
});

async function startFamily(onSignal: string, graceMs = 5000, record?: string) {
  const lines: string[] = [];
  const child = await startProcess(life, node, ['-e', family(onSignal)], {
    stopSignal: () => 'SIGINT',
    graceMs,
    record,
    onLine: (line) => lines.push(line),
  });
  await expect.poll(() => treeOf(child.pid).length, { timeout: 5000 }).toBe(2);
  await expect.poll(() => lines, { timeout: 5000 }).toEqual(['up']);
  return { child, lines, tree: treeOf(child.pid) };
}

describe('the end of a process', () => {
  test('is asked for once, by the signal it knows; children it forgets end too', async () => {
    const { child, lines, tree } = await startFamily(`setTimeout(() => { console.log('signals', signals); process.exit(7); }, 300);`);
    await child.stop();
    expect(await child.exit).toBe(7);
    expect(lines).toEqual(['up', 'signals 1']);
    expect(stillAlive(tree)).toEqual([]);
  });

  test('is forced on one that does not listen', async () => {
    const { child, tree } = await startFamily('', 200);
    await child.stop();
    expect(await child.exit).toBe('SIGKILL');
    expect(stillAlive(tree)).toEqual([]);
  });

  test('comes to the children of one that has died already', async () => {
    const { child, tree } = await startFamily('');
    await sleep(1100);
    process.kill(child.pid, 'SIGKILL');
    await child.exit;
    expect(stillAlive(tree)).toHaveLength(1);
    await child.stop();
    expect(stillAlive(tree)).toEqual([]);
  });

  test('comes to all when the command ends', async () => {
    const { tree } = await startFamily('process.exit(0)');
    await life.close();
    expect(stillAlive(tree)).toEqual([]);
  });
});

test('what a killed run left behind is ended by the next', async () => {
  mkdirSync(folder, { recursive: true });
  const record = join(folder, 'processes.json');
  const { tree } = await startFamily('', 5000, record);
  await expect.poll(() => existsSync(record)).toBe(true);
  await sleep(1100);
  expect(await endLeftovers(record)).toBe(true);
  expect(stillAlive(tree)).toEqual([]);
  expect(await endLeftovers(record)).toBe(false);
});

test.each(['', '[{"pid":12,"par', '{}'])('a record that reads %j counts as none, and is removed', async (text) => {
  mkdirSync(folder, { recursive: true });
  const record = join(folder, 'processes.json');
  writeFileSync(record, text);
  expect(await endLeftovers(record)).toBe(false);
  expect(existsSync(record)).toBe(false);
});

test('a run gives the exit code and all output', async () => {
  const { code, output } = await runProcess(life, node, ['-e', 'console.log("a\\nb"); console.error("c"); process.exitCode = 3']);
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['a', 'b', 'c']);
});

test('a program that is not there is an error', async () => {
  await expect(runProcess(life, join(folder, 'nothing'), [])).rejects.toThrow(/ENOENT/);
});
