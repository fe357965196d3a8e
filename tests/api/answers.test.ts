import { beforeAll, describe, expect, it } from 'vitest';
import { noMailReasons } from '#rooms/answers/contract/answers.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs, serverLimits } from '#rooms/platform/contract/limits.ts';
import { nextMorning } from '#rooms/platform/contract/office.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { mailTemplates } from '#rooms/answers/contract/replies.ts';
import { teamTexts } from '#rooms/answers/contract/team-words.ts';
import { deliver } from '../../functions/src/platform/mail/deliver.ts';
import { storeApplication, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailsAbout, mailSettings } from './mail.ts';
import { ownCalls } from './own-calls.ts';
import { useMailSink } from './mail-sink.ts';

const replyDays = 10;

const sink = await useMailSink();
const api = useApi({ mail: () => mailSettings(sink.smtpUrl) });
const admin = adminOf(api);
const { timelineOf, setStatus, changeMany: bulk } = admin;
const { own, view, archive } = ownCalls(api);
const applied = () => storeWithLink(api);

const stored = async (id: string) => application.parse(await api.parts.applications.get(id));
const rejection = { ...mailTemplatesDefaults.reject, template: 'reject' };
const reject = async (id: string, tell?: object | string) => {
  const answer = await setStatus(id, { status: 'Rejected', tell });
  expect(answer).toMatchObject({ status: 200 });
  return application.parse(answer.json);
};

const waitingMails = async (id: string) => (await mailsAbout(api, id)).filter((mail) => mail.get('state') === 'waiting');

/** Sends the mails about an application that are due at a time. */
async function sendMails(id: string, offset: number = serverLimits.replyDelayMs) {
  api.clockOffset = offset;
  const mails = await waitingMails(id);
  return Promise.all(mails.map((mail) => deliver(mail.id, api.parts)));
}

const restore = async (ids: unknown[]) =>
  endpoints.cancelScheduled.output.parse((await admin.call(endpoints.cancelScheduled, '', { json: { ids, restore: true } })).json);
const tooLate = { status: 409, json: { error: responseTexts.replyOnItsWay } };

describe('the date by which an answer is promised', () => {
  it('moves with each mail of staff, once that is sent', async () => {
    const { id } = await applied();
    const before = await stored(id);
    expect((await admin.reply(id)).status).toBe(201);
    expect((await stored(id)).due_at).toBe(before.due_at);
    const sent = Date.now();
    expect(await sendMails(id, 3 * dayMs)).toEqual(['sent']);
    const due = Date.parse((await stored(id)).due_at ?? '') - (sent + 3 * dayMs);
    expect(due / dayMs).toBeCloseTo(replyDays, 2);
  });

  it('orders the list of answers that are due, with those who were rejected without being told', async () => {
    const ids = await Promise.all([2, 1, 3, 4].map((days) => storeApplication(api, { promised_at: new Date(days * dayMs) })));
    const [second, first, told, hired] = ids as [string, string, string, string];
    await reject(second);
    await reject(told, { no: 'told in person' });
    await setStatus(hired, { status: 'Hired' });
    const list = await admin.listed({ view: 'due', limit: '3' });
    expect(list.slice(0, 2).map(({ id, told }) => ({ id, told }))).toEqual([
      { id: first, told: '' },
      { id: second, told: 'not told' },
    ]);
    expect(list.map(({ id }) => id)).not.toContain(told);
    expect(list.map(({ id }) => id)).not.toContain(hired);
  });
});

