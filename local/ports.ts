import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import getPort from 'get-port';

/** All local servers listen on this address only. */
export const host = '127.0.0.1';

export function freePort(preferred?: number): Promise<number> {
  return getPort({ host, ...(preferred !== undefined && { port: preferred }) });
}

/** @param port 0 picks a free one @returns the server's address, such as `127.0.0.1:5000` */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, host), 'listening');
  return `${host}:${(server.address() as AddressInfo).port}`;
}

/** Stops a server and closes its connections. */
export function stop(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
