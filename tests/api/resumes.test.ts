import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { resumesPrefix, sessionCookie } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { resumeTypes } from '#rooms/applications/contract/resume.ts';
import { responseHeaders, pdfHeaders } from '#rooms/platform/contract/security-headers.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import { applyWithResume, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { sendRaw } from './http.ts';
import { docResume, docxResume, pdfOfSize, pdfResume } from './resume-files.ts';

const api = useApi();
const [admin, other] = [adminOf(api), adminOf(api)];
const missing = { status: 404, json: { error: responseTexts.resumeNotFound } };
const upload = async (name = 'a.pdf', content = pdfResume) => `/${(await applyWithResume(api, { name, content })).resume_path}`;

/** @returns the cookie of a new session */
const logIn = async () => `${sessionCookie}=${(await api.openSession()).cookie}`;

describe('a resume', () => {
  it.each([
    ['Ada Lovelace.pdf', pdfResume, 'pdf', 'inline; filename="Ada Lovelace.pdf"'],
    ['Ada.DOC', docResume, 'doc', 'attachment; filename=Ada.DOC'],
    [
      '履歴書 "1;.docx',
      docxResume,
      'docx',
      `attachment; filename="??? \\"1;.docx"; filename*=UTF-8''${encodeURIComponent('履歴書 "1;.docx')}`,
    ],
    ['large.pdf', pdfOfSize(limits.resumeBytes), 'pdf', 'inline; filename=large.pdf'],
  ] as const)('%s is served so that it cannot run scripts', async (name, content, type, disposition) => {
    const path = await upload(name, content);
    const answer = await admin.send('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(content)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': resumeTypes[type],
      'content-length': String(content.length),
      'content-disposition': disposition,
      'cache-control': 'private, no-store',
      ...Object.fromEntries(
        Object.entries(type === 'pdf' ? pdfHeaders : responseHeaders).map(([header, value]) => [header.toLowerCase(), value]),
      ),
    });
    const policy = answer.headers.get('Content-Security-Policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    // Safari shows a sandboxed PDF as a white page.
    expect(policy?.includes('sandbox')).toBe(type !== 'pdf');
  });

  it('is served with the type of its file name, not the stored one', async () => {
    const path = await upload();
    const application = await api.parts.applications.findByResume(path.slice(1));
    const db = await api.firebase.db();
    await db.doc(`applications/${application?.id}`).update({ 'resume.content_type': 'text/html' });
    await api.parts.resumes.remove(fileNameOf(path));
    const html = '<script>alert(1)</script>'.padEnd(pdfResume.length);
    await api.parts.resumes.save(fileNameOf(path), Buffer.from(html), 'text/html');
    const answer = await admin.send('GET', path);
    expect(answer).toMatchObject({ status: 200, text: html });
    expect(answer.headers.get('Content-Type')).toBe(resumeTypes.pdf);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each([10, 10_000])('that was replaced by a file of %i bytes is served complete', async (bytes) => {
    const path = await upload();
    const fileName = fileNameOf(path);
    await api.parts.resumes.remove(fileName);
    await api.parts.resumes.save(fileName, Buffer.alloc(bytes, 'x'), resumeTypes.pdf);
    expect((await admin.send('GET', path)).text).toBe('x'.repeat(bytes));
  });

  it('gets 404 with another extension, in upper case, or without an application', async () => {
    const path = await upload();
    expect(await admin.send('GET', path.replace('.pdf', '.doc'))).toMatchObject(missing);
    expect(await admin.send('GET', path.replace('.pdf', '.PDF'))).toMatchObject(missing);
    expect(await admin.send('GET', `${resumesPrefix}/${randomUUID()}.pdf`)).toMatchObject(missing);
    const stray = `${randomUUID()}.pdf`;
    await api.parts.resumes.save(stray, pdfResume, resumeTypes.pdf);
    expect(await admin.send('GET', `${resumesPrefix}/${stray}`)).toMatchObject(missing);
  });

  it('gets 404 when its file is missing, which is logged for an alarm', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { id, resume_path } = await applyWithResume(api);
    const file = fileNameOf(resume_path ?? '');
    await api.parts.resumes.remove(file);
    expect(await admin.send('GET', `/${resume_path}`)).toMatchObject(missing);
    expect(log).toHaveBeenCalledWith(JSON.stringify({ severity: 'WARNING', message: 'Resume is missing', application: id, file }));
  });

  it('gets 404 with the reason when the malware scanner has removed its content', async () => {
    const path = await upload();
    const bucket = await api.firebase.bucket();
    await bucket.file(`resumes/${fileNameOf(path)}`).save('', { resumable: false, metadata: { metadata: { 'removed-by': 'scanner' } } });
    expect(await admin.send('GET', path)).toMatchObject({ status: 404, json: { error: responseTexts.resumeRemoved } });
  });

  it('is opened by the colleague whom its application names, which is no new version of it', async () => {
    const application = await applyWithResume(api);
    const { id, resume_path, updated_at } = application;
    const now = () => api.parts.applications.get(id);
    await admin.send('GET', `/${resume_path}?preview=1`);
    expect(await now()).toEqual(application);
    await admin.call(endpoints.showResume, id);
    expect(await now()).toMatchObject({ updated_at, opened_by: admin.username });
    const since = Date.now();
    await other.send('GET', `/${resume_path}`);
    const opened = await now();
    expect(opened).toMatchObject({ updated_at, opened_by: other.username });
    expect(Date.parse(opened?.opened_at ?? '')).toBeGreaterThanOrEqual(since);
  });

  it('need not exist for its application to name who opened it, which the audit trail then leaves out', async () => {
    const id = await storeApplication(api);
    expect((await admin.call(endpoints.showResume, id)).status).toBe(204);
    expect(await api.parts.applications.get(id)).toMatchObject({ opened_by: admin.username });
    const trail = await api.parts.auditTrail.page({ application: id }, 10);
    expect(trail.items.map(({ action }) => action)).toEqual(['Created']);
  });

  it.each([
    ...['../admins', '..%2f..%2fetc%2fpasswd', '..%5c..%5cx.pdf', '%252e%252e%252fx.pdf', '%00.pdf', '%E0%A4%A'],
    ...['a%2Fb/entry/x.pdf', 'a%2Ftimeline%2Fb/entry/x.pdf', '%C0%AE%C0%AE/x'],
  ])('gets 404 for the path %s', async (file) => {
    const answer = await sendRaw(api.port, `GET ${resumesPrefix}/${file}`, [`Authorization: Bearer ${await admin.token()}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/\{"error":"[^"]+"\}$/);
  });
});

describe('the session cookie', () => {
  it('opens a resume, also among other cookies', async () => {
    const path = await upload();
    const Cookie = await logIn();
    expect((await api.send('GET', path, { headers: { Cookie } })).status).toBe(200);
    expect((await api.send('GET', path, { headers: { Cookie: `a=1; ${Cookie}; b=2` } })).status).toBe(200);
    expect((await api.send('GET', path, { headers: { Cookie: Cookie.replace(sessionCookie, 'session') } })).status).toBe(401);
  });

  it('opens nothing with an invalid bearer', async () => {
    const path = await upload();
    const Cookie = await logIn();
    expect((await api.send('GET', path, { token: 'x', headers: { Cookie } })).status).toBe(401);
  });
});
