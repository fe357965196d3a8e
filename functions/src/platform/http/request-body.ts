import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import { responseTexts } from '../contract/response-texts.ts';
import { serverLimits } from '../contract/limits.ts';
import { bodyTimeout } from '../timeouts.ts';
import { ApiError } from './api-error.ts';

const announcedLength = new WeakMap<IncomingMessage, number | undefined>();

/** Keeps functions-framework from parsing bodies: docs/decisions/0003-requests.md */
export function takeOverRequests(isOurs: (server: Server) => boolean = () => true): void {
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    if (!isOurs(server)) return;
    const length = Number(request.headers['content-length']);
    announcedLength.set(request, Number.isNaN(length) ? undefined : length);
    delete request.headers['content-length'];
    delete request.headers['transfer-encoding'];
    if (!isDecodablePath(request.url ?? '/')) request.url = '/undecodable';
  });
}

/** @throws {ApiError} 413 if too large, 415 if compressed, 408 if too slow, 400 if interrupted */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  tooLarge: string,
  timeoutMs = bodyTimeout(maxBytes),
): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new ApiError(415, responseTexts.unsupportedEncoding);
  const announced = announcedLength.get(request) ?? maxBytes;
  if (announced > maxBytes) throw new ApiError(413, tooLarge);
  // A destroyed request emits no more events.
  if (request.destroyed) throw new ApiError(400, responseTexts.interrupted);

  return new Promise((resolve, reject) => {
    const body = Buffer.allocUnsafe(announced);
    let length = 0;
    const finish = (error?: ApiError) => {
      clearTimeout(timer);
      // Node discards the rest once the answer is sent.
      request.off('data', onData).off('end', onEnd).off('error', onInterruption).off('close', onInterruption);
      if (error) reject(error);
      else resolve(body.subarray(0, length));
    };
    const onData = (chunk: Buffer) => {
      if (length + chunk.length > body.length) finish(new ApiError(413, tooLarge));
      else length += chunk.copy(body, length);
    };
    const onEnd = () => finish();
    const onInterruption = () => finish(new ApiError(400, responseTexts.interrupted));
    const timer = setTimeout(() => finish(new ApiError(408, responseTexts.tooSlow, { Connection: 'close' })), timeoutMs);
    request.on('data', onData).once('end', onEnd).once('error', onInterruption).once('close', onInterruption);
  });
}

/** @throws {ApiError} 415 for another type, 400 for malformed JSON, and as `readBody` does */
export async function readJson(request: IncomingMessage, timeoutMs?: number): Promise<unknown> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError(415, responseTexts.expectedJson);
  const body = await readBody(request, serverLimits.jsonBytes, responseTexts.tooLarge, timeoutMs);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiError(400, responseTexts.malformedJson);
  }
}

/** The framework answers with an HTML page to a path that is not ASCII or can't be decoded. */
function isDecodablePath(url: string): boolean {
  if (!/^\/[!-"$-~]*$/.test(url)) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
