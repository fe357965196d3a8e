import fc from 'fast-check';
import { it } from 'vitest';
import { type Endpoint, idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { exampleApplicant } from './examples.ts';
import type { FuzzCall } from './fuzz-calls.ts';
import { fuzz, fuzzAdmin, sendCall } from './fuzz-run.ts';
import { fuzzHeaders, fuzzText, mostly } from './fuzz-values.ts';
import { useApi } from './harness.ts';
import { docResume, docxResume, pdfResume } from './resume-files.ts';

const api = useApi();

const boundary = 'XX';
const headOf = (name: string, fileName?: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n`;

type Piece = string | Buffer;

/** A valid form, in pieces between which it can be damaged. */
const validPieces: Piece[] = [
  ...Object.entries({ ...exampleApplicant, job_id: '{job}', origin: 'agency', recaptchaToken: '{captcha}' }).flatMap(([name, value]) => [
    headOf(name),
    '\r\n',
    value,
    '\r\n',
  ]),
  ...[headOf('resume', 'a.pdf'), '\r\n', pdfResume, '\r\n', `--${boundary}--\r\n`],
];

const fuzzName = fc.oneof(fuzzText, fc.constantFrom('resume', 'status', 'resume_path', 'applicant_name', '__proto__'));
const fuzzFileName = fc.oneof(
  fc.constantFrom(undefined, 'a.pdf', 'a.doc', 'a.docx', 'a.PDF', 'a.pdf.exe', '.pdf', 'a.pdf ', 'a.p\0df'),
  fuzzText.map((text) => `${text.slice(0, 260)}.pdf`),
  fuzzText,
);
const lines = [
  ...['Content-Type: application/pdf', 'Content-Type: multipart/mixed; boundary=inner', 'Content-Type: text/plain; charset=utf-16'],
  ...['Content-Transfer-Encoding: base64', 'Content-Disposition: form-data; name="status"', 'Content-Type: ', 'X', ': ', ' folded', ''],
  ...[`X: ${'x'.repeat(20_000)}`, `--${boundary}`, `--${boundary}--`, '--'],
].flatMap((line) => [`${line}\r\n`, `${line}\n`, line]);
const fuzzFile = fc
  .tuple(fc.constantFrom(pdfResume, docResume, docxResume), fc.nat(), fc.constantFrom(0, 40, Infinity))
  .map(([file, anyOffset, removedLength]) => {
    const offset = anyOffset % (file.length + 1);
    return Buffer.concat([file.subarray(0, offset), file.subarray(offset + removedLength)]);
  });
const fuzzPiece: fc.Arbitrary<Piece> = fc.oneof(
  fuzzText,
  fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
  fc.tuple(fuzzName, fuzzFileName).map((names) => headOf(...names)),
  fc.constantFrom(...lines),
  fuzzFile,
);
const edits = fc.array(fc.record({ at: fc.nat(validPieces.length), removed: fc.nat(2), inserted: fc.array(fuzzPiece, { maxLength: 3 }) }), {
  maxLength: 3,
});
const fuzzForm = fc.tuple(edits, mostly(0, 8, fc.nat(400))).map(([edits, missingBytes]) => {
  const pieces = edits.reduce((all, { at, removed, inserted }) => all.toSpliced(at, removed, ...inserted), validPieces);
  return { pieces, missingBytes };
});

const contentType = mostly(
  `multipart/form-data; boundary="${boundary}"`,
  12,
  fc.constantFrom(
    ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=other', 'multipart/form-data;;;'],
    ...[`multipart/mixed; boundary=${boundary}`, `Multipart/Form-Data; charset=utf-16; boundary=${boundary}`, 'application/json'],
    ...[`multipart/form-data; boundary=${boundary}; boundary=other`, `multipart/form-data; boundary=${'x'.repeat(500)}`],
  ),
);

const keyHeaders: fc.Arbitrary<Record<string, string>> = mostly(
  {},
  4,
  fc.uuid().map((key) => ({ [idempotencyHeader]: key })),
);

const formEndpoint = mostly<Endpoint, Endpoint>(
  endpoints.applyForJob,
  2,
  fc.constantFrom(endpoints.replaceOwnResume, endpoints.addApplication),
);

it('stores or refuses every generated form with a file as the contract says', { timeout: 300_000 }, async () => {
  const token = await api.logIn(fuzzAdmin);
  const requests = fc.tuple(formEndpoint, fuzzForm, contentType, fuzzHeaders, keyHeaders);
  await fuzz(api, 800, requests, ([endpoint, { pieces, missingBytes }, type, headers, keyHeader], targets) => {
    const body = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
    const call: FuzzCall = {
      method: 'POST',
      path: endpoint.path.replace(':id', '{job}'),
      type,
      headers: { ...headers, ...keyHeader },
      body: body.subarray(0, body.length - missingBytes).toString('latin1'),
      encoding: 'latin1',
    };
    return sendCall(api, call, targets, { Authorization: `Bearer ${token}` }, () => true);
  });
});
