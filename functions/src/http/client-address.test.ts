import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

function request(forwarded?: string): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded;
  return message;
}

it.each([
  ['client, hosting', 2, 'client'],
  ['spoofed, client, hosting', 2, 'client'],
  ['spoofed,spoofed , client , hosting', 2, 'client'],
  ['client', 1, 'client'],
  ['spoofed, client', 1, 'client'],
  ['only', 2, 'only'],
  ['', 2, 'unknown'],
  [' , ,', 2, 'unknown'],
])('of "%s" behind %i proxies is %s', (forwarded, hops, address) => {
  expect(clientAddress(request(forwarded), hops)).toBe(address);
});

it('without the header is that of the connection, where it has one', () => {
  expect(clientAddress(request(), 2)).toBe('unknown');
});
