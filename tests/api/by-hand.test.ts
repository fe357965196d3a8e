import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Application, application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { dayMs, serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { applicationForm, apply, newEmail, type ResumeFile, storeColleague, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { exampleProposal, interviewCalls, threeTimes } from './interviews.ts';
import { mailsAbout, mailSettings, mailsTo, tokensIn } from './mail.ts';
import { ownCalls } from './own-calls.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi({ mail: mailSettings });
const staff = adminOf(api);
const interviews = interviewCalls(api, staff);
const ada = { name: 'ada.pdf', content: pdfResume };

type Fields = Record<string, string | undefined>;

const send = (fields: Fields, resume?: ResumeFile, by: Pick<typeof staff, 'call'> = staff, headers = {}) =>
  by.call(endpoints.addApplication, '', { body: applicationForm({ origin: 'agency', ...fields }, resume), headers });

async function add(fields: Fields = {}, resume?: ResumeFile): Promise<Application> {
  const answer = await send({ job_id: await api.postJob(), applicant_email: newEmail(), ...fields }, resume);
  expect(answer.status).toBe(201);
  return application.parse(answer.json);
}

const { own, archive } = ownCalls(api);
const { listed } = staff;
const stored = async (id: string) => application.parse(await api.parts.applications.get(id));
const correct = async (id: string, applicant_email: string) =>
  staff.call(endpoints.correctAddress, id, { json: { applicant_email, updated_at: (await stored(id)).updated_at } });

/** @returns the private link in an address's newest mail; sends all mails of the application */
async function linkMailed(id: string, address: string): Promise<string | undefined> {
  const [newest] = await mailsTo(api, address);
  const [token] = tokensIn(newest);
  await interviews.sendMails(id);
  return token;
}

describe('an application that staff add', () => {
  it('is stored with its resume, how it came and who added it, also for a closed job', async () => {
    const job_id = await api.postJob({ status: 'Inactive' });
    const fields = { job_id, referred_by: 'Bright Talent', source: 'LinkedIn', note: 'Can start in May' };
    const { id, ...added } = await add(fields, ada);
    const { note: _, ...given } = fields;
    expect(added).toMatchObject({ ...given, origin: 'agency', source: 'linkedin', status: 'Pending', keep: false });
    expect(added.resume).toMatchObject({ file_name: 'ada.pdf', size: pdfResume.length });
    expect(Date.parse(added.due_at ?? '')).toBeGreaterThan(Date.now() + 9 * dayMs);
    const timeline = await staff.timelineOf(id);
    expect(timeline.map(({ kind, by, template, to, text }) => ({ kind, by, what: text || `${template}: ${to}` }))).toEqual([
      { kind: 'note', by: staff.username, what: 'Can start in May' },
      { kind: 'added', by: staff.username, what: 'agency: Bright Talent' },
    ]);
    expect(await api.trailOf(id)).toEqual([`${staff.actor}: create`]);
  });

  it('tells the applicant by a mail with a link, which opens all rights: page, archive, erasing', async () => {
    const { id, applicant_email } = await add({ origin: 'referral', referred_by: 'Grace Hopper' }, ada);
    const [waiting] = await mailsAbout(api, id);
    expect(waiting?.get('values.kept')).toMatch(/^12 months after it ends/);
    const [token] = tokensIn(waiting);
    expect((await own('readOwnApplication', token)).status).toBe(404);
    await interviews.sendMails(id);
    expect(await stored(id)).toMatchObject({ delivery: 'sent' });
    expect(await own('readOwnApplication', token)).toMatchObject({ status: 200, json: { applicant_email, status: 'received' } });
    const files = await archive(token);
    expect(Object.keys(files)).toContain('resume.pdf');
    expect(files['application.html']).toMatch(/How your application came.*referral.*Referred by.*Grace Hopper/s);
    expect((await own('eraseOwnApplication', token)).status).toBe(200);
    expect(await api.parts.applications.get(id)).toBeUndefined();
    expect(await mailsTo(api, applicant_email)).toEqual([]);
  });

  it('is told by no public call', async () => {
    const { id, applicant_email } = await add();
    const [other, job_id] = [newEmail(), await api.postJob()];
    const askFor = (email: string) => api.call(endpoints.requestLink, '', { json: { email, recaptchaToken: api.solveCaptcha() } });
    const [known, unknown] = [await askFor(applicant_email), await askFor(other)];
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json]);
    const without = ({ json }: { json: unknown }) => ({ ...(json as object), reference: '', due_at: '', applicant_email: '' });
    const applying = async (email: string) => without(await apply(api, job_id, { fields: { applicant_email: email } }));
    expect(await applying(applicant_email)).toEqual(await applying(other));
    for (const path of ['/careers', '/.netlify/functions/careers/jobs', '/careers/jobs.json'])
      expect((await api.send('GET', path)).text).not.toContain(id);
  });

  it('is the same one for each attempt, and the next of its person', async () => {
    const fields = { job_id: await api.postJob(), applicant_email: newEmail() };
    const headers = { [idempotencyHeader]: randomUUID() };
    const [first, second] = [await send(fields, ada, staff, headers), await send(fields, ada, staff, headers)];
    expect(second).toMatchObject({ status: 201, json: first.json });
    expect((await send({ ...fields, note: 'Other' }, ada, staff, headers)).status).toBe(422);
    expect((await add({ applicant_email: fields.applicant_email.replace('@', '+tag@') })).earlier).toBe(1);
  });

  it('can be added by a manager for their jobs only', async () => {
    const [job_id, other] = [await api.postJob(), await api.postJob()];
    const manager = await storeColleague(api, { role: 'manager', jobs: [job_id] });
    expect(await send({ job_id }, ada, manager)).toMatchObject({ status: 201, json: { job_id, earlier: 0 } });
    expect(await send({ job_id: other }, ada, manager)).toMatchObject({ status: 404, json: { error: responseTexts.jobNotFound } });
    expect(await listed({ job_id: other })).toEqual([]);
  });
});

