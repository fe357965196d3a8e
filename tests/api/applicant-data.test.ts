import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { application } from '#rooms/applications/contract/applications.ts';
import { scorecard } from '#rooms/interviews/contract/scorecards.ts';
import { interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { idempotencyHeader, resumeField } from '#rooms/platform/contract/endpoint.ts';
import { applicantView } from '#rooms/applicant/contract/endpoints.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits, serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { resumeTypes } from '#rooms/applications/contract/resume.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import type { NewApplication } from '../../functions/src/applications/store.ts';
import { fileNameOf, resumeFileName, resumePath } from '../../functions/src/applications/resumes.ts';
import { deliver } from '../../functions/src/platform/mail/deliver.ts';
import { newToken } from '../../functions/src/platform/tokens.ts';
import { fieldsOf } from '../schema-fields.ts';
import { exampleApplicant, type ResumeFile, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { untilAvailable } from './http.ts';
import { mailSettings } from './mail.ts';
import { ownCalls } from './own-calls.ts';
import { useMailSink } from './mail-sink.ts';
import { docxResume, pdfOfSize, pdfResume, program } from './resume-files.ts';

const sink = await useMailSink();
const mail = () => mailSettings(sink.smtpUrl);
const api = useApi({ mail });
const admin = adminOf(api, `ada-${randomUUID()}`);
const { timelineOf } = admin;

/** Stores an application with a private link and a resume. */
async function applied(changes: Partial<NewApplication> = {}) {
  const fileName = resumeFileName(randomUUID(), 'pdf');
  await api.parts.resumes.save(fileName, pdfResume, resumeTypes.pdf);
  const resume = { file_name: 'Ada.pdf', content_type: resumeTypes.pdf, size: pdfResume.length };
  return { fileName, ...(await storeWithLink(api, { resume_path: resumePath(fileName), resume, ...changes })) };
}

const stored = async (id: string) => application.parse(await api.parts.applications.get(id));
const { own, view } = ownCalls(api);
const correct = (link: string, json: object) => own('correctOwnProfile', link, json);
const keep = (link: string, wanted: unknown) => own('keepOwnApplication', link, { keep: wanted });

function replace(link: string, resume?: ResumeFile, headers?: Record<string, string>) {
  const body = new FormData();
  body.set('token', link);
  if (resume) body.set(resumeField, new File([new Uint8Array(resume.content)], resume.name));
  return api.call(endpoints.replaceOwnResume, '', { body, headers });
}

const docx = { name: 'Ada 2026.docx', content: docxResume };

it('the conversation has the mails that were sent, messages and files, in order of time, and no user names', async () => {
  const { id, link } = await applied();
  await own('addOwnMessage', link, { message: 'Hello' });
  await admin.call(endpoints.addNote, id, { json: { text: 'Weak on PLM' } });
  await admin.reply(id);
  const [reply] = (await timelineOf(id)).filter(({ kind }) => kind === 'mail');
  expect((await view(link)).conversation.map(({ kind }) => kind)).toEqual(['file', 'message']);
  api.clockOffset = 24 * 60 * 60 * 1000;
  expect(await deliver(reply?.id ?? '', api.parts)).toBe('sent');
  await replace(link, docx);
  const answer = await own('readOwnApplication', link);
  const { conversation } = applicantView.parse(answer.json);
  expect(conversation).toMatchObject([
    { kind: 'file', text: 'Ada.pdf' },
    { kind: 'message', text: 'Hello' },
    { kind: 'mail', subject: reply?.subject, text: reply?.text },
    { kind: 'file', text: 'Ada 2026.docx' },
  ]);
  // The applicant sees when the mail was sent, not when it was written.
  expect(Date.parse(conversation[2]?.at ?? '') - Date.parse(reply?.at ?? '')).toBeGreaterThan(23 * 60 * 60 * 1000);
  expect(answer.text).not.toMatch(/ada-[\da-f-]{36}"|admin|Weak/);
});

describe('correcting name and phone', () => {
  it('changes what staff see, find and export, and makes a new version', async () => {
    const { id, link, email } = await applied();
    const before = await stored(id);
    const name = `Zoe ${randomUUID().slice(0, 8)}`;
    const answer = await correct(link, { applicant_name: `  ${name} `, phone: '' });
    expect(answer).toMatchObject({ status: 200, json: { applicant_name: name, phone: '' } });
    expect(await admin.listed({ q: name })).toMatchObject([{ id, applicant_name: name, applicant_email: email }]);
    expect((await admin.listed({ q: 'lovelace', job_id: 'some-job' })).map((item) => item.id)).not.toContain(id);
    expect((await admin.call(endpoints.exportApplications)).text).toContain(name);
    expect((await timelineOf(id))[0]).toMatchObject({
      kind: 'profile',
      by: 'visitor',
      text: `Name: Ada Lovelace → ${name}\nPhone: ${exampleApplicant.phone} → –`,
    });
    const stale = await admin.call(endpoints.updateApplicationStatus, id, { json: { status: 'Reviewed', updated_at: before.updated_at } });
    expect(stale.status).toBe(409);
    expect((await correct(link, { applicant_name: name, phone: '' })).status).toBe(200);
    expect((await timelineOf(id)).filter(({ kind }) => kind === 'profile')).toHaveLength(1);
  });

  it('changes nothing else, whatever the body says', async () => {
    const { id, link } = await applied();
    const before = await stored(id);
    await correct(link, { applicant_name: 'Ada King', phone: '1', status: 'Hired', applicant_email: 'eve@example.com', id: 'other' });
    expect(await stored(id)).toEqual({ ...before, applicant_name: 'Ada King', phone: '1', updated_at: expect.any(String) as string });
  });
});

describe('a new resume', () => {
  it('replaces the old one, whose file is removed', async () => {
    const { id, link, fileName } = await applied();
    const key = { [idempotencyHeader]: randomUUID() };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await replace(link, docx, key)).toMatchObject({ status: 200, json: { resume: docx.name } });
    }
    const { resume, resume_path } = await stored(id);
    expect((await admin.listed({ q: docx.name })).map((item) => item.id)).toContain(id);
    expect(resume).toMatchObject({ file_name: docx.name, content_type: resumeTypes.docx, size: docxResume.length });
    const newName = fileNameOf(resume_path ?? '');
    const files = await api.resumeFiles();
    expect([files.includes(fileName), files.includes(newName)]).toEqual([false, true]);
    const shown = await admin.call(endpoints.readResume, newName);
    expect(shown.status).toBe(200);
    expect((await admin.call(endpoints.readResume, fileName)).status).toBe(404);
    expect((await timelineOf(id)).filter(({ kind }) => kind === 'resume')).toMatchObject([
      { by: 'visitor', from: 'Ada.pdf', to: docx.name },
    ]);
  });

  it('can be added to an application without one', async () => {
    const { link } = await applied({ resume_path: null, resume: null });
    expect(await replace(link, docx)).toMatchObject({ status: 200, json: { resume: docx.name, conversation: [{ text: docx.name }] } });
  });

  it('leaves one file and one document that agree, even if several arrive at once', async () => {
    const { id, link, fileName } = await applied();
    const before = (await api.resumeFiles()).length;
    const answers = await Promise.all(
      [1, 2, 3].map((count) => untilAvailable(() => replace(link, { name: `${count}.pdf`, content: pdfResume }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const files = await api.resumeFiles();
    expect(files).toHaveLength(before);
    expect(files).not.toContain(fileName);
    expect(files).toContain(fileNameOf((await stored(id)).resume_path ?? ''));
  });

  it.each(['Hired', 'Withdrawn'])('is refused once the application is %s', async (status) => {
    const { id, link, fileName } = await applied();
    await api.parts.statuses.set(id, { status }, 'visitor');
    expect(await replace(link, docx)).toMatchObject({ status: 409, json: { error: responseTexts.applicationOver } });
    expect((await stored(id)).resume_path).toBe(resumePath(fileName));
  });

  it.each<[string, ResumeFile | undefined, number, string]>([
    ['without a file', undefined, 400, texts.requiredFields],
    ['of another content', { name: 'a.pdf', content: program }, 415, responseTexts.resumeContent],
  ])('is refused %s', async (_, file, status, error) => {
    const { id, link } = await applied();
    const [before, files] = [await stored(id), await api.resumeFiles()];
    expect(await replace(link, file)).toMatchObject({ status, json: { error } });
    expect(await stored(id)).toEqual(before);
    expect(await api.resumeFiles()).toHaveLength(files.length);
  });

  it('of an unknown link is not stored, and neither is one sent as JSON', async () => {
    const files = await api.resumeFiles();
    expect(await replace(newToken(), docx)).toMatchObject({ status: 404, json: { error: responseTexts.unknownLink } });
    expect((await api.call(endpoints.replaceOwnResume, '', { json: { token: newToken() } })).status).toBe(415);
    expect(await api.resumeFiles()).toHaveLength(files.length);
  });

  it('that arrives while the application is erased leaves no file', async () => {
    for (let round = 0; round < 3; round += 1) {
      const files = await api.resumeFiles();
      const { link } = await applied();
      await Promise.all([replace(link, docx), own('eraseOwnApplication', link)]);
      expect(await api.resumeFiles()).toHaveLength(files.length);
    }
  });
});

describe('keeping for later openings', () => {
  it('can be agreed to and ended, with the text of the form', async () => {
    const { id, link } = await applied();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await keep(link, true)).toMatchObject({ status: 200, json: { keep: true } });
    }
    expect(await stored(id)).toMatchObject({ keep: true, keep_text: visitorTexts.keep });
    expect((await admin.listed({ view: 'kept' })).map((item) => item.id)).toContain(id);
    expect(await keep(link, false)).toMatchObject({ status: 200, json: { keep: false } });
    expect(await stored(id)).toMatchObject({ keep: false, keep_text: '' });
    expect((await timelineOf(id)).slice(0, 2)).toMatchObject([
      { kind: 'end keep', by: 'visitor', text: '' },
      { kind: 'keep', by: 'visitor', text: visitorTexts.keep },
    ]);
  });

  it('is refused after 50 changes, even among simultaneous ones', async () => {
    const { id, link } = await applied();
    const db = await api.firebase.db();
    const batch = db.batch();
    for (let change = 1; change < serverLimits.changesPerApplication; change += 1) {
      batch.create(db.collection(`applications/${id}/timeline`).doc(), { kind: 'keep', at: new Date(), by: 'visitor', text: '' });
    }
    await batch.commit();
    const changes = [() => keep(link, true), () => correct(link, { applicant_name: 'A', phone: '' }), () => replace(link, docx)];
    const answers = await Promise.all(changes.map(untilAvailable));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json).toEqual({ error: responseTexts.changesFull });
    // A consent can be ended all the same.
    await db.doc(`applications/${id}`).update({ keep: true });
    expect(await keep(link, false)).toMatchObject({ status: 200, json: { keep: false } });
  });
});

it('at most twenty archives an hour are made of one application', async () => {
  const [one, other] = [await applied(), await applied()];
  const archive = ({ link }: { link: string }) => own('archiveOwnApplication', link);
  const answers = await Promise.all(Array.from({ length: serverLimits.archivesPerHour }, () => archive(one)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const limited = await archive(one);
  expect(limited).toMatchObject({ status: 429, json: { error: responseTexts.tooManyRequests } });
  expect(Number(limited.headers.get('Retry-After'))).toBeLessThanOrEqual(3600);
  expect((await archive(other)).status).toBe(200);
  api.clockOffset = 60 * 60 * 1000;
  expect((await archive(one)).status).toBe(200);
});

describe('the archive', () => {
  async function archive(link: string) {
    const answer = await own('archiveOwnApplication', link);
    const content = new Uint8Array(answer.bytes);
    expect(answer.status).toBe(200);
    const headers = { 'content-type': 'application/zip', 'cache-control': 'private, no-store' };
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
    const files = unzipSync(content);
    const page = strFromU8(files['application.html'] ?? new Uint8Array());
    const json = strFromU8(files['application.json'] ?? new Uint8Array());
    return { answer, content, files, page, json };
  }

  /** Shown to applicants in another form, only for site and staff, or not told by staff yet. */
  const withheldFields = [
    ...['status', 'assignee', 'told', 'reason', 'opened_by', 'opened_at', 'unread_at', 'resume_path'],
    ...['interview', 'recommendations', 'earlier', 'updated_at'],
  ];
  const withheldOfEntries = ['id', 'by', 'mentions[]', 'template', 'told', 'delivery', 'recommendation', 'role', 'updated_at'];
  const withheldOfInterviews = [
    'id',
    'application',
    'applicant_name',
    'job_id',
    'job_title',
    'interviewers[]',
    'scored_by[]',
    'updated_at',
  ];
  const isTime = (path: string) => /_(?:at|until)$/.test(path);

  it('has every personal field of application, timeline, interviews and scorecards', async () => {
    const { id, link, email } = await applied({ keep: true, source: 'linkedin' });
    await api.parts.statuses.set(id, { status: 'Withdrawn' }, 'visitor');
    const db = await api.firebase.db();
    const marker = (place: string) => `mark ${place} ${id}`;
    const applicationTexts = fieldsOf(application).filter(
      ([path, { _zod }]) =>
        !['id', ...withheldFields].includes(path.split('.')[0] ?? '') && !/^(?:resume|answers)/.test(path) && _zod.def.type === 'string',
    );
    const fields = Object.fromEntries(applicationTexts.map(([path]) => [path, isTime(path) ? new Date(5e12) : marker(path)]));
    const answers = [{ id: 'a', kind: 'text', text: marker('question'), value: marker('answer') }];
    await db.doc(`applications/${id}`).update({ ...fields, answers, applicant_email: email, 'resume.file_name': marker('file') });
    const entryTexts = fieldsOf(timelineEntry).map(([path]) => path);
    const personal = entryTexts.filter((path) => ![...withheldOfEntries, 'kind', 'at', 'files[].name', 'files[].taken'].includes(path));
    const files = [{ name: marker('attached'), taken: false }];
    for (const kind of ['message', 'profile', 'resume', 'keep', 'keep on', 'end keep']) {
      const values = Object.fromEntries(personal.map((path) => [path, marker(`${kind} ${path}`)]));
      await db.collection(`applications/${id}/timeline`).add({ kind, at: new Date(), by: 'visitor', files, ...values });
    }
    const letter = { subject: marker('mail subject'), text: marker('mail text') };
    await db.collection(`applications/${id}/timeline`).add({ kind: 'mail', at: new Date(), by: 'admin:x', delivery: 'sent', ...letter });
    const ofInterviews = fieldsOf(interview).map(([path]) => path);
    const interviewTexts = ofInterviews.filter((path) => ![...withheldOfInterviews, 'minutes', 'state', 'at'].includes(path));
    const interviewValues = interviewTexts.map((path) => [path, marker(`interview ${path}`)] as const);
    const storedInterview = interviewValues.map(([path, value]) => (path.endsWith('[]') ? [path.slice(0, -2), [value]] : [path, value]));
    const names = { interviewers: ['ada-x'], scored_by: ['ada-x'], by: 'admin:ada-x' };
    await db
      .collection('interviews')
      .add({ application: id, state: 'declined', ...(Object.fromEntries(storedInterview) as object), ...names });
    const ratingTexts = fieldsOf(scorecard.shape.ratings).map(([path]) => path.replace('[].', ''));
    const rating = Object.fromEntries(ratingTexts.map((path) => [path, marker(`rating ${path}`)]));
    await db.collection('scorecards').add({ application: id, at: new Date(), by: 'admin:ada-x', ratings: [rating] });

    const { page, json } = await archive(link);
    const expected = [
      ...[marker('question'), marker('answer')],
      ...interviewValues.map(([, value]) => value),
      ...Object.values(rating),
      ...applicationTexts.flatMap(([path]) => (isTime(path) || path === 'applicant_email' ? [] : [marker(path)])),
      ...['message', 'profile', 'resume', 'keep', 'keep on', 'end keep'].flatMap((kind) =>
        personal.map((path) => marker(`${kind} ${path}`)),
      ),
      ...Object.values(letter),
      marker('file'),
      marker('attached'),
      email,
    ];
    expect(expected.length).toBeGreaterThan(30);
    expect(expected.filter((text) => !json.includes(text))).toEqual([]);
    const onlyInJson = ['job_id', 'job_version', 'kept_in', 'shown_status', 'delivery'].map(marker);
    expect(expected.filter((text) => !page.includes(text)).sort()).toEqual(onlyInJson.sort());
    expect(page).toContain('<dt>Received</dt><dd><p>2128-06-11 08:53 UTC</p></dd>');
    for (const text of [page, json]) expect(text).not.toContain('ada-x');
    const applicationNames = Object.keys((JSON.parse(json) as { application: object }).application);
    expect([...applicationNames, ...withheldFields].sort()).toEqual(Object.keys(application.shape).sort());
  });

  it('has the resume, and a page without scripts that shows what was entered as text', async () => {
    const attack = '<script>alert(1)</script> "x" & \'y\'';
    const { link } = await applied({ applicant_name: attack, cover_letter: attack, job_title: attack });
    await own('addOwnMessage', link, { message: attack });
    const { answer, files, page, json } = await archive(link);
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename=application-[\dA-Z]{8}\.zip$/);
    expect(Object.keys(files).sort()).toEqual(['application.html', 'application.json', 'resume.pdf']);
    expect(Buffer.from(files['resume.pdf'] ?? [])).toEqual(pdfResume);
    expect(page).not.toMatch(/<script|<img|\son\w+=|<b>/i);
    expect(page.split('&lt;script&gt;alert(1)&lt;/script&gt; &quot;x&quot; &amp; &#39;y&#39;').length - 1).toBe(5);
    expect(JSON.parse(json)).toMatchObject({ application: { applicant_name: attack }, timeline: [{ by: 'you', text: attack }] });
  });

  it('is not larger than 10 MB with the largest resume and all messages', async () => {
    const { link } = await applied();
    await replace(link, { name: 'a.pdf', content: pdfOfSize(limits.resumeBytes) });
    const { content } = await archive(link);
    expect(content.length).toBeGreaterThan(limits.resumeBytes);
    expect(content.length).toBeLessThan(10 * 1024 * 1024);
  });

  it('leaves out a resume that is lost', async () => {
    const { link, fileName } = await applied();
    await api.parts.resumes.remove(fileName);
    expect(Object.keys((await archive(link)).files).sort()).toEqual(['application.html', 'application.json']);
  });
});
