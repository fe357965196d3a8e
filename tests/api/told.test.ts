import { beforeAll, describe, expect, it } from 'vitest';
import { application } from '#rooms/applications/contract/applications.ts';
import { criteriaOf } from '#rooms/interviews/contract/criteria.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { applicationReplied } from '#rooms/answers/contract/replies.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { storeColleague, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { hoursAhead, interviewCalls, threeTimes } from './interviews.ts';
import { mailsAbout, mailSettings, settleMail } from './mail.ts';
import { ownCalls } from './own-calls.ts';

const api = useApi({ mail: mailSettings });
const staff = adminOf(api);
const { setStatus, reply } = staff;
const { answer, propose, proposed, booked, edit, interviewOf, sendMails } = interviewCalls(api, staff);
const { own, view, archive } = ownCalls(api);
const [first, second, third] = threeTimes;
const moved = hoursAhead(120);

let robin: Awaited<ReturnType<typeof storeColleague>>;
beforeAll(async () => {
  robin = await storeColleague(api, { name: 'Robin Reed' });
  await api.parts.mailTemplates.update({ ...mailTemplatesDefaults, reasons: 'Pay' }, 'admin:tests');
});
const newInterviewers = async () => [(await storeColleague(api)).username];

type Known = { id: string; link: string; interview: string };

/** But for when it was made. */
const archived = async (link: string) =>
  Object.entries(await archive(link)).map(([name, text]) => [name, text.replace(/ on [\d-]+ [\d:]+ UTC/, '')]);

/** Until when an application would be kept follows the clock. */
const withoutClock = ({ text }: { text: string }) => text.replace(/("kept_if_agreed":")[^"]*/, '$1');

/** All that an applicant can get without changing anything. */
async function seenBy(link: string) {
  const page = await own('readOwnApplication', link);
  const refused = await answer(link, { id: 'unknown', choose: first });
  return { page: withoutClock(page), refused: withoutClock(refused), archive: await archived(link) };
}

const scheduledFor = async (id: string) => (await mailsAbout(api, id)).map((waiting) => waiting.id);
const applied = async (): Promise<Known> => ({ ...(await storeWithLink(api)), interview: '' });
const rejected = async (): Promise<Known> => {
  const known = await applied();
  await setStatus(known.id, { status: 'Rejected', tell: { no: 'told in person' } });
  return known;
};
const withTimes = async (): Promise<Known> => proposed(await newInterviewers());
const withInterview = async (): Promise<Known> => booked(await newInterviewers());

/** Settles what waits about an application. */
async function settleMails(id: string, state: 'sent' | 'failed'): Promise<void> {
  api.clockOffset += 24 * 60 * 60 * 1000;
  for (const { id: waiting } of await mailsAbout(api, id)) await settleMail(api, waiting, state);
}

