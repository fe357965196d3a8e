import { connect, createServer, type Socket } from 'node:net';
import { siteUrl } from './harness.ts';

export type TcpProxy = {
  url: string;
  /** Resets each connection that has sent more than this number of bytes to the site. */
  resetAfter: (bytes: number) => void;
  stop: () => Promise<void>;
};

/** Starts a proxy in front of the site that can break connections. */
export async function startTcpProxy(): Promise<TcpProxy> {
  const { hostname, port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  let bytesAllowed = Infinity;

  const server = createServer((client) => {
    const site = connect(Number(port), hostname);
    let bytesCarried = 0;
    client.on('data', (chunk) => {
      bytesCarried += chunk.length;
      if (bytesCarried > bytesAllowed) for (const socket of [client, site]) socket.resetAndDestroy();
    });
    client.pipe(site).pipe(client);
    for (const [socket, other] of [
      [client, site],
      [site, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, hostname, listening);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');

  return {
    url: `http://${hostname}:${address.port}`,
    resetAfter: (bytes) => {
      bytesAllowed = bytes;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((stopped) => {
        server.close(() => stopped());
      });
    },
  };
}
