import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { application } from '#rooms/applications/contract/applications.ts';
import { hiringProcessDefaults } from '#rooms/jobs/contract/hiring-process.ts';
import { applicationReceipt } from '#rooms/applications/contract/apply.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { resumeTypes } from '#rooms/applications/contract/resume.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import { apply, exampleApplicant } from './examples.ts';
import { useApi } from './harness.ts';
import { untilAvailable } from './http.ts';
import { docResume, docxResume, pdfOfSize, pdfResume } from './resume-files.ts';

const api = useApi();
let jobId = '';
beforeEach(async () => {
  jobId = await api.postJob();
});

const stored = async (id = jobId) => (await api.parts.applications.page({ job_id: id }, limits.pageSizeMax)).items;
const files = async () => (await api.resumeFiles()).length;

describe('applying for a job', () => {
  it('stores the application for staff', async () => {
    expect(await apply(api, jobId)).toMatchObject({ status: 201, json: { message: visitorTexts.applySent } });
    const [only] = await stored();
    expect(application.parse(only)).toMatchObject({
      ...exampleApplicant,
      job_id: jobId,
      job_title: 'Windchill Developer',
      status: 'Pending',
      keep: false,
      keep_text: '',
      resume_path: null,
      resume: null,
    });
  });

  it('gets a receipt with its reference and the next steps of the hiring process', async () => {
    const { next_steps, reply_days } = hiringProcessDefaults;
    const receipt = applicationReceipt.parse((await apply(api, jobId)).json);
    const [{ due_at }] = z.tuple([application]).parse(await stored());
    expect(receipt).toEqual({
      message: visitorTexts.applySent,
      reference: receipt.reference,
      next_steps,
      reply_days,
      due_at,
      link_mailed: false,
      applicant_email: exampleApplicant.applicant_email,
    });
    expect(receipt.reference).toMatch(/^[\dA-F]{8}$/);
    const [only] = await stored();
    expect(only?.id.startsWith(receipt.reference.toLowerCase())).toBe(true);

    const edited = { next_steps: 'We read it.\nWe call you.', reply_days: 3 };
    await api.call(endpoints.updateHiringProcess, '', { token: await api.logIn(), json: edited });
    expect((await apply(api, jobId)).json).toMatchObject(edited);
  });

  it('stores the consent to keep it and its source', async () => {
    expect((await apply(api, jobId, { fields: { keep: 'true', source: 'LinkedIn' } })).status).toBe(201);
    expect(await stored()).toMatchObject([{ keep: true, source: 'linkedin' }]);
  });

  it.each<[string, Buffer, string, string?]>([
    ['résumé 1.PDF', pdfResume, resumeTypes.pdf],
    ['resume.doc', docResume, resumeTypes.doc],
    ['履歴書.docx', docxResume, resumeTypes.docx],
    ['"Rob" CV.pdf', pdfResume, resumeTypes.pdf],
    ['of exactly the largest size.pdf', pdfOfSize(limits.resumeBytes), resumeTypes.pdf],
    ['\u202bCV\tof Ada.docx ', docResume, resumeTypes.doc, 'CV of Ada.doc'],
  ])('stores the resume %j under a new name', async (name, content, type, file_name = name) => {
    expect((await apply(api, jobId, { resume: { name, content } })).status).toBe(201);
    const [only] = await stored();
    expect(only?.resume).toEqual({ file_name, content_type: type, size: content.length });
    expect(only?.resume_path).toMatch(/^uploads\/resumes\/[\da-f-]{36}\.(pdf|docx?)$/);
    const file = await api.parts.resumes.read(fileNameOf(only?.resume_path ?? ''));
    expect(file?.equals(content)).toBe(true);
  });

  it('requires only name and email', async () => {
    const answer = await apply(api, jobId, { fields: { phone: undefined, cover_letter: undefined, job_id: undefined } });
    expect(answer.status).toBe(201);
    expect(await stored()).toMatchObject([{ phone: '', cover_letter: '' }]);
  });

  it('accepts an empty file input as no resume', async () => {
    const resume = { name: '', content: Buffer.alloc(0) };
    expect((await apply(api, jobId, { resume })).status).toBe(201);
    expect(await stored()).toMatchObject([{ resume: null }]);
  });
});

describe('a repeated application', () => {
  const resume = { name: 'ada.pdf', content: pdfResume };
  const keyed = (key: string) => ({ headers: { [idempotencyHeader]: key }, resume });

  it('is stored once, and accepted although its captcha is used up', async () => {
    const fields = { recaptchaToken: api.solveCaptcha() };
    const before = await files();
    const key = randomUUID();
    const answers = [
      await apply(api, jobId, { ...keyed(key), fields }),
      await apply(api, jobId, { ...keyed(key), fields }),
      await apply(api, jobId, { ...keyed(key.toUpperCase()), fields }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ json }) => applicationReceipt.parse(json).reference)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await files()).toBe(before + 1);
  });

  it.each<[string, Parameters<typeof apply>[2]]>([
    ['name', { fields: { applicant_name: 'Bob' } }],
    ['resume', { resume: { name: 'ada.pdf', content: Buffer.concat([pdfResume, Buffer.from('\n')]) } }],
    ['resume (none)', { resume: undefined }],
  ])('gets 422 with a different %s, and does not change the first one', async (_, change) => {
    const before = await files();
    const key = randomUUID();
    await apply(api, jobId, keyed(key));
    const answer = await apply(api, jobId, { ...keyed(key), ...change });
    expect(answer).toMatchObject({ status: 422, json: { error: responseTexts.keyUsed } });
    expect(await stored()).toMatchObject([{ ...exampleApplicant, resume: { file_name: 'ada.pdf', size: pdfResume.length } }]);
    expect(await files()).toBe(before + 1);
  });

  it('gets 422 when a different one with its key is stored at the same time', async () => {
    const before = await files();
    const key = randomUUID();
    const names = Array.from({ length: 10 }, (_, i) => `Applicant ${i}`);
    const answers = await Promise.all(
      names.map((applicant_name) => untilAvailable(() => apply(api, jobId, { ...keyed(key), fields: { applicant_name } }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(422)]);
    const winner = answers.findIndex(({ status }) => status === 201);
    const all = await stored();
    expect(all).toMatchObject([{ applicant_name: names[winner] }]);
    expect(await files()).toBe(before + 1);
    expect(await api.parts.resumes.read(fileNameOf(all[0]?.resume_path ?? ''))).toBeDefined();
  });

  it('is accepted after the job was deleted', async () => {
    const key = randomUUID();
    await apply(api, jobId, keyed(key));
    await api.parts.jobs.remove(jobId, 'admin:tests');
    expect((await apply(api, jobId, keyed(key))).status).toBe(201);
  });

  it('is stored again for another job, or with another key', async () => {
    const key = randomUUID();
    const other = await api.postJob();
    await apply(api, jobId, keyed(key));
    await apply(api, jobId, keyed(randomUUID()));
    await apply(api, other, keyed(key));
    expect(await stored()).toHaveLength(2);
    expect(await stored(other)).toHaveLength(1);
  });
});