describe('an applicant learns nothing', () => {
  it.each<[string, () => Promise<Known>, (known: Known) => Promise<unknown>]>([
    ['of a rejection for tomorrow', applied, ({ id }) => setStatus(id, { status: 'Rejected', tell: 'morning', reason: 'Pay' })],
    ['of a rejection that leaves soon', withInterview, ({ id }) => setStatus(id, { status: 'Rejected', tell: 'now' })],
    ['of a rejection without a word', withTimes, ({ id }) => setStatus(id, { status: 'Rejected', reason: 'Pay' })],
    ['of an offer by mail', applied, ({ id }) => reply(id, { status: 'Offer' })],
    ['of an end by mail', withInterview, ({ id }) => reply(id, { status: 'Hired', tell: 'morning' })],
    [
      'of an offer whose mail was canceled',
      applied,
      async ({ id }) => {
        await reply(id, { status: 'Offer', tell: 'morning' });
        return staff.call(endpoints.cancelScheduled, '', { json: { ids: await scheduledFor(id) } });
      },
    ],
    [
      'of an offer whose mail was refused',
      applied,
      async ({ id }) => {
        const replied = await reply(id, { status: 'Hired' });
        await settleMails(id, 'failed');
        api.clockOffset = 0;
        return replied;
      },
    ],
    [
      'of an offer that a later change or scheduled rejection would have replaced, once that is taken back',
      applied,
      async ({ id }) => {
        await reply(id, { status: 'Offer', tell: 'morning' });
        const { updated_at } = application.parse((await setStatus(id, { status: 'Rejected', tell: 'now', reason: 'Pay' })).json);
        await setStatus(id, { status: 'Offer', undo: true, updated_at });
        const [offer] = await scheduledFor(id);
        await setStatus(id, { status: 'Rejected', tell: 'morning', reason: 'Pay' });
        const ids = (await scheduledFor(id)).filter((mail) => mail !== offer);
        return staff.call(endpoints.cancelScheduled, '', { json: { ids, restore: true } });
      },
    ],
    ['of a reopening by mail', rejected, ({ id }) => reply(id, { status: 'Offer' })],
    ['of a question', applied, ({ id }) => reply(id, { tell: 'morning' })],
    ['of a proposal', applied, ({ id }) => propose(id, { interviewers: [robin.username] })],
    ['of other times', withTimes, ({ id }) => propose(id, { interviewers: [robin.username], times: [third] })],
    [
      'of other times that were taken back',
      withTimes,
      async ({ id }) => {
        const { json } = await propose(id, { interviewers: [robin.username], times: [third] });
        return staff.call(endpoints.undoApplicationReply, [id, applicationReplied.parse(json).reply]);
      },
    ],
    ['of a move', withInterview, ({ interview }) => edit(interview, { at: moved })],
    ['of another place and length', withInterview, ({ interview }) => edit(interview, { place: 'Room 9', minutes: 30 })],
    ['of other interviewers', withInterview, async ({ interview }) => edit(interview, { interviewers: await newInterviewers() })],
    ['of a cancellation', withInterview, ({ interview }) => staff.call(endpoints.cancelInterview, interview)],
    [
      'of a cancellation and another proposal',
      withInterview,
      async ({ id, interview }) => {
        await staff.call(endpoints.cancelInterview, interview);
        return propose(id, { interviewers: [robin.username] });
      },
    ],
    ['of an owner', applied, ({ id }) => staff.call(endpoints.assignApplication, id, { json: { assignee: robin.username } })],
    ['of a reader', applied, ({ id }) => staff.call(endpoints.showResume, id)],
    ['of a note', withInterview, ({ id }) => staff.call(endpoints.addNote, id, { json: { text: 'Weak on PLM' } })],
  ])('%s before its mail has left', async (_what, example, act) => {
    const known = await example();
    const before = await seenBy(known.link);
    const { status } = (await act(known)) as { status: number };
    expect(status).toBeLessThan(300);
    expect(await seenBy(known.link)).toEqual(before);
  });

  it('from a rejection that is on its way: withdrawing counts', async () => {
    const { id, link } = await applied();
    await setStatus(id, { status: 'Rejected', tell: 'now' });
    api.clockOffset += 24 * 60 * 60 * 1000;
    const leased = await api.parts.outbox.lease((await scheduledFor(id))[0] ?? '');
    expect(await own('withdrawOwnApplication', link)).toMatchObject({ status: 200, json: { status: 'withdrawn' } });
    if (leased) await api.parts.outbox.settle(leased, 'sent');
    expect(await view(link)).toMatchObject({ status: 'withdrawn' });
  });
});

