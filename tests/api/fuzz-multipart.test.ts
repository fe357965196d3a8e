import fc from 'fast-check';
import { it } from 'vitest';
import { idempotencyHeader } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { exampleApplicant } from './examples.ts';
import { findViolation } from './fuzz-checks.ts';
import { fuzz, fillPlaceholders, sendAndCheck } from './fuzz-run.ts';
import { fuzzHeaders, fuzzText, mostly } from './fuzz-values.ts';
import { useApi } from './harness.ts';
import { docResume, docxResume, pdfResume } from './resume-files.ts';

/** Has no rate limit for applications, since checking it would take most of the time. */
const api = useApi({ parts: (parts) => ({ ...parts, limiter: { ...parts.limiter, application: () => Promise.resolve() } }) });

type Part = { name: string; fileName?: string; headers?: string; content: Buffer };

const fields: Part[] = Object.entries({ ...exampleApplicant, job_id: '{job}', recaptchaToken: '{captcha}' }).map(([name, value]) => ({
  name,
  content: Buffer.from(value),
}));

const fuzzBytes = fc.oneof(
  fuzzText.map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
);

/** A resume, from which bytes may be removed and into which others may be inserted. */
const fuzzFile = fc
  .tuple(
    fc.constantFrom(pdfResume, docResume, docxResume),
    fc.nat(),
    mostly(Buffer.alloc(0), 1, fuzzBytes),
    fc.constantFrom(0, 40, Infinity),
  )
  .map(([file, anyOffset, inserted, removedLength]) => {
    const offset = anyOffset % (file.length + 1);
    return Buffer.concat([file.subarray(0, offset), inserted, file.subarray(offset + removedLength)]);
  });

const fuzzFileName = fc.oneof(
  fc.constantFrom('a.pdf', 'a.doc', 'a.docx', 'a.PDF', 'a.pdf.exe', '.pdf', 'a.pdf ', 'a.p\0df'),
  fuzzText.map((text) => `${text.slice(0, 260)}.pdf`),
  fuzzText,
);
const partHeaders = [
  ...['Content-Type: application/pdf', 'Content-Type: multipart/mixed; boundary=inner', 'Content-Type: text/plain; charset=utf-16'],
  ...['Content-Transfer-Encoding: base64', 'Content-Disposition: form-data; name="status"', 'Content-Type: ', 'X', ': ', ' folded'],
  `X: ${'x'.repeat(20_000)}`,
].map((line) => `${line}\r\n`);
const fuzzPartHeaders = mostly('', 1, fc.constantFrom(...partHeaders));

const fuzzPart: fc.Arbitrary<Part> = fc.oneof(
  fc.record({ name: fc.constant('resume'), fileName: fuzzFileName, headers: fuzzPartHeaders, content: fuzzFile }),
  fc.record({
    name: fc.oneof(fuzzText, fc.constantFrom('resume', 'status', 'resume_path', 'applicant_name', '__proto__')),
    headers: fuzzPartHeaders,
    content: fuzzBytes,
  }),
  fc.record({ name: fuzzText, fileName: fuzzFileName, headers: fuzzPartHeaders, content: fuzzBytes }),
);

/** The parts of a valid form. One may be changed or missing, and up to three others are added. */
const fuzzParts: fc.Arbitrary<Part[]> = fc
  .tuple(
    mostly(undefined, 3, fc.tuple(fc.nat(fields.length - 1), mostly(undefined, 1, fuzzBytes))),
    fc.array(fc.tuple(fc.nat(8), fuzzPart), { maxLength: 3 }),
  )
  .map(([change, furtherParts]) => {
    const [changedIndex, newContent] = change ?? [];
    const parts = fields.flatMap((part, index) => {
      if (index !== changedIndex) return [part];
      return newContent ? [{ ...part, content: newContent }] : [];
    });
    for (const [index, part] of furtherParts) parts.splice(index, 0, part);
    return parts;
  });

type Form = { parts: Part[]; boundary: string; contentType: string; preamble: Buffer; end: string; missingBytes: number; lineEnd: string };

const otherContentTypes = [
  ...['multipart/form-data; boundary={boundary}', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/json'],
  ...['multipart/mixed; boundary={boundary}', 'Multipart/Form-Data; charset=utf-16; boundary="{boundary}"', 'multipart/form-data;;;'],
  ...['multipart/form-data; boundary="{boundary}"; boundary=other', 'multipart/form-data; boundary=other'],
];

const forms: fc.Arbitrary<Form> = fc.record({
  parts: fuzzParts,
  boundary: mostly('XX', 1, fc.constantFrom('-', "a'()+_,-./:=?b", 'x'.repeat(70), 'x'.repeat(500), '__proto__')),
  contentType: mostly('multipart/form-data; boundary="{boundary}"', 12, fc.constantFrom(...otherContentTypes)),
  preamble: mostly(Buffer.alloc(0), 5, fuzzBytes),
  end: mostly('--\r\n', 8, fc.constantFrom('', '-', '--', '\r\n', '--\r\nmore', '--\r\n--XX--\r\n')),
  missingBytes: mostly(0, 8, fc.nat(400)),
  lineEnd: mostly('\r\n', 12, fc.constantFrom('\n', '\r')),
});

function encodeForm({ parts, boundary, preamble, end, missingBytes, lineEnd }: Form, fill: (text: string) => string): Buffer {
  const line = (text: string) => Buffer.from(text.replaceAll('\r\n', lineEnd));
  const body = Buffer.concat([
    preamble,
    ...parts.flatMap(({ name, fileName, headers = '', content }) => [
      line(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${headers}\r\n`,
      ),
      content.length < 100 && content.includes('{') ? Buffer.from(fill(content.toString())) : content,
      line('\r\n'),
    ]),
    line(`--${boundary}${end}`),
  ]);
  return body.subarray(0, body.length - missingBytes);
}

const keyHeaders: fc.Arbitrary<Record<string, string>> = mostly(
  {},
  4,
  fc.uuid().map((key) => ({ [idempotencyHeader]: key })),
);

const formEndpoint = mostly(endpoints.applyForJob, 9, fc.constant(endpoints.replaceOwnResume));

it('stores or refuses every generated form with a file as the contract says', { timeout: 300_000 }, async () => {
  await fuzz(api, 1300, fc.tuple(formEndpoint, forms, fuzzHeaders, keyHeaders), ([endpoint, form, headers, keyHeader], targets) => {
    const sent = {
      method: 'POST',
      path: endpoint.path.replace(':id', targets.job),
      headers: { ...headers, ...keyHeader, 'Content-Type': form.contentType.replace('{boundary}', form.boundary) },
      body: encodeForm(form, (text) => fillPlaceholders(text, targets, api)),
    };
    return sendAndCheck(api, sent, (answer) => findViolation(answer, 'POST', endpoint, true));
  });
});