describe('an applicant without an address', () => {
  it('is a person of their own, found and exported, and gets no mail before an address, which learns how the application came', async () => {
    const { id, earlier } = await add({ applicant_email: '', applicant_name: 'Noor Haddad', referred_by: 'Bright Talent' });
    expect([earlier, (await add({ applicant_email: ' ' })).earlier]).toEqual([0, 0]);
    expect((await listed({ person: id })).map((one) => one.id)).toEqual([id]);
    expect((await listed({ q: 'noor' })).map((one) => one.id)).toEqual([id]);
    expect((await staff.call(endpoints.exportApplications)).text).toContain('Noor Haddad,,');
    expect(await mailsAbout(api, id)).toEqual([]);
    const address = newEmail();
    await correct(id, address);
    expect((await mailsTo(api, address))[0]?.get('values')).toMatchObject({ what: 'agency', through: 'Bright Talent' });
  });

  it('can be told in person, and not by a reply, an invitation or a rejection by mail', async () => {
    const { id, updated_at } = await add({ applicant_email: '' });
    const robin = await storeColleague(api);
    const refused = { status: 409, json: { error: responseTexts.noAddress } };
    expect(await staff.reply(id)).toMatchObject(refused);
    const proposal = { ...exampleProposal, interviewers: [robin.username], updated_at };
    expect(await staff.call(endpoints.proposeInterview, id, { json: proposal })).toMatchObject(refused);
    const reject = (tell: unknown) => staff.setStatus(id, { status: 'Rejected', tell });
    expect(await reject('now')).toMatchObject(refused);
    const many = await staff.changeMany({ ids: [id], set: 'Rejected', tell: 'now' });
    expect(many).toEqual([{ id, outcome: 'no address', updated_at }]);
    expect(await stored(id)).toMatchObject({ status: 'Pending', updated_at });
    expect(await reject({ no: 'told in person' })).toMatchObject({ status: 200, json: { status: 'Rejected' } });
    expect((await staff.call(endpoints.deleteApplication, id)).status).toBe(204);
    expect(await mailsAbout(api, id)).toEqual([]);
  });
});

