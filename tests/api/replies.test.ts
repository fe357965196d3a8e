import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Application, application } from '#rooms/applications/contract/applications.ts';
import { referenceOf } from '#rooms/platform/contract/reference.ts';
import { type ContactMessage, contactMessage } from '#rooms/messages/contract/endpoints.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { applicationReplied } from '#rooms/answers/contract/replies.ts';
import { staleMessage } from '#rooms/answers/contract/endpoints.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { deliver, deliverDue, deliverNew } from '../../functions/src/platform/mail/deliver.ts';
import { apply, exampleMessage, newEmail, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { untilAvailable } from './http.ts';
import { mailSettings } from './mail.ts';
import { useMailSink } from './mail-sink.ts';

const sink = await useMailSink();

const api = useApi({ mail: () => mailSettings(sink.smtpUrl, { staff: ['staff@example.com', 'others@example.com'] }) });
const ada = adminOf(api);

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const { ask, reject, answer } = mailTemplatesDefaults;
const question = { ...ask, template: 'ask' };
const rejection = { ...reject, template: 'reject', status: 'Rejected' };

/** Stores an application from a new address. */
async function createApplication(changes: Partial<Application> = {}): Promise<Application> {
  const id = await storeApplication(api, { applicant_email: newEmail(), ...changes });
  return application.parse(await api.parts.applications.get(id));
}

async function createMessage(): Promise<ContactMessage> {
  const id = randomUUID();
  const email = newEmail();
  await api.parts.messages.create(id, { ...exampleMessage, email });
  return messageOf(id);
}

async function messageOf(id: string): Promise<ContactMessage> {
  const { items } = await api.parts.messages.page(100);
  return contactMessage.parse(items.find((message) => message.id === id));
}

async function reply({ id, updated_at }: Application, json: object) {
  const sent = await ada.call(endpoints.replyToApplication, id, { json: { updated_at, ...json } });
  expect(sent).toMatchObject({ status: 201 });
  return applicationReplied.parse(sent.json);
}

async function replyToNew(json: object) {
  const stored = await createApplication();
  return { stored, id: (await reply(stored, json)).reply };
}

async function answerMessage({ id, replies }: ContactMessage, json: object = answer) {
  const sent = await ada.call(endpoints.replyToMessage, id, { json: { replies: replies.length, ...json } });
  expect(sent).toMatchObject({ status: 201 });
  return endpoints.replyToMessage.output.parse(sent.json);
}

const received = sink.to;

const { timelineOf } = ada;

async function isInOutbox(id: string): Promise<boolean> {
  return (await (await api.firebase.db()).doc(`outbox/${id}`).get()).exists;
}

/** Delivers a reply after the time in which it can be taken back. */
async function deliverReply(id: string) {
  api.clockOffset += serverLimits.replyDelayMs;
  return deliver(id, api.parts);
}

describe('a reply to an application', () => {
  it('sets the status, is in the timeline, and arrives with its fields filled in', async () => {
    await (await api.firebase.db()).doc(`admins/${ada.username}`).set({ name: 'Ada {job} <King>', title: 'Lead recruiter' });
    const stored = await createApplication({ applicant_name: 'Ada <b>{job}</b>', job_title: 'R&D Engineer' });
    const { application: replied, reply: id } = await reply(stored, rejection);
    expect(replied).toMatchObject({ status: 'Rejected' });
    const [entry] = await timelineOf(stored.id);
    expect(entry).toMatchObject({ kind: 'mail', by: ada.username, template: 'reject', from: 'Pending', to: 'Rejected', delivery: '' });
    expect(entry?.at).toBe(replied.updated_at);

    expect(await deliver(id, api.parts)).toBe('nothing to send');
    expect(await deliverReply(id)).toBe('sent');
    const [mail, ...others] = received(stored.applicant_email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your application for R&D Engineer', headers: { 'reply-to': 'staff@example.com' } });
    expect(mail?.headers['auto-submitted']).toBeUndefined();
    expect(mail?.text).toContain('Hi Ada <b>{job}</b>,');
    expect(mail?.text).toContain(`Your reference is ${referenceOf(stored)}.`);
    expect(mail?.text).toContain('Kind regards,\nAda {job} <King>, Lead recruiter\nsysDNA\n\n');
    expect(mail?.html).toContain('Hi Ada &lt;b&gt;{job}&lt;/b&gt;,');
    expect((await timelineOf(stored.id))[0]).toMatchObject({ subject: mail?.subject, delivery: 'sent' });
  });

  it('is not delivered before the time in which it can be taken back has passed', async () => {
    const notBefore = new Date(Date.now() + 50);
    const begun = performance.now();
    expect(await deliverNew('any', notBefore, api.parts)).toBe('nothing to send');
    expect(performance.now() - begun).toBeGreaterThanOrEqual(45);
  });

  it('is left to the next run of postDue if it waits for more than a minute', async () => {
    expect(await deliverNew('any', new Date(Date.now() + 70_000), api.parts)).toBe('nothing to send');
  });

  it('is sent once if it is repeated with its idempotency key, as after a lost answer', async () => {
    const stored = await createApplication();
    const json = { ...question, updated_at: stored.updated_at };
    const headers = { [idempotencyHeader]: randomUUID() };
    const attempt = () => untilAvailable(() => ada.call(endpoints.replyToApplication, stored.id, { json, headers }));
    const [first, second] = await Promise.all([attempt(), attempt()]);
    expect(first).toMatchObject({ status: 201 });
    expect(second.json).toEqual(first.json);
    expect((await timelineOf(stored.id)).filter(({ kind }) => kind === 'mail')).toHaveLength(1);
  });

  it('can be taken back before it is sent, with its status and its entry', async () => {
    const { stored, id } = await replyToNew(rejection);
    const undone = await ada.call(endpoints.undoApplicationReply, [stored.id, id]);
    expect(undone.status).toBe(200);
    expect(application.parse(undone.json)).toMatchObject({ status: 'Pending' });
    expect(await timelineOf(stored.id)).toHaveLength(1);
    expect(await isInOutbox(id)).toBe(false);
    expect(await deliverReply(id)).toBe('nothing to send');
    expect((await ada.call(endpoints.undoApplicationReply, [stored.id, id])).status).toBe(404);
  });

  it.each([rejection, { ...question, status: 'Offer' }])(
    'is refused while %o waits for the morning, which stays as it is',
    async (earlier) => {
      const stored = await createApplication();
      const { application: scheduled } = await reply(stored, { ...earlier, tell: 'morning' });
      const json = { ...question, updated_at: scheduled.updated_at };
      const refused = await ada.call(endpoints.replyToApplication, stored.id, { json, headers: { [idempotencyHeader]: randomUUID() } });
      expect(refused).toMatchObject({ status: 409, json: { error: responseTexts.mailWaits } });
      expect(await api.parts.applications.get(stored.id)).toEqual(scheduled);
      await ada.call(endpoints.updateApplicationStatus, stored.id, { json: { status: 'Reviewed' } });
      await reply((await api.parts.applications.get(stored.id)) ?? stored, question);
      expect((await timelineOf(stored.id)).filter(({ kind }) => kind === 'mail')).toMatchObject([{ template: question.template }]);
    },
  );

  it('can be taken back only through its own application, and nothing else can be taken back as a reply', async () => {
    const [{ stored, id }, other] = [await replyToNew(question), await createApplication()];
    const note = (await ada.call(endpoints.addNote, stored.id, { json: { text: 'Call' } })).json as { id: string };
    for (const path of [
      [other.id, id],
      [stored.id, note.id],
      [stored.id, '..%2F..'],
      ['a%2Fb', id],
    ]) {
      expect((await ada.call(endpoints.undoApplicationReply, path)).status).toBe(404);
    }
    expect(await isInOutbox(id)).toBe(true);
  });
});

it.each([
  ['sent', undefined],
  ['failed', { code: 550, text: 'Unknown' }],
])('the confirmation of an application is in the timeline as %s', async (delivery, serverRefusal) => {
  sink.refusal = serverRefusal;
  const { json } = await apply(api, await api.postJob(), { fields: { applicant_email: newEmail() } });
  const { reference } = z.object({ reference: z.string() }).parse(json);
  await deliverDue(api.parts);
  const { items } = await api.parts.applications.page({}, 100);
  const stored = items.find((item) => referenceOf(item) === reference);
  expect(await timelineOf(stored?.id ?? '')).toMatchObject([
    { kind: 'mail', by: 'site', template: 'confirmation', delivery },
    { kind: 'received' },
  ]);
  expect(stored?.updated_at).toBe(stored?.created_at);
});

describe('a reply to a message', () => {
  it('marks the message as answered, is stored with it, and arrives', async () => {
    const stored = await createMessage();
    const { message, reply: id } = await answerMessage(stored, { subject: 'About {reference}', body: 'Dear {name},\n\nYes.' });
    expect(message).toMatchObject({ status: 'Answered', replies: [{ id, by: ada.username, text: `Dear ${stored.name},\n\nYes.` }] });
    expect(await messageOf(stored.id)).toEqual(message);
    expect(await deliverReply(id)).toBe('sent');
    expect(received(stored.email)).toMatchObject([{ subject: `About ${referenceOf(stored)}` }]);
    expect((await messageOf(stored.id)).delivery).toBe('sent');
  });

  it('is refused with 409 after another reply', async () => {
    const stored = await createMessage();
    const { message: current } = await answerMessage(stored);
    const again = await ada.call(endpoints.replyToMessage, stored.id, { json: { ...answer, replies: 0 } });
    expect(again.status).toBe(409);
    expect(staleMessage.parse(again.json)).toEqual({ error: responseTexts.staleMessage, current });
  });

  it('can be taken back only while it is the latest, and before it is sent', async () => {
    const stored = await createMessage();
    const first = await answerMessage(stored);
    const second = await answerMessage(first.message);
    const undo = (reply: string) => ada.call(endpoints.undoMessageReply, [stored.id, reply]);
    expect((await undo(first.reply)).status).toBe(409);
    expect((await undo('unknown')).status).toBe(404);
    const undone = await undo(second.reply);
    expect(contactMessage.parse(undone.json)).toMatchObject({ status: 'Answered', replies: [{ id: first.reply }] });
    expect(await isInOutbox(second.reply)).toBe(false);

    expect(await deliverReply(first.reply)).toBe('sent');
    expect(await undo(first.reply)).toMatchObject({ status: 409, json: { error: responseTexts.replyOnItsWay } });
  });

  it('opens the message again when it is taken back, and leaves what became of the mail before', async () => {
    const { id: created } = await createMessage();
    await (await api.firebase.db()).doc(`contactMessages/${created}`).update({ delivery: 'failed' });
    const stored = await messageOf(created);
    const { reply: id } = await answerMessage(stored);
    await ada.call(endpoints.undoMessageReply, [stored.id, id]);
    expect(await messageOf(stored.id)).toEqual({ ...stored, unread_at: null });
  });
});
