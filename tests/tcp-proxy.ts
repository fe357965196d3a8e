import { connect, createServer, type Server, type Socket } from 'node:net';
import { listen } from '../local/ports.ts';

export type ProxyMode =
  | 'forward'
  | 'refuse'
  /** Requests and answers are dropped, and connections stay open. */
  | 'drop'
  /** Requests arrive, and their answers are dropped. */
  | 'drop answers'
  /** A connection is reset as soon as something is sent. */
  | 'reset'
  /** Answers arrive late. */
  | { latencyMs: number }
  /** A connection is reset after so many bytes of requests. */
  | { resetAfterSent: number }
  /** A connection is reset after so many bytes of answers. */
  | { resetAfterReceived: number }
  /** The proxy answers, and the service gets no requests. */
  | { answer: string };

/** A TCP proxy in front of a service. A change of its mode applies to open connections too. */
export class TcpProxy {
  #mode: ProxyMode = 'forward';
  #server: Server | undefined;
  /** Port 0 until it listens for the first time. */
  #address = '127.0.0.1:0';
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  readonly #watchers = new Set<(chunk: Buffer) => void>();

  /** @param target `host:port` */
  constructor(target: string) {
    const [host = '', port = ''] = target.split(':');
    this.#target = { host, port: Number(port) };
  }

  /** @returns the address of the proxy as `host:port` */
  async start(): Promise<string> {
    await this.#listen();
    return this.#address;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  async set(mode: ProxyMode): Promise<void> {
    this.#mode = mode;
    this.#watchers.clear();
    // A connection that has lost data can't be used again.
    if (mode === 'forward') for (const socket of this.#sockets) socket.destroy();
    if (mode === 'refuse') await this.stop();
    else await this.#listen();
  }

  /** Changes the mode at the first chunk of a client that has the text, before it is forwarded. */
  setOnceSent(text: string, mode: Exclude<ProxyMode, 'refuse'>): Promise<void> {
    return new Promise((resolve) => {
      const watcher = (chunk: Buffer) => {
        if (!chunk.includes(text)) return;
        this.#watchers.delete(watcher);
        this.#mode = mode;
        resolve();
      };
      this.#watchers.add(watcher);
    });
  }

  async #listen(): Promise<void> {
    if (this.#server) return;
    const server = createServer({ noDelay: true }, (client) => this.#forward(client));
    this.#server = server;
    this.#address = await listen(server, Number(this.#address.split(':')[1]));
  }

  #forward(client: Socket): void {
    const service = connect({ ...this.#target, noDelay: true });
    const reset = () => {
      client.resetAndDestroy();
      service.destroy();
    };
    for (const socket of [client, service]) {
      this.#sockets.add(socket);
      socket.on('error', reset);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        service.destroy();
      });
    }
    let sent = 0;
    client.on('data', (chunk: Buffer) => {
      for (const watcher of this.#watchers) watcher(chunk);
      sent += chunk.length;
      const mode = this.#mode;
      if (mode === 'reset' || (isObject(mode) && 'resetAfterSent' in mode && sent > mode.resetAfterSent)) reset();
      else if (isObject(mode) && 'answer' in mode) {
        if (client.writable) client.end(mode.answer);
      } else if (mode !== 'drop') service.write(chunk);
    });
    let received = 0;
    service.on('data', (chunk: Buffer) => {
      received += chunk.length;
      const mode = this.#mode;
      if (mode === 'drop' || mode === 'drop answers') return;
      if (isObject(mode) && 'latencyMs' in mode) setTimeout(() => client.write(chunk), mode.latencyMs);
      else if (isObject(mode) && 'resetAfterReceived' in mode && received > mode.resetAfterReceived) reset();
      else client.write(chunk);
    });
  }
}

function isObject(mode: ProxyMode): mode is Exclude<ProxyMode, string> {
  return typeof mode === 'object';
}
