import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { server as createSuperstatic } from 'superstatic';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { takeOverRequests } from '../../functions/src/platform/http/request-body.ts';
import { hostingHeaders, localOrigins } from '../../local/firebase-config.ts';
import { host } from '../../local/ports.ts';

export type Site = {
  folder: string;
  captchaUrl: string;
  authUrl: string;
  api: Server;
};

/** Serves site and function on one port by firebase.json, with the Hosting emulator's library. */
export async function serveSite({ folder, captchaUrl, authUrl, api }: Site): Promise<Server> {
  const config = { ...firebaseConfig.hosting, public: folder, headers: hostingHeaders(localOrigins(captchaUrl, authUrl)) };
  const superstatic = createSuperstatic({
    config: config as object,
    cwd: '/',
    stack: 'strict',
    compression: true,
    rewriters: { function: () => Promise.resolve((...call: [IncomingMessage, ServerResponse]) => api.emit('request', ...call)) },
    hostname: host,
    port: 0,
  });
  const server = superstatic.listen(undefined);
  takeOverRequests((candidate) => candidate === server);
  await once(server, 'listening');
  return server;
}

export function urlOf(server: Server): string {
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}
