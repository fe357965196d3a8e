import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { deliver } from '../../functions/src/platform/mail/deliver.ts';
import { openTransport } from '../../functions/src/platform/mail/send.ts';
import { runPostDue } from '../../functions/src/post-due.ts';
import { storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailsAbout, mailSettings } from './mail.ts';
import { ownCalls } from './own-calls.ts';
import { useMailSink } from './mail-sink.ts';
import { overridden } from './overridden.ts';
import { pdfResume } from './resume-files.ts';

const sink = await useMailSink();
const inbox = { url: '', address: 'answers@example.com', key: 'key' };
const api = useApi({ mail: () => mailSettings(sink.smtpUrl, { inbox }) });
const staff = adminOf(api);
const { view, archive } = ownCalls(api);

type Applied = Awaited<ReturnType<typeof storeWithLink>>;

const manager = adminOf(api, 'manager', { role: 'manager', jobs: ['another-job'] });
const stored = async ({ id }: Applied) => api.parts.applications.get(id);
const messagesOf = async ({ id }: Applied) => (await staff.timelineOf(id)).filter(({ kind }) => kind === 'message');
const readAnswers = () => {
  const outbox = overridden(api.parts.outbox, { due: () => Promise.resolve([]) });
  return runPostDue({ ...api.parts, outbox }, Date.now(), sink.source);
};

/** Answers as a mail program does. */
async function send(from: string, to = '') {
  const text = 'Yes, Monday.\n\nOn Nov 30 sysDNA wrote:\n> When?';
  const transport = await openTransport({ smtp: { url: sink.smtpUrl, requireTls: false } });
  const attachments = [
    { filename: 'Résumé.pdf', content: pdfResume },
    { filename: 'photos.zip', content: 'PK' },
  ];
  await transport.sendMail({ from, to, text, attachments });
}

let applied: Applied;
let replyTo: string | undefined;

beforeAll(async () => {
  applied = await storeWithLink(api);
  expect((await staff.reply(applied.id)).status).toBe(201);
  api.clockOffset = 60_000;
  for (const { id } of await mailsAbout(api, applied.id)) await deliver(id, api.parts);
  const [sent] = sink.to(applied.email);
  expect(sent?.text).toContain('You can also reply to this email.');
  replyTo = sent?.headers['reply-to'];
});

it('an answer to a mail is a message in the timeline, with its files, is to be read, and goes with the application', async () => {
  expect(replyTo).toMatch(new RegExp(`^answers\\+${applied.id.slice(0, 8)}-[\\da-f]{20}@example\\.com$`));
  await send(applied.email, replyTo);
  for (let times = 0; times < 2; times += 1) await readAnswers();
  const [message, ...others] = await messagesOf(applied);
  expect(others).toEqual([]);
  const files = [
    { name: 'Résumé.pdf', taken: true },
    { name: 'photos.zip', taken: false },
  ];
  expect(message).toMatchObject({ text: 'Yes, Monday.', quoted: 'On Nov 30 sysDNA wrote:\n> When?', by: 'visitor', files });
  expect((await stored(applied))?.unread_at).toBe(message?.at);
  const notices = (await mailsAbout(api, applied.id)).filter((mail) => mail.get('template') === 'applicant message for staff');
  expect(notices.map((mail) => mail.get('values.message') as string)).toEqual(['Yes, Monday.\n\nRésumé.pdf\n\nphotos.zip']);

  expect(await view(applied.link)).toMatchObject({
    conversation: expect.arrayContaining([expect.objectContaining({ text: 'Yes, Monday.' })]) as unknown,
  });
  const file = (name: string, by = staff) => by.call(endpoints.readMailedFile, [applied.id, message?.id ?? '', name]);
  const read = await file('Résumé.pdf');
  expect(read.bytes).toEqual(pdfResume);
  expect(Object.fromEntries(read.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment/) as string,
  });
  for (const name of ['photos.zip', 'other.pdf', '../Résumé.pdf']) expect((await file(name)).status).toBe(404);
  expect((await file('Résumé.pdf', manager)).status).toBe(404);
  expect(await archive(applied.link)).toHaveProperty(['files/1.pdf']);

  const filesOf = async () => (await (await api.firebase.bucket()).getFiles({ prefix: `resumes/${applied.id}/` }))[0].length;
  expect(await filesOf()).toBe(1);
  const json = { token: applied.link };
  expect((await api.call(endpoints.eraseOwnApplication, '', { json })).status).toBe(200);
  expect(await filesOf()).toBe(0);
});
