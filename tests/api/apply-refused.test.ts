import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBody } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits, serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { texts, tooLong } from '#rooms/platform/contract/texts.ts';
import { resumeTexts } from '#rooms/applications/contract/resume.ts';
import { applicationForm, apply, type ResumeFile } from './examples.ts';
import { useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { docxResume, pdfOfSize, pdfResume, program } from './resume-files.ts';

const api = useApi();
let jobId = '';
beforeAll(async () => {
  jobId = await api.postJob();
});

async function expectRefusal(request: Promise<Answer>, status: number, error: string): Promise<void> {
  expect(await request).toMatchObject({ status, json: { error } });
  await expectNothingStored();
}

async function expectNothingStored(): Promise<void> {
  const { jobs, ...others } = await api.stored();
  expect(jobs).toBeGreaterThan(0);
  expect(others).toEqual({ files: 0 });
}

it.each([
  [
    'a field that would be valid if it were truncated',
    { cover_letter: `${' '.repeat(serverLimits.jsonBytes)}end` },
    tooLong('Cover letter', limits.coverLetterLength),
  ],
  ['another job', { job_id: 'another' }, responseTexts.otherJob],
  ['text instead of a resume file', { resume: 'not a file' }, responseTexts.malformedMultipart],
])('an application is refused for its fields: %s', async (_, fields, error) => {
  await expectRefusal(apply(api, jobId, { fields }), 400, error);
});

describe('an application is refused for its resume:', () => {
  const refused: [string, ResumeFile, number, string][] = [
    ['a file that is one byte too large', { name: 'a.pdf', content: pdfOfSize(limits.resumeBytes + 1) }, 413, resumeTexts.resumeTooLarge],
    [
      'a request that is too large',
      { name: 'a.pdf', content: pdfOfSize(serverLimits.multipartBytes + 1) },
      413,
      resumeTexts.resumeTooLarge,
    ],
    ['an empty file', { name: 'a.pdf', content: Buffer.alloc(0) }, 400, resumeTexts.resumeEmpty],
    ['a program called .pdf', { name: 'a.pdf', content: program }, 415, responseTexts.resumeContent],
    ['a PDF called .exe', { name: 'a.pdf.exe', content: pdfResume }, 415, resumeTexts.resumeType],
    ['a broken archive called .docx', { name: 'a.docx', content: docxResume.subarray(0, 60) }, 400, responseTexts.resumeDamaged],
    ['a path', { name: '../../etc/a.pdf', content: pdfResume }, 400, resumeTexts.resumeName],
  ];

  it.each(refused)('%s', async (_, resume, status, error) => {
    await expectRefusal(apply(api, jobId, { resume }), status, error);
  });

  it('wrong content, but only after the captcha is checked', async () => {
    const resume = { name: 'a.docx', content: program };
    await expectRefusal(apply(api, jobId, { resume, fields: { recaptchaToken: 'wrong' } }), 400, texts.captchaRefused);
  });

  it.each([
    ['two files', 'resume', 2],
    ['a file in another field', 'photo', 1],
  ])('%s', async (_, field, files) => {
    const body = applicationForm({ recaptchaToken: api.solveCaptcha() });
    for (let file = 0; file < files; file += 1) body.append(field, new File([new Uint8Array(pdfResume)], `${file}.pdf`));
    await expectRefusal(api.call(endpoints.applyForJob, jobId, { body }), 400, responseTexts.malformedMultipart);
  });
});

describe('an application is refused for its job:', () => {
  it.each(['unknown', '..', '%2e%2e%2fadmins', 'a%2Fb', '__x__', '%00', 'x'.repeat(2000), '💼'])('%s gets 404', async (id) => {
    expect((await apply(api, id, { fields: { job_id: undefined } })).status).toBe(404);
    await expectNothingStored();
  });

  it.each([{ status: 'Inactive' }, { closes_on: '2026-01-31' }] as const)('a job that is closed by %o gets 410', async (closing) => {
    await expectRefusal(apply(api, await api.postJob(closing)), 410, responseTexts.jobClosed);
  });
});

describe('an application is refused for its form:', () => {
  const boundary = 'XX';
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const part = (name: string, value: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const filePart = (fileName: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${fileName}"\r\n\r\n${pdfResume.toString('latin1')}\r\n`;
  const requiredParts = () =>
    part('applicant_name', 'Ada') + part('applicant_email', 'a@example.com') + part('recaptchaToken', api.solveCaptcha());
  const end = `--${boundary}--\r\n`;

  it.each<[string, () => string]>([
    ['cut off in a field', () => requiredParts().slice(0, -10)],
    ['cut off before its end', () => requiredParts()],
    ['cut off in the file', () => requiredParts() + filePart('a.pdf').slice(0, -20)],
    ['cut off in a file behind its end', () => requiredParts() + end + part('a', 'x') + filePart('a.pdf').slice(0, -20)],
    ['empty', () => ''],
    ['text without parts', () => 'nothing'],
    ['the same field twice', () => requiredParts() + part('applicant_name', 'Bob') + end],
    ['a field without a name', () => `${requiredParts()}--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`],
    ['a hundred fields', () => requiredParts() + Array.from({ length: 100 }, (_, i) => part(`f${i}`, 'x')).join('') + end],
    ['a part with a broken header', () => `${requiredParts()}--${boundary}\r\nno colon here\r\n\r\nx\r\n${end}`],
    ['a control character in a file name', () => requiredParts() + filePart('a\u0001.pdf') + end],
    ['a header of 20 kB', () => `${requiredParts()}--${boundary}\r\nX: ${'x'.repeat(20_000)}\r\n\r\nx\r\n${end}`],
  ])('%s', async (_, body) => {
    const answer = await api.call(endpoints.applyForJob, jobId, { headers, body: body() });
    expect(answer.status).toBe(400);
    expect(errorBody.parse(answer.json).error).not.toBe('');
    await expectNothingStored();
  });

  it.each([
    ['JSON', { json: { applicant_name: 'Ada' } }],
    ['no type', { body: new Uint8Array(5) }],
    ['a URL-encoded form', { body: new URLSearchParams({ applicant_name: 'Ada' }) }],
  ])('%s', async (_, sent) => {
    await expectRefusal(api.call(endpoints.applyForJob, jobId, sent), 415, responseTexts.expectedForm);
  });

  it('no boundary', async () => {
    const sent = { headers: { 'Content-Type': 'multipart/form-data' }, body: requiredParts() + end };
    await expectRefusal(api.call(endpoints.applyForJob, jobId, sent), 400, responseTexts.malformedMultipart);
  });

  it('compression', async () => {
    const sent = { headers: { ...headers, 'Content-Encoding': 'gzip' }, body: new Uint8Array(gzipSync(requiredParts() + end)) };
    await expectRefusal(api.call(endpoints.applyForJob, jobId, sent), 415, responseTexts.unsupportedEncoding);
  });

  it('but not for unknown fields, which are ignored', async () => {
    const unknownParts = part('__proto__', 'x') + part('constructor', 'x') + part('status', 'Reviewed') + part('resume_path', '/x');
    const job = await api.postJob();
    const answer = await api.call(endpoints.applyForJob, job, { headers, body: unknownParts + requiredParts() + end });
    expect(answer.status).toBe(201);
    const { items } = await api.parts.applications.page({ job_id: job }, 10);
    expect(items).toMatchObject([{ status: 'Pending', resume_path: null }]);
    await api.parts.applications.remove(items[0]?.id ?? '', 'admin:tests');
  });
});