describe('rejecting', () => {
  it('now sends the mail once, after Undo has ended, and only then shows the applicant that it is closed', async () => {
    const { id, email, link } = await applied();
    expect(await reject(id, 'now')).toMatchObject({ status: 'Rejected', told: 'mail waiting' });
    await reject(id, 'now');
    expect(await waitingMails(id)).toHaveLength(1);
    expect(await view(link)).toMatchObject({ status: 'received' });

    expect(await sendMails(id, 0)).toEqual(['nothing to send']);
    expect(await sendMails(id)).toEqual(['sent']);
    expect(sink.to(email).map(({ subject }) => subject)).toEqual(['Your application for Windchill Developer']);
    expect(await stored(id)).toMatchObject({ told: 'told', due_at: null });
    expect(await view(link)).toMatchObject({ status: 'closed' });
    expect((await timelineOf(id))[0]).toMatchObject({ kind: 'mail', template: 'reject', to: 'Rejected', delivery: 'sent' });
  });

  it.each(noMailReasons)('without a mail (%s) closes the application at once', async (no) => {
    const { id, link } = await applied();
    expect(await reject(id, { no })).toMatchObject({ told: no, due_at: null });
    expect(await waitingMails(id)).toEqual([]);
    expect(await view(link)).toMatchObject({ status: 'closed' });
    expect((await timelineOf(id))[0]).toMatchObject({ kind: 'status', to: 'Rejected', told: no });
  });

  it('is undone with its mail, and leaves no trace in the timeline', async () => {
    const { id } = await applied();
    const { updated_at } = await reject(id, 'now');
    expect((await setStatus(id, { status: 'Pending', updated_at })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'Pending', told: '' });
    expect(await waitingMails(id)).toEqual([]);
    expect((await timelineOf(id)).map(({ kind }) => kind)).toEqual(['received']);
  });

  it.each<[what: string, undo: (id: string, mail: string, updated_at: string) => Promise<unknown>, answer: object]>([
    ['undone', (id, _mail, updated_at) => setStatus(id, { status: 'Pending', updated_at }), tooLate],
    ['taken back as a reply', (id, mail) => admin.call(endpoints.undoApplicationReply, [id, mail]), tooLate],
    ['canceled', (_id, mail) => restore([mail]), { ids: [] }],
  ])('cannot be %s while the mail is on its way', async (_what, undo, answer) => {
    const { id } = await applied();
    const { updated_at } = await reject(id, 'morning');
    api.clockOffset = nextMorning(Date.now()).getTime() + 1000 - Date.now();
    const [mail] = await waitingMails(id);
    await api.parts.outbox.lease(mail?.id ?? '');
    api.clockOffset = 0;
    expect(await undo(id, mail?.id ?? '', updated_at)).toMatchObject(answer);
    expect(await stored(id)).toMatchObject({ status: 'Rejected', told: 'mail waiting' });
    expect((await timelineOf(id))[0]).toMatchObject({ kind: 'mail' });
  });

  it('is due again if the mail is refused for good', async () => {
    const { id, link } = await applied();
    await reject(id, 'now');
    sink.refusal = { code: 550, text: 'No such mailbox' };
    expect(await sendMails(id)).toEqual(['failed']);
    expect(await stored(id)).toMatchObject({ told: 'not told' });
    expect(await view(link)).toMatchObject({ status: 'received' });
  });

  it.each<[what: string, write: (id: string) => Promise<unknown>]>([
    ['rejection', (id) => reject(id, 'morning')],
    ['offer', (id) => admin.reply(id, { ...rejection, template: 'ask', status: 'Offer', tell: 'morning' })],
  ])('gives way to the applicant who withdraws first: %s', async (_what, write) => {
    const { id, link } = await applied();
    await write(id);
    const answer = await own('withdrawOwnApplication', link);
    expect(answer).toMatchObject({ status: 200, json: { status: 'withdrawn' } });
    expect((await waitingMails(id)).map((mail) => String(mail.get('template')))).toEqual(['applicant act for staff']);
    expect(await stored(id)).toMatchObject({ status: 'Withdrawn', told: '', due_at: null });
  });
});

describe('two colleagues who answer', () => {
  // decide.test.ts has all pairs of answers.
  it.each([
    ['the same', { no: 'told in person' }],
    ['another', 'now'],
  ])('%s with the old version', async (what, second) => {
    const { id } = await applied();
    const { updated_at } = await stored(id);
    const answer = (tell: object | string) => setStatus(id, { status: 'Rejected', tell, updated_at });
    expect((await answer({ no: 'told in person' })).status).toBe(200);
    const told = await stored(id);
    const [result] = await bulk({ ids: [id], versions: [{ id, updated_at }], set: 'Rejected', tell: second });
    const refused = { status: 409, json: { error: staffTexts.staleApplication, current: told } };
    expect(await answer(second)).toMatchObject(what === 'the same' ? { status: 200, json: told } : refused);
    expect(result?.outcome).toBe(what === 'the same' ? 'done' : 'stale');
    expect(await stored(id)).toEqual(told);
    expect(await waitingMails(id)).toEqual([]);
  });
});

