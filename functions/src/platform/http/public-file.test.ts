import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serve } from '../../../../tests/serve.ts';
import { FileError, isPublicAddress, readPublicFile } from './public-file.ts';

let requests = 0;

/** @returns the address of a server on this machine that counts */
async function listen(answer: RequestListener): Promise<string> {
  const { url, server } = await serve(answer);
  requests = 0;
  server.on('request', () => (requests += 1));
  return new URL(url).host;
}

const local = { protocols: ['http:'], isAllowed: (address: string) => address === '127.0.0.1' };
const faultOf = async (reading: Promise<string>) => {
  const [{ status, ...outcome }] = await Promise.allSettled([reading]);
  return status === 'rejected' && 'reason' in outcome && outcome.reason instanceof FileError ? outcome.reason.fault : 'none';
};

describe('a file', () => {
  it('is read, also after three redirects', async () => {
    const host = await listen(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left > 0) response.writeHead(302, { Location: `/${left - 1}` }).end();
      else response.end('BEGIN:VCALENDAR');
    });
    expect(await readPublicFile(`http://${host}/3`, local)).toBe('BEGIN:VCALENDAR');
    expect(await faultOf(readPublicFile(`http://${host}/4`, local))).toBe('redirects');
  });

  it.each<[string, RequestListener]>([
    ['status', (_, response) => void response.writeHead(404).end('BEGIN:VCALENDAR')],
    ['page', (_, response) => void response.setHeader('Content-Type', 'text/html; charset=utf-8').end('BEGIN:VCALENDAR')],
    ['large', (_, response) => void response.end('x'.repeat(2 * 1024 * 1024 + 1))],
    ['unreachable', ({ socket }) => void socket.destroy()],
    ['address', (_, response) => void response.writeHead(301, { Location: 'file:///etc/passwd' }).end()],
    ['private', (_, response) => void response.writeHead(307, { Location: 'http://169.254.169.254/computeMetadata/v1/' }).end()],
    ['private', (_, response) => void response.writeHead(308, { Location: 'http://[::1]/' }).end()],
  ])('is refused: %s', async (fault, answer) => {
    expect(await faultOf(readPublicFile(`http://${await listen(answer)}/`, local))).toBe(fault);
    expect(requests).toBe(1);
  });

  it('that trickles is refused after five seconds', async () => {
    const host = await listen((_, response) => {
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer));
    });
    expect(await faultOf(readPublicFile(`http://${host}/`, local))).toBe('slow');
  }, 10_000);

  // The port of a server that counts replaces 0.
  it.each([
    ['http://localhost:0/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['calendar', 'address'],
    ['https://localhost:0/', 'private'],
    ['https://127.0.0.1:0/', 'private'],
    ['https://2130706433:0/', 'private'],
    ['https://0x7f.1:0/', 'private'],
    ['https://0177.0.0.1:0/', 'private'],
    ['https://0:0/', 'private'],
    ['https://[::1]:0/', 'private'],
    ['https://[::ffff:127.0.0.1]:0/', 'private'],
    ['https://[::127.0.0.1]:0/', 'private'],
    ['https://[64:ff9b::7f00:1]:0/', 'private'],
    ['https://[2002:7f00:1::]:0/', 'private'],
    ['https://user@127.0.0.1:0/', 'private'],
    ['https://①②⑦.0.0.1:0/', 'private'],
    ['https://169.254.169.254/computeMetadata/v1/', 'private'],
  ])('at %s is not asked for', async (address, fault) => {
    const port = (await listen((_, response) => void response.end())).split(':')[1];
    expect(await faultOf(readPublicFile(address.replace(':0/', `:${port}/`)))).toBe(fault);
    expect(requests).toBe(0);
  });

  it('of a name is read at an address that is allowed when it is connected to, whatever the name meant before', async () => {
    const host = await listen((_, response) => void response.end('BEGIN:VCALENDAR'));
    const answers = [true, false];
    const rebinding = { protocols: ['http:'], isAllowed: () => answers.shift() ?? false };
    const address = `http://localhost:${host.split(':')[1]}/`;
    expect(await faultOf(readPublicFile(address, { ...rebinding, isAllowed: () => true }))).toBe('none');
    answers[0] = false;
    expect(await faultOf(readPublicFile(address, rebinding))).toBe('private');
    expect(requests).toBe(1);
  });
});

it.each([
  ...['10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '192.0.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
  '255.255.255.255',
  ...['::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'fec0::1', '::ffff:10.0.0.1', '::ffff:a9fe:a9fe', '100::1'],
  ...['ff02::1', 'metadata', ''],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '142.250.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
