import { beforeAll, describe, expect, it } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { deliver } from '../../functions/src/platform/mail/deliver.ts';
import { jobPath } from '../../src/paths.ts';
import { newEmail, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailsAbout, mailSettings, mailsTo, tokensIn } from './mail.ts';
import { useMailSink } from './mail-sink.ts';
import { ownCalls } from './own-calls.ts';

const siteUrl = 'https://www.example.com';
const sink = await useMailSink();
const api = useApi({ mail: () => mailSettings(sink.smtpUrl) });
const admin = adminOf(api);
const { own } = ownCalls(api);
const template = mailTemplatesDefaults.opening;
let job_id = '';

beforeAll(async () => {
  job_id = await api.postJob({ title: 'Antenna engineer' });
});

const kept = (changes: object = {}) => storeApplication(api, { keep: true, applicant_email: newEmail(), ...changes });
const invite = (ids: string[], changes: object = {}) =>
  admin.call(endpoints.suggestOpening, '', { json: { ...template, ids, job_id, ...changes } });
const outcomes = async (ids: string[], changes: object = {}) =>
  endpoints.suggestOpening.output.parse((await invite(ids, changes)).json).results.map(({ outcome }) => outcome);
const { timelineOf } = admin;

describe('telling applicants of another opening', () => {
  it('mails the opening with its address, records it, and leaves everything else as it is', async () => {
    const email = newEmail();
    const id = await kept({ applicant_email: email, applicant_name: 'Ada {url} <b>' });
    const before = await api.parts.applications.get(id);
    expect(await outcomes([id])).toEqual(['done']);
    const [mail] = await mailsTo(api, email);
    const [token = ''] = tokensIn(mail);
    expect(await deliver(mail?.id ?? '', api.parts)).toBe('sent');
    const [sent] = sink.to(email);
    expect(sent?.subject).toBe('We have an opening that may suit you: Antenna engineer');
    expect(sent?.text).toContain('Hi Ada {url} <b>,');
    expect(sent?.text).toContain(siteUrl + jobPath(job_id));
    expect(sent?.text).toContain(`Answer: ${siteUrl}/application#${token}`);
    expect((await own('readOwnApplication', token)).status).toBe(200);
    expect((await timelineOf(id))[0]).toMatchObject({
      kind: 'mail',
      by: admin.username,
      template: 'opening',
      subject: sent?.subject,
      delivery: 'sent',
    });
    expect(await api.parts.applications.get(id)).toEqual(before);
  });

  it('mails each person once about each job, however often and at the same time it is called', async () => {
    const email = newEmail();
    const [name, domain] = email.split('@');
    const ids = await Promise.all([email, email, `${name}+jobs@${domain}`].map((applicant_email) => kept({ applicant_email })));
    const all = (await Promise.all([outcomes(ids), outcomes(ids), outcomes(ids)])).flat();
    expect(all.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(all.filter((outcome) => outcome === 'already')).toHaveLength(8);
    expect((await Promise.all(ids.map(timelineOf))).flat().filter(({ template }) => template === 'opening')).toHaveLength(1);

    // Only the timeline remembers the mail after 30 days.
    for (const id of ids) for (const { ref } of await mailsAbout(api, id)) await ref.delete();
    expect(await outcomes(ids)).toEqual(['already', 'already', 'already']);
    expect(await outcomes(ids.slice(0, 1), { job_id: await api.postJob() })).toEqual(['done']);
  });

  it('mails nobody who has applied for it', async () => {
    const applicant_email = newEmail();
    const ids = [await kept({ applicant_email }), await kept({ applicant_email, job_id })];
    expect(await outcomes(ids)).toEqual(['already', 'already']);
  });

  it('mails nobody who has not asked to be kept, or is gone', async () => {
    const email = newEmail();
    const id = await kept({ applicant_email: email, keep: false });
    const over = await kept();
    await (await api.firebase.db()).doc(`applications/${over}`).update({ kept_until: new Date() });
    expect(await outcomes([over])).toEqual(['not kept']);
    expect(await outcomes([id, 'unknown', 'a/b', '..', '__all__'])).toEqual(['not kept', 'missing', 'missing', 'missing', 'missing']);
    expect(await mailsTo(api, email)).toEqual([]);
    expect((await timelineOf(id)).map(({ kind }) => kind)).toEqual(['received']);
  });

  it('ends with the application, mail and all', async () => {
    const email = newEmail();
    const id = await kept({ applicant_email: email });
    await Promise.all([outcomes([id]), api.parts.applications.remove(id, 'visitor')]);
    await api.parts.applications.remove(id, 'visitor');
    expect(await mailsTo(api, email)).toEqual([]);
    expect((await (await api.firebase.db()).collection(`applications/${id}/timeline`).get()).size).toBe(0);
  });

  it('gets 404 for an unknown job, and 410 for a closed one', async () => {
    const email = newEmail();
    const id = await kept({ applicant_email: email });
    expect(await invite([id], { job_id: 'unknown' })).toMatchObject({ status: 404, json: { error: responseTexts.jobNotFound } });
    const closed = await api.postJob({ status: 'Inactive' });
    expect(await invite([id], { job_id: closed })).toMatchObject({ status: 410, json: { error: responseTexts.jobClosed } });
    expect(await mailsTo(api, email)).toEqual([]);
  });
});
