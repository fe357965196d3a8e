import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * How the line to a service behaves. 'refused': nobody listens. 'silent': nothing gets through, and nothing says so. 'deaf':
 * what is sent arrives, but no answer comes back. 'reset': the connection is cut as soon as something is sent.
 */
export type Weather =
  | 'fine'
  | 'refused'
  | 'silent'
  | 'deaf'
  | 'reset'
  /** All that comes back is held up. */
  | { slowMs: number }
  /** The connection is cut once more bytes than these have been sent, or have come back. */
  | { cutAfterSent: number }
  | { cutAfterAnswered: number }
  /** Somebody else answers, with these words. */
  | { answers: string };

/** A TCP line to a service, which a test can make worse at any time, for open connections too. */
export class WeakLine {
  #weather: Weather = 'fine';
  #server: Server | undefined;
  #port = 0;
  readonly #target: { host: string; port: number };
  readonly #sockets = new Set<Socket>();
  readonly #watchers = new Set<(piece: Buffer) => void>();

  /** @param target host and port of the service */
  constructor(target: string) {
    const [host = '', port = ''] = target.split(':');
    this.#target = { host, port: Number(port) };
  }

  /** @returns host and port to connect to instead */
  async open(): Promise<string> {
    await this.#listen();
    return `127.0.0.1:${this.#port}`;
  }

  async close(): Promise<void> {
    await this.#stopListening();
  }

  /** From now on, and for connections that are open. */
  async set(weather: Weather): Promise<void> {
    this.#weather = weather;
    this.#watchers.clear();
    // A connection that has lost something is of no more use.
    if (weather === 'fine') for (const socket of this.#sockets) socket.destroy();
    if (weather === 'refused') await this.#stopListening();
    else await this.#listen();
  }

  /**
   * Waits until a text is sent over the line.
   * @param then the weather from then on, for what carries the text already
   */
  sent(text: string, then: Exclude<Weather, 'refused'>): Promise<void> {
    return new Promise((resolve) => {
      const watcher = (piece: Buffer) => {
        if (!piece.includes(text)) return;
        this.#watchers.delete(watcher);
        this.#weather = then;
        resolve();
      };
      this.#watchers.add(watcher);
    });
  }

  async #listen(): Promise<void> {
    if (this.#server) return;
    const server = createServer({ noDelay: true }, (near) => this.#join(near));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  async #stopListening(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #join(near: Socket): void {
    const far = connect({ ...this.#target, noDelay: true });
    const cut = () => {
      near.resetAndDestroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    let sent = 0;
    near.on('data', (piece: Buffer) => {
      for (const watcher of this.#watchers) watcher(piece);
      sent += piece.length;
      const weather = this.#weather;
      if (weather === 'reset' || (isObject(weather) && 'cutAfterSent' in weather && sent > weather.cutAfterSent)) cut();
      else if (isObject(weather) && 'answers' in weather) {
        // Once, however many pieces the question comes in.
        if (near.writable) near.end(weather.answers);
      } else if (weather !== 'silent') far.write(piece);
    });
    let answered = 0;
    far.on('data', (piece: Buffer) => {
      answered += piece.length;
      const weather = this.#weather;
      if (weather === 'silent' || weather === 'deaf') return;
      if (isObject(weather) && 'slowMs' in weather) setTimeout(() => near.write(piece), weather.slowMs);
      else if (isObject(weather) && 'cutAfterAnswered' in weather && answered > weather.cutAfterAnswered) cut();
      else near.write(piece);
    });
  }
}

function isObject(weather: Weather): weather is Exclude<Weather, string> {
  return typeof weather === 'object';
}
