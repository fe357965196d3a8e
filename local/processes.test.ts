import { afterEach, beforeEach, expect, test } from 'vitest';
import { Lifetime } from './lifetime.ts';
import { isAlive, runNode, startServer } from './processes.ts';

let life: Lifetime;
let lines: string[];

beforeEach(() => {
  life = new Lifetime();
  lines = [];
});
afterEach(() => life.close());

function start(script: string, options: { graceMs?: number } = {}): Promise<void> {
  const onLine = (line: string) => void lines.push(line);
  return startServer(life, ['-e', script], {
    name: 'The server',
    readyLine: 'Listening',
    seeAlso: 'server.log',
    onLine,
    ...options,
  });
}

test('runs a program and returns its exit code and output', async () => {
  const { code, output } = await runNode(life, ['-e', 'console.log("a\\nb"); console.error("c"); process.exitCode = 3']);
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['a', 'b', 'c']);
});

test('ends a server with its children when the command ends', async () => {
  await start(`
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    console.log(child.pid);
    console.log('Listening');
  `);
  const pid = Number(lines[0]);
  expect(isAlive(pid)).toBe(true);
  await life.close();
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('kills a server that ignores SIGTERM', async () => {
  const script = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid); console.log('Listening')`;
  await start(script, { graceMs: 100 });
  await life.close();
  expect(isAlive(Number(lines[0]))).toBe(false);
});

test('kills a server when this process exits without closing anything', async () => {
  const others = process.listeners('exit');
  await start(`setInterval(() => {}, 1000); console.log(process.pid); console.log('Listening')`);
  expect(isAlive(Number(lines[0]))).toBe(true);
  for (const listener of process.listeners('exit').filter((added) => !others.includes(added))) listener(0);
  await expect.poll(() => isAlive(Number(lines[0]))).toBe(false);
});

test('fails when a server exits before it is ready', async () => {
  await expect(start('process.exit(3)')).rejects.toThrow('The server ended unexpectedly (3). See server.log.');
});

test('ends the command when a server exits after it was ready', async () => {
  await start(`console.log('Listening'); setTimeout(() => process.exit(4), 100)`);
  await expect(life.ended).rejects.toThrow('The server ended unexpectedly (4). See server.log.');
});
