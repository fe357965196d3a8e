import fc from 'fast-check';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { units } from '../pathological-texts.ts';

/** Texts that break out of headers, paths, objects, HTML or numbers, or name something stored. */
const troublesomeTexts = [
  ...['', ' ', 'a\0b', '\ud800', 'x\udfff', '\u202efdp', '\ufeff', '\u2028', '\u200b', 'ß', 'e\u0301', 'İ'.repeat(50)],
  ...['\r\nX-Injected: 1', '<script>alert(1)</script>', '=cmd|x', '"', "'", '\\', '{{7*7}}', '[object Object]'],
  ...['__proto__', 'constructor', 'toString', '__x__', '.', '..', '../../etc/passwd', '//', '%', '%00', '%2e%2e%2f', '%E0%A4%A'],
  ...['null', 'NaN', '-1', '1e999', '0x10', 'a@b.c', 'a@b', '@', '{job}', '{application}', '{message}', '{file}', '{captcha}'],
];

export const fuzzText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...troublesomeTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 }).map((codes) => String.fromCharCode(...codes)),
  fc
    .tuple(fc.constantFrom(...Object.values(units)), fc.constantFrom(41, 101, 255, 8191, 8193, 10_001, 20_001, 50_000))
    .map(([unit, times]) => unit.repeat(times)),
);

/** A value that is usually the given one. */
export function mostly<Value, Other>(value: Value, weight: number, other: fc.Arbitrary<Other>): fc.Arbitrary<Value | Other> {
  return fc.oneof({ weight, arbitrary: fc.constant(value) }, other);
}

const fuzzKey = fc.oneof(
  fuzzText.map((text) => text.slice(0, 50)),
  fc.constantFrom('status', 'id', 'job_id', 'resume_path', 'website', 'created_at'),
);

/** JSON as text, since `JSON.stringify` cannot produce all valid JSON. */
export const fuzzJson: fc.Arbitrary<string> = fc.oneof(
  fuzzText.map((text) => JSON.stringify(text)),
  fc.constantFrom('null', 'true', '-0', '1e999', '-1e-999', '9007199254740993', '1'.repeat(400), '1.5', '""', '[]', '{}'),
  fc.constantFrom('{"__proto__":{"a":1}}', '{"id":1,"id":[]}'),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.json({ depthSize: 'small', maxDepth: 4 }),
);

function jsonObject(pairs: readonly (readonly [name: string, json: string])[]): string {
  return `{${pairs.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
}

/** A JSON object of which a field is changed, missing or additional, or whose text is damaged. */
export function fuzzBodyOf(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const pairs = Object.entries(valid).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const whole = jsonObject(pairs);
  const fieldAt = fc.nat(Math.max(0, pairs.length - 1));
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(whole) },
    {
      weight: 8,
      arbitrary: fc
        .tuple(fieldAt, fuzzJson)
        .map(([at, text]) => jsonObject(pairs.map(([name, value], index) => [name, index === at ? text : value]))),
    },
    { weight: 2, arbitrary: fieldAt.map((at) => jsonObject(pairs.filter((_, index) => index !== at))) },
    { weight: 3, arbitrary: fc.tuple(fuzzKey, fuzzJson).map((pair) => jsonObject([...pairs, pair])) },
    { weight: 2, arbitrary: fc.tuple(fc.nat(whole.length), fuzzText).map(([at, text]) => whole.slice(0, at) + text + whole.slice(at)) },
    { weight: 1, arbitrary: fc.nat(whole.length).map((length) => whole.slice(0, length)) },
    { weight: 3, arbitrary: fuzzJson },
    { weight: 1, arbitrary: fc.constantFrom(' '.repeat(serverLimits.jsonBytes + 1), '['.repeat(100_000), '"'.repeat(1000)) },
  );
}

export const fuzzEncoding: fc.Arbitrary<BufferEncoding> = mostly(
  'utf8' as const,
  12,
  fc.constantFrom('utf16le' as const, 'latin1' as const),
);

const otherTypes = [
  ...['application/json; charset=utf-16', 'application/json;charset=utf-7', 'APPLICATION/JSON', 'application/json;;;', 'application/jsonx'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/__proto__', '', ';'],
];
export const fuzzType = mostly('application/json', 15, fc.constantFrom(...otherTypes));

/** A segment of a path, without the characters that a request line may not contain. */
export const fuzzSegment = fc.oneof(
  fuzzText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 3000))),
  fuzzText.map((text) => text.replace(/[^\x21-\x7e]/g, '%').slice(0, 3000)),
  fc.constantFrom('%2', '%ff', 'a%2Fb', 'a%5Cb', ';a=b', '', '*', ':id', '%F0%9F', '%ed%a0%80', '00000000-0000-0000-0000-000000000000.pdf'),
);

const cursors = ['1.0.x', '999999999999.0.x', '253402300799.999999999.x', '1.0.__x__', '-1.1.x'].map((text) =>
  Buffer.from(text).toString('base64url'),
);
const fuzzPair = fc.tuple(
  fc.oneof(fc.constantFrom('limit', 'cursor', 'status', 'job_id', 'q'), fuzzSegment),
  fc.oneof(fuzzSegment, fc.constantFrom('1', '100', 'Pending', '{job}', ...cursors)),
);
export const fuzzQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  fc.array(fuzzPair, { maxLength: 4 }).map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
  fuzzSegment.map((text) => `?${text}`),
);

/** Text that Node's client accepts in a header. */
export const fuzzHeaderText = fuzzText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 2000));

const headerNames = [
  ...['Idempotency-Key', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-HTTP-Method-Override', 'X-Original-URL', 'Origin', 'Cookie', 'Range'],
  ...['If-None-Match', 'If-Modified-Since', 'Accept-Encoding', 'Content-Encoding', 'User-Agent', '__proto__', 'constructor'],
];
const headerValues = ['gzip', 'identity', 'bytes=0-', 'bytes=9-1', '*', 'W/"x"', '__session=', '__session=a.b.c', 'DELETE'];
export const fuzzHeaders: fc.Arbitrary<Record<string, string>> = mostly(
  {},
  3,
  fc.dictionary(fc.constantFrom(...headerNames), fc.oneof(fuzzHeaderText, fc.uuid(), fc.constantFrom(...headerValues)), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
);
