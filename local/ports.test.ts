import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { assertFree, freePort, host, isFree } from './ports.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(port: number, address: string): Promise<void> {
  const server = createServer();
  servers.push(server);
  await once(server.listen(port, address), 'listening');
}

test.each([host, '0.0.0.0', '::'])('a port that is taken on %s is not free', async (address) => {
  const port = await freePort();
  expect(await isFree(port)).toBe(true);
  await listen(port, address);
  expect(await isFree(port)).toBe(false);
});

test('names the port that is taken, and its use', async () => {
  const [hosting, captcha] = await Promise.all([freePort(), freePort()]);
  await assertFree({ hosting, captcha });
  await listen(captcha, host);
  await expect(assertFree({ hosting, captcha })).rejects.toThrow(
    `Port ${captcha} (captcha) is taken. End the program that uses it and run this again.`,
  );
});
