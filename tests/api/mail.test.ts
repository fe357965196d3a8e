import { failedMail } from '#rooms/platform/contract/failed-mails.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { addMails } from '../../functions/src/platform/mail/new-mails.ts';
import { deliver, deliverDue } from '../../functions/src/platform/mail/deliver.ts';
import { apply, exampleMessage, newEmail, sendMessage } from './examples.ts';
import { useApi } from './harness.ts';
import { mailSettings } from './mail.ts';
import { useMailSink } from './mail-sink.ts';

const staff = 'staff@example.com';

const sink = await useMailSink();

const api = useApi({ mail: () => mailSettings(sink.smtpUrl) });
const outbox = () => api.documents('outbox');

let log: MockInstance<typeof console.warn>;
beforeEach(async () => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await api.clear();
});

/** Sends a message from a new address. @returns it and the id of the waiting confirmation */
async function causeConfirmation(): Promise<{ email: string; id: string }> {
  const email = newEmail();
  await sendMessage(api, { fields: { email } });
  const found = (await outbox()).find((mail) => mail.get('to') === email);
  return { email, id: found?.id ?? '' };
}

const received = sink.to;
const stateOf = async (id: string) => (await outbox()).find((mail) => mail.id === id)?.data();

/** What the outbox keeps of a mail that is sent or refused. */
const settled = (state: string) => ({
  state,
  template: 'message received',
  about: [expect.any(String)] as string[],
  attempts: expect.any(Number) as number,
  created_at: expect.anything() as unknown,
  settled_at: expect.anything() as unknown,
  expires_at: expect.anything() as unknown,
});

describe('a contact message', () => {
  it('is mailed to staff with its sender as the reply address, and is confirmed without its contents', async () => {
    const email = newEmail();
    const message = `About ${randomUUID()}`;
    await sendMessage(api, { fields: { email, message } });
    const mails = await outbox();
    expect(mails.map((mail) => mail.get('to') as string).sort()).toEqual([email, staff].sort());
    expect(received(email)).toEqual([]);

    expect(await Promise.all(mails.map(({ id }) => deliver(id, api.parts)))).toEqual(['sent', 'sent']);
    const [confirmation, ...others] = received(email);
    expect(others).toEqual([]);
    expect(confirmation).toMatchObject({ from: 'site@example.com', headers: { 'auto-submitted': 'auto-generated' } });
    expect(JSON.stringify(confirmation)).not.toMatch(new RegExp([message, exampleMessage.subject].join('|')));
    expect(confirmation?.text).toMatch(`Hi ${exampleMessage.name},`);
    const forStaff = received(staff).find(({ text }) => text.includes(message));
    expect(forStaff?.headers['reply-to']).toBe(email);
    expect(mails.map(({ id }) => `<${id}@example.com>`)).toContain(forStaff?.headers['message-id']);
  });

  it('is stored together with its mails, or neither is', async () => {
    const { messages } = api.parts;
    const mail = { to: 'a@b.cd', about: [], template: 'message received', values: {} };
    const id = randomUUID();
    await expect(messages.create(id, exampleMessage, [{ ...mail, values: { reference: undefined } }])).rejects.toThrow('undefined');
    expect(await messages.has(id, '')).toBe(false);
    await messages.create(id, exampleMessage);
    await messages.create(id, exampleMessage, [mail]);
    expect(await outbox()).toEqual([]);
  });
});