describe('scheduled mails', () => {
  it('are listed, and cancelled in one call', async () => {
    const { id } = await applied();
    const begun = Date.now();
    await reject(id, 'morning');
    const mornings = [begun, Date.now()].map((time) => nextMorning(time).toISOString());
    const { id: atOnce } = await applied();
    await reject(atOnce, 'now');
    const list = endpoints.listScheduled.output.parse((await admin.send('GET', endpoints.listScheduled.path)).json);
    const mail = list.find(({ application }) => application === id);
    expect(mail).toMatchObject({ job_title: 'Windchill Developer' });
    expect(mornings).toContain(mail?.at);
    expect(list.map(({ application }) => application)).not.toContain(atOnce);

    const cancelled = await admin.call(endpoints.cancelScheduled, '', { json: { ids: [mail?.id, 'unknown'] } });
    expect(endpoints.cancelScheduled.output.parse(cancelled.json)).toEqual({ ids: [mail?.id] });
    expect(await waitingMails(id)).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: 'Rejected', told: 'not told' });
  });

  const was = { status: 'Shortlisted', told: '' };

  it.each<[string, (id: string) => Promise<unknown>, object]>([
    ['a rejection', (id) => reject(id, 'morning'), was],
    ['a rejection by a written mail', (id) => admin.reply(id, { ...rejection, tell: 'morning', status: 'Rejected' }), was],
    [
      'the mail to somebody rejected before',
      async (id) => [await reject(id), await reject(id, 'morning')],
      { status: 'Rejected', told: 'not told' },
    ],
    ['a question', (id) => admin.reply(id, { tell: 'morning' }), was],
  ])('with `restore`, take back what they tell: %s', async (_what, write, left) => {
    const { id, link } = await applied();
    await setStatus(id, { status: 'Shortlisted' });
    const { due_at } = await stored(id);
    await write(id);
    const [mail] = await waitingMails(id);
    expect(await restore([mail?.id])).toEqual({ ids: [mail?.id] });
    expect(await restore([mail?.id])).toEqual({ ids: [] });
    expect(await stored(id)).toMatchObject({ ...left, due_at, shown_status: 'in review' });
    expect(await view(link)).toMatchObject({ status: 'in review', due_at });
    expect(await waitingMails(id)).toEqual([]);
    expect((await timelineOf(id)).filter(({ kind }) => kind === 'mail')).toEqual([]);
  });
});

const kindNo = { name: 'Kind no', status: 'Rejected', subject: 'About {job}', body: 'Dear {name}, a kind no.' };
const save = async (changes: object) => {
  const { updated_at } = mailTemplates.parse((await admin.call(endpoints.readMailTemplates)).json);
  const saved = await admin.call(endpoints.updateMailTemplates, '', { json: { ...mailTemplatesDefaults, ...changes, updated_at } });
  expect(saved.status).toBe(200);
};
const rejectMany = (json: object) => admin.call(endpoints.changeApplications, '', { json: { set: 'Rejected', ...json } });

