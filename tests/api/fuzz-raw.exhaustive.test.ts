import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { errorBody } from '#contract/endpoints.ts';
import { maxAnswerMs } from './fuzz-checks.ts';
import { fuzz, fillPlaceholders } from './fuzz-run.ts';
import { callsOf } from './fuzz-calls.ts';
import { sendBytes } from './fuzz-client.ts';
import { fuzzText } from './fuzz-values.ts';
import { useApi } from './harness.ts';

const api = useApi();

const calls = callsOf([
  'sendMessage',
  'sendMessage',
  'login',
  'applyForJob',
  'createJob',
  'updateJob',
  'listApplications',
  'readResume',
  'listPublicJobs',
  'deleteJob',
]);

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
  chunked: (body) => [
    'Transfer-Encoding: chunked\r\n',
    Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]),
  ],
  unterminated: (body) => [
    'Transfer-Encoding: chunked\r\n',
    Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]),
  ],
  badChunk: (body) => ['Transfer-Encoding: chunked\r\n', Buffer.concat([Buffer.from('zz\r\n'), body])],
  hugeChunk: (body) => ['Transfer-Encoding: chunked\r\n', Buffer.concat([Buffer.from('fffffffffffffff\r\n'), body])],
  extension: (body) => [
    'Transfer-Encoding: chunked\r\n',
    Buffer.concat([Buffer.from(`${body.length.toString(16)};${'x'.repeat(20_000)}\r\n`), body]),
  ],
  both: (body) => [`Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n`, Buffer.concat([Buffer.from('0\r\n\r\n'), body])],
  gzip: (body) => ['Transfer-Encoding: gzip, chunked\r\n', body],
  expectContinue: (body) => [`Content-Length: ${body.length}\r\nExpect: 100-continue\r\n`, body],
  expectUnknown: (body) => [`Content-Length: ${body.length}\r\nExpect: the unexpected\r\n`, body],
};

/** The framings after which the server waits for more. */
const incomplete = ['long', 'maximum', 'unterminated', 'hugeChunk', 'gzip'];

const headerLine = fc
  .tuple(fc.constantFrom('Cookie', 'Authorization', 'X-Forwarded-For', 'Host', 'Content-Type', 'Idempotency-Key', 'X', ''), fuzzText)
  .map(([name, text]) => `${name}: ${text.slice(0, 5000)}\r\n`);

const rawRequests = fc.record({
  call: calls,
  version: fc.oneof(
    { weight: 9, arbitrary: fc.constant('HTTP/1.1') },
    fc.constantFrom('HTTP/1.0', 'HTTP/2', 'HTTP/9.9', 'http/1.1', '', 'RTSP/1.0'),
  ),
  method: fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    fc.constantFrom('CONNECT', 'get', 'G\0T', 'X'.repeat(300), 'M-SEARCH', 'PRI'),
  ),
  path: fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    fuzzText,
    fc.constantFrom(
      '*',
      'http://evil.example/api/contact',
      '//api/contact',
      'x',
      '/'.repeat(3000),
      '/\xff\xfe',
      '/a b',
      '/#x',
      '/?'.repeat(99),
    ),
  ),
  headers: fc.array(headerLine, { maxLength: 4 }),
  framing: fc.constantFrom(...Object.keys(framings)),
  cut: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, fc.double({ min: 0, max: 1, noNaN: true })),
  split: fc.double({ min: 0, max: 1, noNaN: true }),
});

const interim = /^HTTP\/1\.1 100 Continue\r\n\r\n/;
const nodeAnswer =
  /^HTTP\/1\.1 (?:400 Bad Request|408 Request Timeout|417 Expectation Failed|431 Request Header Fields Too Large|413 Payload Too Large)\r\n(?:[\w-]+: .*\r\n)*\r\n(?:0\r\n\r\n)?$/;
const httpAnswer = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n([^]*)$/;

/** @returns the violation, if any. An empty answer is valid, since some senders disconnect early. */
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

it('answers malformed HTTP without a server error', { timeout: 300_000 }, async () => {
  const token = await api.logIn();
  await fuzz(api, 'raw', rawRequests, async ({ call, version, method, path, headers, framing, cut, split }, targets) => {
    const fill = (text: string) => fillPlaceholders(text, targets, api);
    const [framingHeaders, body] = framings[framing]?.(Buffer.from(fill(call.body), call.encoding)) ?? ['', Buffer.alloc(0)];
    const callHeaders = Object.entries({ 'Content-Type': call.type, ...call.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `${method || call.method} ${path || fill(call.path)} ${version}\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n`;
    const whole = Buffer.concat([Buffer.from(`${head}${callHeaders.join('')}${headers.join('')}${framingHeaders}\r\n`), body]);
    const sent = whole.subarray(0, cut === undefined ? whole.length : Math.floor(cut * whole.length));
    const at = Math.floor(split * sent.length);
    const answer = await sendBytes(api.port, [sent.subarray(0, at), sent.subarray(at)], cut === undefined && !incomplete.includes(framing));
    const violation = answer.ms > maxAnswerMs ? `took ${Math.round(answer.ms)} ms` : findRawViolation(answer.text);
    expect(violation, `${violation} (${framing})\n${sent.toString('latin1').slice(0, 3000)}\n${answer.text.slice(0, 800)}`).toBeUndefined();
    return Number(httpAnswer.exec(answer.text.replace(interim, ''))?.[1] ?? 0);
  });
});
