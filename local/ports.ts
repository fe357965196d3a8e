import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import getPort from 'get-port';
import { Problem } from './problem.ts';

/** All local servers listen on this address only. */
export const host = '127.0.0.1';

/** On macOS, only a connection reveals a program that listens on all addresses. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
}

/** @throws {Problem} with the first port in use */
export async function assertFree(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) throw new Problem(`Port ${port} (${name}) is taken. End the program that uses it and run this again.`);
  }
}

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
