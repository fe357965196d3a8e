import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { assertFree, freePorts, host, isFree, waitUntilFree } from './ports.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function listen(port: number, address: string): Promise<void> {
  const server = createServer();
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(port, address, resolve);
  });
}

test('free ports are free, and all different', async () => {
  const ports = await freePorts(9);
  expect(new Set(ports).size).toBe(9);
  for (const port of ports) expect(await isFree(port)).toBe(true);
});

test.each([host, '0.0.0.0', '::'])('a port that is taken on %s is not free', async (address) => {
  const [port = 0] = await freePorts(1);
  await listen(port, address);
  expect(await isFree(port)).toBe(false);
});

test('a taken port is named with its use', async () => {
  const [first = 0, second = 0] = await freePorts(2);
  await assertFree({ hosting: first, captcha: second });
  await listen(second, host);
  await expect(assertFree({ hosting: first, captcha: second })).rejects.toThrow(
    new RegExp(`^Port ${second} \\(captcha\\) is taken.*run this again\\.$`),
  );
});

test('waits for ports, and says which stay taken', async () => {
  const [first = 0, second = 0] = await freePorts(2);
  await Promise.all([listen(first, host), listen(second, host)]);
  setTimeout(() => servers[0]?.close(), 150);
  expect(await waitUntilFree([first], 3000)).toEqual([]);
  expect(await waitUntilFree([first, second], 200)).toEqual([second]);
});
