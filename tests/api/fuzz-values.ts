import fc from 'fast-check';
import { limits } from '#contract/limits.ts';

const troublesomeTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202efdp',
  '\ufeff',
  '\u2028',
  '\r\nX-Injected: 1',
  '\\',
  '"',
  "'",
  '`',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__x__',
  '.',
  '..',
  '../../etc/passwd',
  '/',
  '//',
  '%',
  '%00',
  '%2e%2e%2f',
  '%c0%ae',
  '%E0%A4%A',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '=cmd|x',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '💼',
  '👩‍💻',
  'e\u0301',
  'ﷺ'.repeat(20),
  'İ'.repeat(50),
  'ß',
  '\u200b',
  '\u3164',
  'a@b.c',
  'a@b',
  '@',
  '[object Object]',
  '$where',
  '${jndi:ldap://x}',
  '{job}',
  '{application}',
  '{message}',
  '{file}',
  '{captcha}',
];

export const fuzzText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...troublesomeTexts) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
  fc
    .tuple(
      fc.constantFrom(
        'a',
        ' ',
        '\u00a0',
        '\t',
        '€',
        '💼',
        '\ud800',
        '\n',
        '\r\n',
        '0',
        'é',
        '\u0301',
        '\u0301\u0323',
        '\u0007',
        '\0',
        '\u200b',
        '\ufdfa',
        '.',
        '@',
        '"',
        ';=',
      ),
      fc.constantFrom(41, 101, 255, 8191, 8193, 10_001, 20_001, 50_000),
    )
    .map(([text, times]) => text.repeat(times)),
);

const fuzzKey = fc.oneof(
  fuzzText.map((text) => text.slice(0, 50)),
  fc.constantFrom('status', 'id', 'job_id', 'resume_path', 'website', 'created_at'),
);
const quoted = (text: string) => JSON.stringify(text);

/** JSON as text, since `JSON.stringify` cannot produce all valid JSON. */
export const fuzzJson: fc.Arbitrary<string> = fc.letrec<{ value: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    fuzzText.map(quoted),
    fc.constantFrom(
      'null',
      'true',
      'false',
      '0',
      '-0',
      '1e999',
      '-1e-999',
      '9007199254740993',
      '1'.repeat(400),
      '1.5',
      '""',
      '[]',
      '{}',
      '{"__proto__":{"a":1}}',
    ),
    fc.double().map((value) => JSON.stringify(value)),
    fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  ),
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4, withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }).map((values) => `[${values.join(',')}]`),
    fc.array(fc.tuple(fuzzKey, tie('value')), { maxLength: 4 }).map((pairs) => jsonObject(pairs)),
  ),
})).value;

function jsonObject(pairs: readonly (readonly [string, string])[]): string {
  return `{${pairs.map(([name, value]) => `${quoted(name)}:${value}`).join(',')}}`;
}

export function fuzzBodyOf(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const pairs = Object.entries(valid).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const whole = jsonObject(pairs);
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(whole) },
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.nat(Math.max(0, pairs.length - 1)), fuzzJson)
        .map(([at, text]) => jsonObject(pairs.map(([name, value], index) => [name, index === at ? text : value]))),
    },
    { weight: 2, arbitrary: fc.nat(Math.max(0, pairs.length - 1)).map((at) => jsonObject(pairs.filter((_, index) => index !== at))) },
    { weight: 3, arbitrary: fc.tuple(fuzzKey, fuzzJson).map((pair) => jsonObject([...pairs, pair])) },
    { weight: 2, arbitrary: fc.tuple(fc.nat(whole.length), fuzzText).map(([at, text]) => whole.slice(0, at) + text + whole.slice(at)) },
    { weight: 1, arbitrary: fc.nat(whole.length).map((length) => whole.slice(0, length)) },
    { weight: 3, arbitrary: fuzzJson },
    { weight: 1, arbitrary: fuzzText },
    { weight: 1, arbitrary: fc.constantFrom(' '.repeat(limits.jsonBytes + 1), '['.repeat(100_000), '"'.repeat(1000)) },
  );
}

export const fuzzEncoding = fc.oneof(
  { weight: 12, arbitrary: fc.constant('utf8' as const) },
  fc.constantFrom('utf16le' as const, 'latin1' as const),
);

export const fuzzType = fc.oneof(
  { weight: 15, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'application/json;charset=utf-7',
    'APPLICATION/JSON',
    'application/json;;;',
    ' application/json ',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/jsonx',
    '',
    ';',
    'a/b',
    'application/__proto__',
  ),
);

/** A segment of a path. Characters that a request line may not contain are encoded, or replaced by `%`. */
export const fuzzSegment = fc.oneof(
  fuzzText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 3000))),
  fuzzText.map((text) => text.replace(/[^\x21-\x7e]/g, '%').slice(0, 3000)),
  fc.constantFrom(
    '%',
    '%2',
    '%ff',
    '%00',
    '..',
    '.',
    '%2e%2e',
    'a%2Fb',
    'a%5Cb',
    ';a=b',
    '',
    '*',
    ':id',
    '%F0%9F',
    '%ed%a0%80',
    `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.pdf`,
  ),
);

export const fuzzQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom('limit', 'cursor', 'status', 'job_id', 'q'), fuzzSegment),
        fc.oneof(
          fuzzSegment,
          fc.constantFrom(
            '1',
            '100',
            'Pending',
            '{job}',
            cursor(1, 0, 'x'),
            cursor(999_999_999_999, 0, 'x'),
            cursor(253_402_300_799, 999_999_999, 'x'),
            cursor(1, 0, '__x__'),
            cursor(-1, 1, 'x'),
          ),
        ),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  fuzzSegment.map((text) => `?${text}`),
);

function cursor(seconds: number, nanoseconds: number, id: string): string {
  return Buffer.from(`${seconds}.${nanoseconds}.${id}`).toString('base64url');
}

/** Text that Node's client accepts in a header. */
export const fuzzHeaderText = fuzzText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 2000));

export const fuzzHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.dictionary(
    fc.constantFrom(
      'Idempotency-Key',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-HTTP-Method-Override',
      'Origin',
      'Cookie',
      'Range',
      'If-None-Match',
      'If-Modified-Since',
      'Accept',
      'Accept-Encoding',
      'Content-Encoding',
      'Referer',
      'User-Agent',
      'X-Original-URL',
      'Forwarded',
      '__proto__',
      'constructor',
      'Content-Language',
    ),
    fc.oneof(
      fuzzHeaderText,
      fc.uuid(),
      fc.constantFrom('gzip', 'identity', 'bytes=0-', 'bytes=9-1', '*', 'W/"x"', '__session=', '__session=a.b.c', 'DELETE'),
    ),
    { maxKeys: 4, noNullPrototype: true },
  ),
);
