import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server } from 'node:http';
import { texts } from '../contract/texts.ts';
import { ApiError } from './api-error.ts';

/** How many bytes a request's body was announced to have; undefined where the sender didn't say. */
const announcedLength = new WeakMap<IncomingMessage, number | undefined>();

/**
 * Keeps the platform's hands off requests. functions-framework, and the emulator's runtime likewise, parse every body and
 * decode every path before the function sees them: malformed JSON or a stray `%` is answered with an HTML page and a
 * stack trace, a compressed body of a few kilobytes becomes gigabytes of memory. Neither can be configured. But both skip
 * a request that has no body by its headers. So these headers are taken away the moment a request has arrived, and
 * {@link readBody} reads the stream.
 * @param isOurs which of the process's servers; all of them, where the process is the function's own
 */
export function takeOverRequests(isOurs: (server: Server) => boolean = () => true): void {
  subscribe('http.server.request.start', (message) => {
    if (!isRequestStart(message) || !isOurs(message.server)) return;
    const { request } = message;
    const length = Number(request.headers['content-length']);
    announcedLength.set(request, Number.isNaN(length) ? undefined : length);
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    if (!isPlain(request.url ?? '/')) request.url = '/not-plain';
  });
}

/**
 * How long a body may take, in milliseconds: ten seconds, and as long again as its largest size takes at 160 kB a second. A
 * resume gets 49 s, since Hosting gives up after 60; JSON gets 11. Who sends a byte now and then would else hold one of
 * the instance's twenty places for as long as the platform lets it.
 */
function bodyMs(maxBytes: number): number {
  return 10_000 + maxBytes / 160;
}

/**
 * @param maxBytes the longest body
 * @param tooLarge what a sender of more is told
 * @param timeoutMs how long it may take to arrive
 * @returns the body as it was sent
 * @throws {ApiError} 413 beyond `maxBytes`, as soon as that is known; 415 when it is compressed; 408 when it takes too long; 400 when the
 *   sender hangs up, or has already
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  tooLarge: string,
  timeoutMs = bodyMs(maxBytes),
): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new ApiError(415, texts.unsupportedEncoding);
  if ((announcedLength.get(request) ?? 0) > maxBytes) throw new ApiError(413, tooLarge);
  // Whoever hung up before this was asked has sent their last event: none would end the wait.
  if (request.destroyed) throw new ApiError(400, texts.interrupted);
  return new Promise((resolve, reject) => {
    // One buffer that doubles, not a list of pieces: where each brings one byte, five hundred would be kept for it.
    let body = Buffer.alloc(0);
    let length = 0;
    const stop = () => {
      clearTimeout(timer);
      // What is still to come is thrown away by Node once the answer is out.
      request.off('data', onData).off('end', onEnd).off('error', onCutOff).off('close', onCutOff);
    };
    const refuse = (error: ApiError) => {
      stop();
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      const needed = length + chunk.length;
      if (needed > maxBytes) {
        refuse(new ApiError(413, tooLarge));
        return;
      }
      if (needed > body.length) {
        const larger = Buffer.allocUnsafe(Math.max(needed, Math.min(2 * body.length, maxBytes)));
        body.copy(larger, 0, 0, length);
        body = larger;
      }
      chunk.copy(body, length);
      length = needed;
    };
    const onEnd = () => {
      stop();
      resolve(body.subarray(0, length));
    };
    const onCutOff = () => refuse(new ApiError(400, texts.interrupted));
    // Whoever sends that slowly gets no more time for the rest.
    const onTooSlow = () => refuse(new ApiError(408, texts.tooSlow, { Connection: 'close' }));
    const timer = setTimeout(onTooSlow, timeoutMs);
    request.on('data', onData).once('end', onEnd).once('error', onCutOff).once('close', onCutOff);
  });
}

function isRequestStart(message: unknown): message is { request: IncomingMessage; server: Server } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'server' in message &&
    message.server instanceof Server
  );
}

/**
 * Whether a URL is a path in ASCII that can be decoded. Of others (`*`, `http://…`, with a `#`) the framework and Express cut
 * off what they take for the path in places of their own, and fail with a page of HTML.
 */
function isPlain(url: string): boolean {
  if (!/^\/[!-"$-~]*$/.test(url)) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
