import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { errorBody } from '#contract/endpoint.ts';
import { maxAnswerMs } from './fuzz-checks.ts';
import { fuzz, fillPlaceholders } from './fuzz-run.ts';
import { callsOf } from './fuzz-calls.ts';
import { fuzzText, mostly } from './fuzz-values.ts';
import { useApi } from './harness.ts';

const api = useApi();

const calls = callsOf([
  'contactMessages.send',
  'login',
  'applyForJob',
  'createJob',
  'updateJob',
  'listApplications',
  'readResume',
  'deleteJob',
]);

const chunked = 'Transfer-Encoding: chunked\r\n';
const chunk = (body: Buffer, size = body.length.toString(16)) => Buffer.concat([Buffer.from(`${size}\r\n`), body]);

const framings: Record<string, (body: Buffer) => [headers: string, body: Buffer]> = {
  correct: (body) => [`Content-Length: ${body.length}\r\n`, body],
  none: (body) => ['', body],
  short: (body) => [`Content-Length: ${Math.floor(body.length / 2)}\r\n`, body],
  long: (body) => [`Content-Length: ${body.length + 10}\r\n`, body],
  huge: (body) => ['Content-Length: 99999999999999999999\r\n', body],
  maximum: (body) => ['Content-Length: 9007199254740991\r\n', body],
  negative: (body) => ['Content-Length: -1\r\n', body],
  text: (body) => ['Content-Length: ten\r\n', body],
  twice: (body) => [`Content-Length: ${body.length}\r\nContent-Length: ${body.length + 1}\r\n`, body],
  chunked: (body) => [chunked, Buffer.concat([chunk(body), Buffer.from('\r\n0\r\n\r\n')])],
  unterminated: (body) => [chunked, Buffer.concat([chunk(body), Buffer.from('\r\n')])],
  badChunk: (body) => [chunked, chunk(body, 'zz')],
  hugeChunk: (body) => [chunked, chunk(body, 'fffffffffffffff')],
  extension: (body) => [chunked, chunk(body, `${body.length.toString(16)};${'x'.repeat(20_000)}`)],
  both: (body) => [`Content-Length: ${body.length}\r\n${chunked}`, chunk(body, '0')],
  gzip: (body) => ['Transfer-Encoding: gzip, chunked\r\n', body],
  expectContinue: (body) => [`Content-Length: ${body.length}\r\nExpect: 100-continue\r\n`, body],
  expectUnknown: (body) => [`Content-Length: ${body.length}\r\nExpect: the unexpected\r\n`, body],
};

/** The framings after which the server waits for more. */
const incomplete = ['long', 'maximum', 'unterminated', 'hugeChunk', 'gzip'];

const headerLine = fc
  .tuple(fc.constantFrom('Cookie', 'Authorization', 'X-Forwarded-For', 'Host', 'Content-Type', 'Idempotency-Key', 'X', ''), fuzzText)
  .map(([name, text]) => `${name}: ${text.slice(0, 5000)}\r\n`);

const otherPaths = ['*', 'http://evil.example/api/contact', '//api/contact', 'x', '/'.repeat(3000), '/\xff\xfe', '/a b', '/#x'];
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

const rawRequests = fc.record({
  call: calls,
  version: mostly('HTTP/1.1', 9, fc.constantFrom('HTTP/1.0', 'HTTP/2', 'HTTP/9.9', 'http/1.1', '', 'RTSP/1.0')),
  method: mostly('', 9, fc.constantFrom('CONNECT', 'get', 'G\0T', 'X'.repeat(300), 'M-SEARCH', 'PRI')),
  path: mostly('', 3, fc.oneof(fuzzText, fc.constantFrom(...otherPaths))),
  headers: fc.array(headerLine, { maxLength: 4 }),
  framing: fc.constantFrom(...Object.keys(framings)),
  cut: mostly(undefined, 6, fraction),
  split: fraction,
});

const interim = /^HTTP\/1\.1 100 Continue\r\n\r\n/;
const nodeAnswer =
  /^HTTP\/1\.1 (?:400 Bad Request|408 Request Timeout|417 Expectation Failed|431 Request Header Fields Too Large|413 Payload Too Large)\r\n(?:[\w-]+: .*\r\n)*\r\n(?:0\r\n\r\n)?$/;
const httpAnswer = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n([^]*)$/;

/** @returns the violation, if any. No answer is valid, since some senders disconnect early. */
function findRawViolation(received: string): string | undefined {
  const text = received.replace(interim, '');
  if (text === '' || nodeAnswer.test(text)) return undefined;
  const [, status, headers = '', body = ''] = httpAnswer.exec(text) ?? [];
  if (status === undefined) return 'no HTTP';
  if (Number(status) >= 500) return `status ${status}`;
  if (/^x-powered-by/im.test(headers)) return 'names its framework';
  if (Number(status) < 400 || body === '') return undefined;
  const firstObject = /^\{"error":"(?:[^"\\]|\\.)*"\}/.exec(body)?.[0];
  return firstObject !== undefined && z.strictObject(errorBody.shape).safeParse(JSON.parse(firstObject)).success
    ? undefined
    : `status ${status} without the contract's error`;
}

/** How long the sender of an incomplete request waits before it disconnects, in milliseconds. */
const hangUpMs = 50;

/** Sends bytes over a new connection. @param complete false if the server waits for more */
function sendBytes(pieces: Buffer[], complete: boolean): Promise<{ text: string; ms: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port: api.port, host: '127.0.0.1', allowHalfOpen: true });
    const hangUp = complete ? undefined : setTimeout(() => socket.end(), hangUpMs);
    socket.setTimeout(2 * maxAnswerMs, () => socket.destroy());
    socket.on('data', (data) => chunks.push(data));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(hangUp);
      resolve({ text: Buffer.concat(chunks).toString('latin1'), ms: performance.now() - start });
    });
    for (const piece of pieces) socket.write(piece);
  });
}

it('answers malformed HTTP without a server error', { timeout: 300_000 }, async () => {
  const token = await api.logIn();
  await fuzz(api, 2600, rawRequests, async ({ call, version, method, path, headers, framing, cut, split }, targets) => {
    const fill = (text: string) => fillPlaceholders(text, targets, api);
    const [framingHeaders, body] = framings[framing]?.(Buffer.from(fill(call.body), call.encoding)) ?? ['', Buffer.alloc(0)];
    const callHeaders = Object.entries({ 'Content-Type': call.type, ...call.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `${method || call.method} ${path || fill(call.path)} ${version}\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n`;
    const whole = Buffer.concat([Buffer.from(`${head}${callHeaders.join('')}${headers.join('')}${framingHeaders}\r\n`), body]);
    const sent = whole.subarray(0, cut === undefined ? whole.length : Math.floor(cut * whole.length));
    const at = Math.floor(split * sent.length);
    const answer = await sendBytes([sent.subarray(0, at), sent.subarray(at)], cut === undefined && !incomplete.includes(framing));
    const violation = answer.ms > maxAnswerMs ? `took ${Math.round(answer.ms)} ms` : findRawViolation(answer.text);
    expect(violation, `${violation} (${framing})\n${sent.toString('latin1').slice(0, 3000)}\n${answer.text.slice(0, 800)}`).toBeUndefined();
    return Number(httpAnswer.exec(answer.text.replace(interim, ''))?.[1] ?? 0);
  });
});
