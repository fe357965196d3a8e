import { connect, createServer, type Socket } from 'node:net';
import { siteUrl } from './harness.ts';

/** A line to the site that can break. */
export type Line = {
  /** The site at the other end, without a slash at the end of it. */
  url: string;
  /** From now on a connection breaks once it has carried that many bytes to the site. */
  cutAfter: (bytes: number) => void;
  stop: () => Promise<void>;
};

/** Puts a line of TCP in front of the site. */
export async function openLine(): Promise<Line> {
  const { hostname, port } = new URL(siteUrl);
  const sockets = new Set<Socket>();
  let room = Infinity;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let carried = 0;
    near.on('data', (chunk) => {
      carried += chunk.length;
      if (carried > room) for (const socket of [near, far]) socket.resetAndDestroy();
    });
    near.pipe(far).pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
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
  if (typeof address !== 'object' || !address) throw new Error('The line has no port');

  return {
    url: `http://${hostname}:${address.port}`,
    cutAfter: (bytes) => {
      room = bytes;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((stopped) => {
        server.close(() => stopped());
      });
    },
  };
}