describe('the reason of a rejection', () => {
  beforeAll(() => save({ reasons: 'Too far away\nPay', reason_required: true }));

  it.each<[string, (id: string, json: object) => Promise<{ status: number; json: unknown }>]>([
    ['alone', (id, json) => setStatus(id, { status: 'Rejected', tell: 'morning', ...json })],
    ['in a selection', (id, json) => rejectMany({ ids: [id], tell: 'now', ...json })],
    ['by a reply', (id, json) => admin.reply(id, { ...mailTemplatesDefaults.reject, template: 'reject', status: 'Rejected', ...json })],
  ])(
    'is asked for %s, stored from the list only, goes when the application is reopened, and comes back with Undo',
    async (_how, reject) => {
      const { id } = await storeWithLink(api);
      expect(await reject(id, {})).toMatchObject({ status: 400, json: { error: teamTexts.reasonRequired } });
      expect(await reject(id, { reason: 'Age' })).toMatchObject({ status: 400, json: { error: staffTexts.notListed } });
      expect(await stored(id)).toMatchObject({ status: 'Pending', reason: '' });
      expect((await reject(id, { reason: 'Pay' })).status).toBeLessThan(300);
      expect(await stored(id)).toMatchObject({ status: 'Rejected', reason: 'Pay' });
      const { results } = endpoints.changeApplications.output.parse((await rejectMany({ ids: [id], set: 'Reviewed' })).json);
      expect(await stored(id)).toMatchObject({ status: 'Reviewed', reason: '' });
      await admin.call(endpoints.changeApplications, '', { json: { restore: results } });
      expect(await stored(id)).toMatchObject({ status: 'Rejected', reason: 'Pay' });
      // Undo takes back an answer, and asks for nothing, but only if there is one.
      await setStatus(id, { status: 'Rejected', tell: { no: 'told in person' }, reason: 'Pay' });
      const { updated_at } = await stored(id);
      expect((await setStatus(id, { status: 'Rejected', undo: true, updated_at })).status).toBe(200);
      expect(await stored(id)).toMatchObject({ told: 'not told', reason: 'Pay' });
      await setStatus(id, { status: 'Reviewed' });
      expect(await setStatus(id, { status: 'Rejected', undo: true, tell: 'now' })).toMatchObject({ status: 400 });
    },
  );

  it('is in the export, and in the archive once the applicant knows, but in no mail or audit entry, and is erased', async () => {
    const { id, email, link } = await storeWithLink(api);
    await setStatus(id, { status: 'Rejected', tell: 'now', reason: 'Too far away' });
    await sendMails(id);
    const { text } = await own('readOwnApplication', link);
    expect(text).toContain('"closed"');
    expect(JSON.stringify(sink.to(email)) + text).not.toContain('Too far');
    expect(Object.values(await archive(link)).join()).toMatch(/Why we rejected it<\/dt><dd><p>Too far away[^]*"reason": "Too far away"/);
    expect((await admin.send('GET', endpoints.exportApplications.path)).text).toContain(',Rejected,Too far away,');
    await admin.call(endpoints.deleteApplication, id);
    for (const name of ['auditLog', 'applications', 'outbox'])
      expect(JSON.stringify((await api.documents(name)).map((document) => document.data()))).not.toContain('Too far');
  });
});

describe('a template of the team', () => {
  beforeAll(() => save({ own: [kindNo, { ...kindNo, name: 'Second round', status: 'Interview' }] }));

  it.each(['Second round', 'Gone'])('rejects nobody as %s, which is of no rejection', async (template) => {
    const { id } = await storeWithLink(api);
    const json = { error: staffTexts.notListed };
    expect(await setStatus(id, { status: 'Rejected', tell: 'now', template })).toMatchObject({ status: 400, json });
    expect(await stored(id)).toMatchObject({ status: 'Pending' });
  });

  it('is what a rejection is mailed with, alone and in a selection, and stays readable once it is deleted', async () => {
    const [one, other] = [await storeWithLink(api), await storeWithLink(api)];
    expect((await setStatus(one.id, { status: 'Rejected', tell: 'now', template: 'Kind no' })).status).toBe(200);
    const { json } = await rejectMany({ ids: [other.id], tell: 'now', template: 'Kind no' });
    expect(endpoints.changeApplications.output.parse(json).results).toMatchObject([{ outcome: 'done' }]);
    await save({ own: [] });
    for (const { id, email } of [one, other]) {
      await sendMails(id);
      expect(sink.to(email)[0]).toMatchObject({ subject: 'About Windchill Developer' });
      expect((await admin.timelineOf(id))[0]).toMatchObject({ kind: 'mail', text: 'Dear Ada Lovelace, a kind no.' });
    }
  });
});
