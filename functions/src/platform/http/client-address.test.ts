import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

function request(forwarded?: string): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded;
  return message;
}

const client = '198.51.100.7';
const hosting = '192.0.2.1';

it.each([
  [`${client}, ${hosting}`, 2, client],
  [`203.0.113.9, ${client}, ${hosting}`, 2, client],
  [`203.0.113.9,203.0.113.8 , ${client} , ${hosting}`, 2, client],
  [`"><script>, unknown, 127.0.0.1, ${client}, ${hosting}`, 2, client],
  [`,, ,${client},${hosting}`, 2, client],
  [`${'203.0.113.9, '.repeat(5000)}${client}, ${hosting}`, 2, client],
  [client, 1, client],
  [`203.0.113.9, ${client}`, 1, client],
  [client, 2, client],
  ['', 2, 'unknown'],
  [' , ,', 2, 'unknown'],
  [undefined, 2, 'unknown'],
])('reads the header $0 behind $1 proxies as $2', (forwarded, hops, address) => {
  expect(clientAddress(request(forwarded), hops)).toBe(address);
});

const unreadable = ['unknown', '_hidden', '300.1.1.1', '010.0.0.1', '1.2.3', '2001:db8', '[2001:db8::1', '::ffff:1.2.3.4.5', ':', '%'];

it.each<[written: string, counted: string]>([
  ['198.51.100.7:4711', client],
  ['::ffff:198.51.100.7', client],
  ['[::ffff:198.51.100.7]:4711', client],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
  ['[2001:db8:1:2::1]:4711', '2001:db8:1::/56'],
  ['[2001:db8:1:2::1]', '2001:db8:1::/56'],
  ['2001:db8::1', '2001:db8::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['::1', '::/56'],
  ...[...unreadable, '1'.repeat(9000)].map((written): [string, string] => [written, 'unknown']),
])('counts %s as %s', (written, counted) => {
  expect(clientAddress(request(`${written}, ${hosting}`), 2)).toBe(counted);
});