describe('a corrected address', () => {
  it('ends the links of the old one, and gets a new one and what waits', async () => {
    const { id, email, link } = await storeWithLink(api);
    await staff.reply(id);
    const address = newEmail();
    expect(await correct(id, ` ${address.toUpperCase()} `)).toMatchObject({ status: 200, json: { applicant_email: address } });
    expect((await own('readOwnApplication', link)).status).toBe(404);
    expect(await mailsTo(api, email)).toEqual([]);
    expect((await mailsTo(api, address)).map((waiting) => waiting.get('template') as string).toSorted()).toEqual([
      'application received',
      'reply',
    ]);
    expect((await own('readOwnApplication', await linkMailed(id, address))).status).toBe(200);
    expect((await listed({ q: address })).map((one) => one.id)).toEqual([id]);
    expect(await listed({ q: email })).toEqual([]);
    expect(await staff.timelineOf(id)).toContainEqual(
      expect.objectContaining({ kind: 'address', by: staff.username, text: `${email} → ${address}` }),
    );
  });

  it('gets the confirmation that has not left, and no other, and a mail on its way opens nothing', async () => {
    const { id, applicant_email: email } = await add({ origin: 'fair' });
    const replied = await staff.reply(id);
    const token = tokensIn((await mailsAbout(api, id)).find((waiting) => waiting.get('template') === 'reply'))[0];
    api.clockOffset = serverLimits.replyDelayMs;
    const leased = await api.parts.outbox.lease((replied.json as { reply: string }).reply);
    const address = newEmail();
    expect((await correct(id, address)).status).toBe(200);
    expect(await mailsTo(api, email)).toEqual([]);
    if (leased) await api.parts.outbox.settle(leased, 'sent');
    expect((await own('readOwnApplication', token)).status).toBe(404);
    const received = await mailsTo(api, address);
    expect(received.map((waiting) => waiting.get('values.what') as string)).toEqual(['fair']);
    await interviews.sendMails(id);
    for (const [link] of received.map(tokensIn)) expect((await own('readOwnApplication', link)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ delivery: 'sent' });
  });

  it('gets the cancellation of an interview that has not left, and the old one none of what it has not heard of', async () => {
    const { username } = await storeColleague(api);
    const bookedAt = (time: string) => interviews.booked([username], { times: [time] });
    const [told, untold] = [await bookedAt(threeTimes[0]), await bookedAt(threeTimes[1])];
    await interviews.sendMails(told.id);
    await staff.call(endpoints.cancelInterview, told.interview);
    const address = newEmail();
    await Promise.all([correct(told.id, address), correct(untold.id, newEmail())]);
    for (const { email } of [told, untold]) expect(await mailsTo(api, email)).toEqual([]);
    expect((await mailsTo(api, address)).map((waiting) => waiting.get('values.what') as string)).toContain('cancelled');
  });

  it('leaves the count of one person for that of another, and what is deleted leaves it too', async () => {
    const [mine, theirs] = [newEmail(), newEmail()];
    const ids: string[] = [];
    for (const applicant_email of [mine, theirs, mine, theirs]) ids.push((await storeWithLink(api, { applicant_email })).id);
    const [first = '', second = ''] = ids;
    const counts = async () => Promise.all(ids.map(async (id) => (await api.parts.applications.get(id))?.earlier));
    expect(await counts()).toEqual([0, 0, 1, 1]);
    expect((await correct(first, theirs)).status).toBe(200);
    expect(await counts()).toEqual([0, 1, 0, 2]);
    await api.parts.applications.remove(second, staff.actor);
    expect(await counts()).toEqual([0, undefined, 0, 1]);
  });

  it('is not corrected again within an hour, nor by an old version', async () => {
    const { id } = await storeWithLink(api);
    const { updated_at } = await stored(id);
    const address = newEmail();
    expect((await correct(id, address)).status).toBe(200);
    expect(await correct(id, address)).toMatchObject({ status: 200, json: { applicant_email: address } });
    const old = await staff.call(endpoints.correctAddress, id, { json: { applicant_email: newEmail(), updated_at } });
    expect(old).toMatchObject({ status: 409, json: { error: responseTexts.staleApplication, current: { applicant_email: address } } });
    expect(await correct(id, newEmail())).toMatchObject({ status: 429, json: { error: responseTexts.addressOften } });
    api.clockOffset = serverLimits.addressMs + 1000;
    expect((await correct(id, newEmail())).status).toBe(200);
  });
});