describe('a mail', () => {
  it('leaves neither address nor contents behind when it is sent', async () => {
    const { id } = await causeConfirmation();
    await deliver(id, api.parts);
    expect(await stateOf(id)).toEqual(settled('sent'));
    expect(await deliver(id, api.parts)).toBe('nothing to send');
  });

  it('is sent once by senders that begin at the same time', async () => {
    const { id, email } = await causeConfirmation();
    const deliveries = await Promise.all(Array.from({ length: 5 }, () => deliver(id, api.parts)));
    expect(deliveries.sort()).toEqual([...Array.from({ length: 4 }, () => 'nothing to send'), 'sent']);
    expect(received(email)).toHaveLength(1);
  });

  it('is sent by another sender after the first has died, and the first can no longer change it', async () => {
    const { id, email } = await causeConfirmation();
    const lease = await api.parts.outbox.lease(id);
    if (!lease) throw new Error('The mail is not due');
    expect(await deliverDue(api.parts)).not.toContain('failed');
    expect(received(email)).toEqual([]);

    api.clockOffset += serverLimits.mailLeaseMs;
    await deliverDue(api.parts);
    expect(received(email)).toHaveLength(1);
    await api.parts.outbox.settle(lease, 'failed');
    await api.parts.outbox.postpone(lease);
    expect(await stateOf(id)).toEqual(settled('sent'));
  });

  it('fails for good when its recipient is refused, without the address in the log', async () => {
    const { id, email } = await causeConfirmation();
    sink.refusal = { code: 550, text: `${email} is unknown` };
    expect(await deliver(id, api.parts)).toBe('failed');
    expect(await stateOf(id)).toEqual(settled('failed'));
    delete sink.refusal;
    expect(await deliver(id, api.parts)).toBe('nothing to send');
    expect(log.mock.calls.join()).toContain('"responseCode":550');
    expect(log.mock.calls.join()).not.toContain(email);
  });

  it('is sent with all others that are due in one run, over one connection', async () => {
    const db = await api.firebase.db();
    const mails = Array.from({ length: serverLimits.dueMails + 5 }, (_, index) => {
      const to = `robin-${index}@example.com`;
      const values = { greeting: 'Hello,', reference: 'ABC', answerAt: new Date().toISOString() };
      return { to, about: [], template: 'message received', values };
    });
    const writer = db.bulkWriter();
    addMails(writer, db, mails, Date.now());
    await writer.close();
    const connections = sink.connections();
    const deliveries = await deliverDue(api.parts);
    expect(deliveries).toEqual(mails.map(() => 'sent'));
    expect(sink.connections()).toBe(connections + 1);
  }, 120_000);

  it('that is refused is counted and listed for staff, the newest first, with what it is about but no address', async () => {
    const token = await api.logIn();
    const list = async (query: string) => {
      const { json, headers } = await api.send('GET', `${endpoints.listFailedMails.path}${query}`, { token });
      return { mails: z.array(failedMail).parse(json), next: /cursor=[^>]*/.exec(headers.get('link') ?? '')?.[0] };
    };
    const { email, id } = await causeConfirmation();
    await apply(api, await api.postJob(), { fields: { applicant_name: 'Asha Rao', applicant_email: email } });
    await api.call(endpoints.requestAlerts, '', { json: { email, recaptchaToken: api.solveCaptcha() } });
    sink.refusal = { code: 550, text: 'Unknown' };
    await deliver(id, api.parts);
    await deliverDue(api.parts);

    const { mails } = await list('');
    const kinds = mails.map(({ template, audience, about }) => [template, audience, about?.tab, about?.name]);
    expect(kinds.at(-1)).toEqual(['message received', null, 'messages', exampleMessage.subject]);
    expect(kinds).toContainEqual(['application received', null, 'applications', 'Asha Rao']);
    expect(kinds).toContainEqual(['alert request', 'visitors', undefined, undefined]);
    expect(kinds).toContainEqual(['message for staff', 'staff', 'messages', exampleMessage.subject]);
    expect(JSON.stringify(mails)).not.toContain(email);
    const counts = await api.call(endpoints.readCounts, '', { token });
    expect(counts.json).toMatchObject({ failedMails: mails.length });

    const first = await list('?limit=1');
    const others = await list(`?limit=100&${first.next}`);
    expect([...first.mails, ...others.mails]).toEqual(mails);
  });

  it('waits after a temporary refusal, longer each time, and keeps its Message-ID', async () => {
    const { id, email } = await causeConfirmation();
    sink.refusal = { code: 451, text: 'Try again later' };
    expect(await deliver(id, api.parts)).toBe('postponed');
    expect(await deliver(id, api.parts)).toBe('nothing to send');
    api.clockOffset += serverLimits.mailWaitMs;
    expect(await deliver(id, api.parts)).toBe('postponed');
    api.clockOffset += serverLimits.mailWaitMs;
    delete sink.refusal;
    await deliverDue(api.parts);
    expect(received(email)).toEqual([]);
    api.clockOffset += serverLimits.mailWaitMs;
    await deliverDue(api.parts);
    expect(received(email).map(({ headers }) => headers['message-id'])).toEqual([`<${id}@example.com>`]);
  });

  it('caused by a form is not sent to a person who got ten in a day, whatever the tag of the address', async () => {
    const name = `ada-${randomUUID()}`;
    const send = (tag: string) => sendMessage(api, { fields: { email: `${name}${tag}@example.com` } });
    for (let mail = 0; mail < serverLimits.mailsPerRecipient; mail += 1) await send(`+${mail}`);
    expect(new Set(await deliverDue(api.parts))).toEqual(new Set(['sent']));
    await send('');
    expect((await deliverDue(api.parts)).sort()).toEqual(['failed', 'sent']);
    expect(received(`${name}@example.com`)).toEqual([]);

    api.clockOffset += 24 * 60 * 60 * 1000;
    await send('');
    await deliverDue(api.parts);
    expect(received(`${name}@example.com`)).toHaveLength(1);
  });

  it('of one kind does not use up those of another: confirmations, requested links and alerts', async () => {
    const email = newEmail();
    for (const kind of ['message received', 'application links'] as const) {
      for (let mail = 0; mail < serverLimits.mailsPerRecipient; mail += 1) await api.parts.recipients.mayGet(email, kind, `${mail}`);
    }
    await sendMessage(api, { fields: { email } });
    await apply(api, await api.postJob({ title: 'Engineer' }), { fields: { applicant_email: email } });
    for (const endpoint of [endpoints.requestLink, endpoints.requestAlerts]) {
      expect((await api.call(endpoint, '', { json: { email, recaptchaToken: api.solveCaptcha() } })).status).toBe(200);
    }
    await deliverDue(api.parts);
    const subjects = received(email).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Please confirm: new openings by email', 'We received your application: Engineer']);
    const [token] = received(email).flatMap(({ text }) => /\/application#([\w-]{43})/.exec(text)?.[1] ?? []);
    expect((await api.call(endpoints.readOwnApplication, '', { json: { token } })).status).toBe(200);
  });

  it.each(['smtp://127.0.0.1:1', ''])('waits while the SMTP server at %j cannot be reached', async (url) => {
    const { id, email } = await causeConfirmation();
    const { mail } = api.parts;
    if (!mail) throw new Error('Mail is not configured');
    expect(await deliver(id, { ...api.parts, mail: { ...mail, smtp: { ...mail.smtp, url } } })).toBe('postponed');
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', to: email });
  });

  it('is not sent to an address that no longer is one', async () => {
    const { id } = await causeConfirmation();
    await (await outbox()).find((mail) => mail.id === id)?.ref.update({ to: 'victim@example.com\r\nBcc: all@example.com' });
    const before = sink.messages().length;
    expect(await deliver(id, api.parts)).toBe('failed');
    expect(sink.messages()).toHaveLength(before);
  });

  it.each([
    ['Ada <MAILTO:Ada@Example。com>.', 'ada@example.com'],
    ["!#$%&'*+-/=?^_`{|}~@example.com", "!#$%&'*+-/=?^_`{|}~@example.com"],
    ['jörg@müller.example', 'jörg@müller.example'],
  ])('reaches the sender who entered %s, and staff can reply to it', async (entered, mailbox) => {
    const message = `About ${randomUUID()}`;
    await sendMessage(api, { fields: { email: entered, message } });
    const before = received(mailbox).length;
    expect(await deliverDue(api.parts)).toEqual(['sent', 'sent']);
    expect(received(mailbox)).toHaveLength(before + 1);
    const forStaff = received(staff).find(({ text }) => text.includes(message));
    expect(forStaff?.text).toContain('Reply to this email');
    expect(forStaff?.headers['reply-to']).toBe(mailbox);
  });
});