describe('a proposal whose mail has not left', () => {
  it('can be taken back, because it can be neither booked, declined nor canceled, and is like an unknown one', async () => {
    const { id, link } = await applied();
    const { reply: hidden } = applicationReplied.parse((await propose(id, { interviewers: [robin.username] })).json);
    for (const json of [{ choose: first }, { decline: 'I am on a boat.' }, { cancel: true }]) {
      const [refused, unknown] = [await answer(link, { id: hidden, ...json }), await answer(link, { id: 'unknown', ...json })];
      expect([refused.status, withoutClock(refused)]).toEqual([409, withoutClock(unknown)]);
    }
    expect(await interviewOf(hidden)).toMatchObject({ state: 'proposed', at: null });
    expect((await staff.call(endpoints.undoApplicationReply, [id, hidden])).status).toBe(200);
  });

  it('leaves the one before it to be declined, which stays so if the later one is taken back', async () => {
    const { id, link, interview } = await withTimes();
    const later = applicationReplied.parse((await propose(id, { interviewers: [robin.username], times: [third] })).json);
    expect(await answer(link, { id: interview, choose: first })).toMatchObject({ status: 409, json: { error: privatePageTexts.timeGone } });
    expect(await answer(link, { id: interview, decline: 'I am on a boat.' })).toMatchObject({
      status: 200,
      json: { interview: { id: interview, state: 'declined' } },
    });
    expect((await answer(link, { id: interview, choose: first })).status).toBe(409);
    expect(await staff.call(endpoints.undoApplicationReply, [id, later.reply])).toMatchObject({
      json: { interview: { id: interview, state: 'declined' } },
    });
  });

  it('replaces the one before it once its mail has left', async () => {
    const { id, link, interview } = await withTimes();
    const later = applicationReplied.parse((await propose(id, { interviewers: [robin.username], times: [third] })).json);
    await sendMails(id);
    expect((await view(link)).interview).toMatchObject({ id: later.reply, times: [third] });
    expect((await archive(link))['application.json']).toMatch(/"state": "proposed"[^]*"state": "cancelled"/);
    expect((await answer(link, { id: interview, choose: first })).status).toBe(409);
    expect(await answer(link, { id: later.reply, choose: third })).toMatchObject({ status: 200 });
  });
});

describe('a change of what is booked', () => {
  it('does not hide what the applicant does meanwhile', async () => {
    const { id, link, interview } = await withInterview();
    await edit(interview, { at: moved, place: 'Room 9' });
    // What is booked, as far as they know.
    expect(await answer(link, { id: interview, choose: first })).toMatchObject({ status: 200, json: { interview: { at: first } } });
    expect(await interviewOf(interview)).toMatchObject({ at: moved });
    expect(await answer(link, { id: interview, choose: second })).toMatchObject({
      status: 200,
      json: { interview: { at: second, place: 'https://meet.example.com/abc' } },
    });
    await sendMails(id);
    expect((await view(link)).interview).toMatchObject({ at: second, place: 'Room 9' });
  });

  it('that cancels it cannot be undone by moving it, but agreed with', async () => {
    const { id, link, interview } = await withInterview();
    await staff.call(endpoints.cancelInterview, interview);
    expect(await answer(link, { id: interview, choose: second })).toMatchObject({
      status: 409,
      json: { error: privatePageTexts.timeGone, current: { interview: { state: 'booked', at: first } } },
    });
    expect(await answer(link, { id: interview, cancel: true })).toMatchObject({ json: { interview: { state: 'cancelled' } } });
    await sendMails(id);
    expect((await view(link)).interview).toMatchObject({ state: 'cancelled' });
  });
});

it('what interviewers think and staff note is in the archive once the application is over for the applicant', async () => {
  const job_id = await api.postJob({ criteria: '' });
  const { id, link, interview } = await booked([robin.username], { times: [hoursAhead(300)] }, storeWithLink(api, { job_id }));
  api.clockOffset = Date.parse(hoursAhead(301)) - Date.now();
  const ratings = criteriaOf({ criteria: '' }).map((criterion) => ({ criterion, rating: 'strong no', text: 'Weak on PLM' }));
  const interviewer = adminOf(api, robin.username);
  expect((await interviewer.call(endpoints.sendScorecard, interview, { json: { ratings } })).status).toBe(200);
  const later = adminOf(api);
  await later.call(endpoints.addNote, id, { json: { text: `Weak on BOMs, @${robin.username}?` } });
  expect(Object.values(await archive(link)).join()).not.toMatch(/strong no|Weak/);
  await later.call(endpoints.updateApplicationStatus, id, { json: { status: 'Rejected', tell: 'now' } });
  expect(Object.values(await archive(link)).join()).not.toMatch(/strong no|Weak|Rejected/);
  await settleMails(id, 'sent');
  for (const text of Object.values(await archive(link))) expect(text).toMatch(/Weak on PLM[^]*Weak on BOMs, @Robin Reed\?/);
  expect(await answer(link, { id: interview, cancel: true })).toMatchObject({ status: 409 });
});
