import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { interviewLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { applicantView, ownInterviewConflict } from '#rooms/applicant/contract/endpoints.ts';
import { application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { hiringProcessDefaults } from '#rooms/jobs/contract/hiring-process.ts';
import { privatePageTexts } from '#rooms/applicant/contract/private-page-texts.ts';
import { applicationReplied } from '#rooms/answers/contract/replies.ts';
import { type Interview, interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { interviewMinutes, quarterMs } from '#rooms/interviews/contract/interviews.ts';
import { renderTemplate } from '../../functions/src/templates.ts';
import { inParallel } from '../../functions/src/platform/in-parallel.ts';
import { testSeed } from '../seed.ts';
import { storeApplication, storeColleague, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { type Answer, untilAvailable } from './http.ts';
import { confirmChange, hoursAhead, interviewCalls, threeTimes } from './interviews.ts';
import { mailSettings, mailsTo, tokensIn } from './mail.ts';
import { ownCalls } from './own-calls.ts';

const api = useApi({ mail: mailSettings });
const staff = adminOf(api);
const { answer, propose, proposed, booked, edit, interviewOf, slotsOf, sendMails } = interviewCalls(api, staff);
const [first, second, third] = threeTimes;

type Colleague = Awaited<ReturnType<typeof storeColleague>>;
let [robin, sam]: Colleague[] = [];
beforeAll(async () => {
  [robin, sam] = [await storeColleague(api), await storeColleague(api)];
});
/** Nobody else has interviews with them. */
const newInterviewer = async () => (await storeColleague(api)).username;
const names = () => [robin?.username ?? '', sam?.username ?? ''];

const stored = async (id: string) => application.parse(await api.parts.applications.get(id));
const { own, view } = ownCalls(api);
const eventsOf = async (id: string) => (await staff.timelineOf(id)).filter(({ kind }) => kind === 'interview');
const undo = (id: string, reply: string) => staff.call(endpoints.undoApplicationReply, [id, reply]);

describe('a proposal', () => {
  it('sets the status and mails the times, with a link that works once it is sent', async () => {
    const { id, email } = await storeWithLink(api);
    const rao = await storeColleague(api, { name: 'Robin <Rao>' });
    const interviewers = [rao.username, await newInterviewer()];
    const answered = await propose(id, { interviewers, times: [third, first] });
    expect(answered.status).toBe(201);
    const { reply, application: changed } = applicationReplied.parse(answered.json);
    const summary = { id: reply, state: 'proposed', at: null, minutes: 60 };
    expect(changed).toMatchObject({ status: 'Interview', interview: summary });
    expect(await stored(id)).toEqual(changed);
    const [waiting] = await mailsTo(api, email);
    expect(waiting?.get('values')).toMatchObject({ times: [first, third], zone: 'Asia/Kolkata' });
    const [link = ''] = tokensIn(waiting);
    expect((await own('readOwnApplication', link)).status).toBe(404);
    await sendMails(id);
    expect(await view(link)).toMatchObject({ status: 'interview', interview: { id: reply, state: 'proposed', times: [first, third] } });
    const shown = ['Robin <Rao>', interviewers[1]];
    expect((await view(link)).interview?.interviewers).toEqual(shown);
    await answer(link, { id: reply, choose: first });
    const booked = (await mailsTo(api, email)).find((mail) => mail.get('template') === 'interview');
    expect(renderTemplate('interview', booked?.get('values'))?.text).toContain(`Interviewers: ${shown.join(', ')}`);
    await sendMails(id);
    expect((await interviewOf(reply)).interviewers).toEqual(interviewers);
    expect((await staff.timelineOf(id))[1]).toMatchObject({ kind: 'mail', template: 'invite', to: 'Interview', delivery: 'sent' });
  });

  it('is refused with 409 of a closed application, and until a booked interview begins, which then stays as it is', async () => {
    const id = await storeApplication(api);
    await staff.call(endpoints.updateApplicationStatus, id, { json: { status: 'Hired' } });
    expect(await propose(id, { interviewers: names() })).toMatchObject({ status: 409, json: { error: responseTexts.applicationClosed } });
    const interviewers = [await newInterviewer()];
    const busy = await booked(interviewers);
    const again = (by = staff) => interviewCalls(api, by).propose(busy.id, { interviewers, times: [hoursAhead(200)] });
    expect(await again()).toMatchObject({ status: 409, json: { error: responseTexts.interviewBooked } });
    api.clockOffset = Date.parse(first) - Date.now();
    const laterStaff = adminOf(api);
    const ended = { status: 409, json: { error: responseTexts.interviewEnded } };
    expect(await edit(busy.interview, { interviewers: names() }, laterStaff)).toMatchObject(ended);
    expect(await again(laterStaff)).toMatchObject({ status: 201 });
    const [, begun] = (await laterStaff.call(endpoints.listInterviewsOf, busy.id)).json as Interview[];
    expect(begun).toMatchObject({ id: busy.interview, state: 'booked', at: first, interviewers });
  });

  const manager = async () => (await storeColleague(api, { role: 'manager', jobs: ['other-job'] })).username;
  const disabled = async () => (await storeColleague(api, { disabled: true })).username;
  it.each<[string, () => object | Promise<object>, string]>([
    ['a time in the past', () => ({ times: [hoursAhead(-1)] }), responseTexts.timesOver],
    ['a time beyond 90 days', () => ({ times: [hoursAhead(interviewLimits.daysAhead * 24 + 1)] }), responseTexts.timesOver],
    ['an unknown interviewer', () => ({ interviewers: ['nobody'] }), staffTexts.invalidInterviewers],
    ['a disabled one', async () => ({ interviewers: [await disabled()] }), staffTexts.invalidInterviewers],
    ['a manager of another job', async () => ({ interviewers: [await manager()] }), staffTexts.invalidInterviewers],
  ])('is refused with 400 for %s', async (_what, changes, error) => {
    const id = await storeApplication(api);
    const refused = await propose(id, { interviewers: names(), ...(await changes()) });
    expect(refused).toMatchObject({ status: 400, json: { error } });
    expect(await stored(id)).toMatchObject({ status: 'Pending', interview: null });
  });

  it('can be taken back, with its mail and the status', async () => {
    const { id, email } = await storeWithLink(api);
    const { reply: interview } = applicationReplied.parse((await propose(id, { interviewers: names() })).json);
    expect(await undo(id, interview)).toMatchObject({ status: 200, json: { status: 'Pending', interview: null } });
    expect(await mailsTo(api, email)).toEqual([]);
    expect(await api.parts.interviews.get(interview)).toBeUndefined();
  });

  it('cannot be taken back once a time is chosen', async () => {
    const { id, interview } = await booked([await newInterviewer()]);
    expect(await undo(id, interview)).toMatchObject({ status: 409, json: { error: responseTexts.replyOnItsWay } });
    expect(await interviewOf(interview)).toMatchObject({ state: 'booked' });
  });
});

describe('an applicant', () => {
  it('chooses in two calls, moves and cancels; each is made once, however often it is called', async () => {
    const interviewer = await newInterviewer();
    const { id, link, interview: own } = await proposed([interviewer]);
    const call = async (json: object) => {
      const attempts = [await answer(link, json), await answer(link, json)];
      const [made, repeated] = attempts.map(({ json }) => applicantView.parse(json).interview);
      expect(repeated).toEqual(made);
      return attempts[0];
    };
    const { times, clocks } = (await view(link)).interview ?? { times: [] };
    expect(clocks).toEqual([{ since: expect.any(String) as string, ahead: 330 }]);
    expect(await call({ id: own, choose: times[0], zone: 'Europe/Berlin' })).toMatchObject({
      status: 200,
      json: { interview: { state: 'booked', at: first, times: [second, third] } },
    });
    expect(await slotsOf(interviewer)).toHaveLength(4);
    const moved = await call({ id: own, choose: third });
    expect(moved).toMatchObject({ status: 200, json: { interview: { at: third, times: [first, second] } } });
    expect(await slotsOf(interviewer)).toContain(third);
    expect(await call({ id: own, cancel: true })).toMatchObject({ status: 200, json: { interview: { state: 'cancelled', times: [] } } });
    expect(await slotsOf(interviewer)).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: 'Interview', interview: { id: own, state: 'cancelled', at: null } });
    expect(await eventsOf(id)).toMatchObject([
      { template: 'cancelled', by: 'visitor', from: third },
      { template: 'moved', by: 'visitor', from: first, to: third },
      { template: 'booked', by: 'visitor', to: first },
    ]);
    expect(await answer(link, { id: own, choose: first })).toMatchObject({ status: 409, json: { error: privatePageTexts.interviewOver } });
  });

  it('says that no time suits, which the owner of the application gets by mail', async () => {
    const owner = await storeColleague(api);
    const { id, link, interview: own } = await proposed(names());
    await staff.call(endpoints.assignApplication, id, { json: { assignee: owner.username } });
    const decline = 'I am on a boat.\nIn January?';
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await answer(link, { id: own, decline })).toMatchObject({
        status: 200,
        json: { interview: { state: 'declined', times: threeTimes } },
      });
    }
    const told = (await mailsTo(api, owner.email)).filter((mail) => mail.get('template') === 'applicant message for staff');
    expect(told.map((mail) => mail.get('values') as unknown)).toMatchObject([{ message: decline }]);
    expect(await eventsOf(id)).toMatchObject([{ template: 'declined', by: 'visitor', text: decline }]);
    expect((await staff.call(endpoints.listInterviewsOf, id)).json).toMatchObject([{ state: 'declined', text: decline }]);
    expect((await answer(link, { id: own, decline: 'Never.' })).status).toBe(409);
  });

  it('can change nothing later than so many hours before, as staff had set when they proposed the interview', async () => {
    await api.parts.hiringProcess.update({ ...hiringProcessDefaults, change_hours: 36 }, 'admin:tests');
    const { email, link, interview: own } = await booked([await newInterviewer()]);
    await api.parts.hiringProcess.update(hiringProcessDefaults, 'admin:tests');
    const until = Date.parse(first) - 36 * 60 * 60 * 1000;
    expect((await mailsTo(api, email))[0]?.get('values')).toMatchObject({ what: 'booked', changeHours: 36 });
    expect((await view(link)).interview).toMatchObject({ change_until: new Date(until).toISOString() });
    api.clockOffset = until + 1 - Date.now();
    for (const late of [{ cancel: true }, { choose: second }]) {
      const refused = await answer(link, { id: own, ...late });
      expect(refused).toMatchObject({ status: 409, json: { error: privatePageTexts.interviewOver } });
      expect(ownInterviewConflict.parse(refused.json).current.interview).toMatchObject({ state: 'booked', at: first, times: [] });
    }
  });

  it('is offered no time that has passed', async () => {
    const { link, interview: own } = await proposed(names());
    api.clockOffset = Date.parse(first) - Date.now();
    expect((await view(link)).interview).toMatchObject({ times: [second, third] });
    expect(await answer(link, { id: own, choose: first })).toMatchObject({ status: 409, json: { error: privatePageTexts.timeGone } });
  });

  it('is offered no time at which one of the interviewers has another interview, if only for a quarter', async () => {
    const [busy, other] = [await newInterviewer(), await newInterviewer()];
    const overlapping = new Date(Date.parse(first) + 45 * 60_000).toISOString();
    const { link, interview: own } = await proposed([busy, other]);
    await booked([busy], { times: [overlapping], minutes: 15 });
    expect((await view(link)).interview).toMatchObject({ times: [second, third] });
    const refused = await answer(link, { id: own, choose: first });
    expect(refused.status).toBe(409);
    expect(ownInterviewConflict.parse(refused.json)).toMatchObject({
      error: privatePageTexts.timeTaken,
      current: { interview: { state: 'proposed', times: [second, third] } },
    });
    expect(await slotsOf(other)).toEqual([]);
  });
});

it('of 50 applicants who choose the same time at once, one gets it, and the others the remaining times', async () => {
  const interviewer = await newInterviewer();
  const applicants = await inParallel(Array.from({ length: 50 }), 5, () => proposed([interviewer], { times: [first, third] }));
  const choose = ({ link, interview }: (typeof applicants)[number]) => untilAvailable(() => answer(link, { id: interview, choose: first }));
  const answers = await Promise.all(applicants.map(choose));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409).map(({ json }) => ownInterviewConflict.parse(json));
  expect(refused).toHaveLength(49);
  for (const { error, current } of refused) {
    expect([error, current.interview?.times]).toEqual([privatePageTexts.timeTaken, [third]]);
  }
  expect(await slotsOf(interviewer)).toHaveLength(4);
});

describe('staff', () => {
  it('change what is booked once, based on the version that they have read', async () => {
    const { username: one } = await storeColleague(api);
    const { id, interview: booking } = await booked([await newInterviewer()]);
    const { updated_at } = await interviewOf(booking);
    // In another order than the addresses are stored in.
    const change = { place: 'Room 4', interviewers: [one, await newInterviewer()].sort().reverse(), updated_at };
    const changed = await edit(booking, change);
    expect(interview.parse(changed.json)).toMatchObject({ place: 'Room 4', applicant_name: 'Ada Lovelace', state: 'booked', at: first });
    expect((await edit(booking, change)).json).toEqual(changed.json);
    expect(await eventsOf(id)).toMatchObject([{ template: 'changed', by: staff.username }, { template: 'booked' }]);
    const stale = await edit(booking, { place: 'Room 5', updated_at });
    expect(stale).toMatchObject({ status: 409, json: { error: responseTexts.staleApplication } });
    expect(await edit(booking, { interviewers: ['nobody'] })).toMatchObject({
      status: 400,
      json: { error: staffTexts.invalidInterviewers },
    });
    expect(await edit(booking, { at: hoursAhead(-1) })).toMatchObject({ status: 400, json: { error: responseTexts.timesOver } });
  });

  it('cannot book an interviewer twice', async () => {
    const [busy, free] = [await newInterviewer(), await newInterviewer()];
    await booked([busy]);
    const { interview: booking } = await booked([free]);
    const refused = { status: 409, json: { error: responseTexts.interviewersBusy } };
    expect(await edit(booking, { interviewers: [free, busy] })).toMatchObject(refused);
    expect(await slotsOf(free)).toHaveLength(4);
    const hourBefore = new Date(Date.parse(first) - 60 * 60_000).toISOString();
    expect(await edit(booking, { interviewers: [busy], at: hourBefore, minutes: 90 })).toMatchObject(refused);
    expect(await edit(booking, { interviewers: [busy], at: hourBefore })).toMatchObject({ status: 200 });
  });

  it('cancel what is proposed or booked, and cannot change it any more', async () => {
    for (const { id, link, interview: own } of [await proposed(names()), await booked([await newInterviewer()])]) {
      for (let attempt = 0; attempt < 2; attempt += 1) expect((await staff.call(endpoints.cancelInterview, own)).status).toBe(204);
      expect(await edit(own, { at: second })).toMatchObject({ status: 409, json: { error: responseTexts.interviewEnded } });
      await sendMails(id);
      expect((await view(link)).interview).toMatchObject({ state: 'cancelled', times: [] });
    }
  });

  it('withdraw no times of which the applicant has chosen one meanwhile', async () => {
    const { link, interview } = await proposed([await newInterviewer()]);
    const { updated_at } = await interviewOf(interview);
    await answer(link, { id: interview, choose: first });
    expect(await staff.call(endpoints.cancelInterview, interview, { json: { updated_at } })).toMatchObject({ status: 409 });
    expect(await interviewOf(interview)).toMatchObject({ state: 'booked', at: first });
  });

  it('take back times whose mail has not left, which then mails nobody, nor does a withdrawal, or a rejection that is undone', async () => {
    for (const withdraw of [
      ({ interview }: Proposed) => staff.call(endpoints.cancelInterview, interview),
      ({ link }: Proposed) => own('withdrawOwnApplication', link),
      async ({ id }: Proposed) => {
        const rejected = await staff.setStatus(id, { status: 'Rejected', tell: 'morning' });
        const { updated_at } = application.parse(rejected.json);
        return staff.setStatus(id, { status: 'Interview', undo: true, updated_at });
      },
    ]) {
      const { id, email, link } = await storeWithLink(api);
      const { reply: interview } = applicationReplied.parse((await propose(id, { interviewers: names() })).json);
      expect((await withdraw({ id, link, interview })).status).toBeLessThan(300);
      expect((await mailsTo(api, email)).map((mail) => mail.get('template') as string)).toEqual([]);
      expect((await staff.timelineOf(id)).filter(({ kind }) => kind === 'mail')).toEqual([]);
      expect((await view(link)).interview).toBeNull();
    }
    const { id, link } = await storeWithLink(api);
    const { reply: first } = applicationReplied.parse((await propose(id, { interviewers: names() })).json);
    await staff.call(endpoints.cancelInterview, first);
    expect((await view(link)).status).toBe('received');
    await propose(id, { interviewers: names() });
    await sendMails(id);
    expect(await view(link)).toMatchObject({ status: 'interview', interview: { state: 'proposed' } });
  });

  it('see what is booked in a period, and proposals with a time in it that wait for an answer', async () => {
    const interviewers = [await newInterviewer()];
    const [offer, meeting, gone, declined] = [
      await proposed(interviewers),
      await booked(interviewers, { times: [second] }),
      await proposed(interviewers),
      await proposed(interviewers),
    ];
    await staff.call(endpoints.cancelInterview, gone.interview);
    await answer(declined.link, { id: declined.interview, decline: 'I am on a boat.' });
    const list = (from: string, to: string) => staff.send('GET', `${endpoints.listInterviews.path}?from=${from}&to=${to}`);
    const idsIn = async (from: string, to: string) =>
      ((await list(from, to)).json as Interview[]).filter((one) => one.interviewers[0] === interviewers[0]).map(({ id }) => id);
    expect(await idsIn(first, third)).toEqual([meeting.interview, offer.interview]);
    expect(await idsIn(third, hoursAhead(97))).toEqual([offer.interview]);
    expect(await idsIn(hoursAhead(97), hoursAhead(200))).toEqual([]);
    for (const [from = '', to = ''] of [
      [first, hoursAhead(63 * 24 + 72)],
      [first, 'x'],
      ['0000-01-01T00:00:00Z', '0000-01-02T00:00:00Z'],
    ]) {
      expect((await list(from, to)).status).toBe(400);
    }
  });
});

type Proposed = { id: string; link: string; interview: string };

const start = Date.parse(hoursAhead(72));
const randomTime = fc.nat({ max: 9 }).map((quarter) => new Date(start + quarter * quarterMs).toISOString());
const randomStep = fc.record({
  application: fc.nat({ max: 3 }),
  kind: fc.constantFrom(
    ...(['propose', 'propose', 'choose', 'choose', 'choose', 'choose', 'decline', 'edit', 'edit', 'cancel', 'drop'] as const),
    ...(['withdraw', 'reject', 'erase', 'leave'] as const),
  ),
  times: fc.uniqueArray(randomTime, { minLength: 1, maxLength: 5 }),
  interviewers: fc.uniqueArray(fc.nat({ max: 2 }), { minLength: 1, maxLength: 3 }),
  minutes: fc.constantFrom(...interviewMinutes),
  choice: fc.nat(),
});
type Step = ReturnType<typeof randomStep.generate>['value'];

/** Steps of a round are made at the same time. */
const randomRounds = fc.array(fc.array(randomStep, { minLength: 1, maxLength: 5 }), { minLength: 4, maxLength: 8 });

it('an interviewer is never booked twice, whatever applicants and staff do at the same time', { timeout: 180_000 }, async () => {
  let bookings = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(randomStep, { minLength: 4, maxLength: 4 }), randomRounds, async (proposals, rounds) => {
      const colleagues = await Promise.all([1, 2, 3].map(() => storeColleague(api)));
      const applicants = await Promise.all(proposals.map(() => storeWithLink(api)));
      const elsewhere = { role: 'manager', jobs: [await api.postJob()] };
      const make = async ({ application, kind, times, interviewers, minutes, choice }: Step): Promise<Answer | undefined> => {
        const { id, link } = applicants[application] ?? { id: '', link: '' };
        const named = { minutes, interviewers: interviewers.map((index) => colleagues[index]?.username ?? '') };
        const current = (await api.parts.applications.get(id))?.interview?.id ?? '';
        const interview = await api.parts.interviews.get(current);
        const call = {
          propose: async () => {
            const made = await propose(id, { ...named, times });
            // Until then, applicants know of no time.
            await sendMails(id, 'interview proposal');
            return made;
          },
          choose: () => answer(link, { id: current, choose: interview?.times[choice % interview.times.length] }),
          decline: () => answer(link, { id: current, decline: 'I am on a boat.' }),
          edit: () => {
            const { place = '', updated_at } = interview ?? {};
            return staff.call(endpoints.updateInterview, current, { json: { ...named, place, at: times[0], updated_at } });
          },
          cancel: () => answer(link, { id: current, cancel: true }),
          drop: () => staff.call(endpoints.cancelInterview, current),
          withdraw: () => own('withdrawOwnApplication', link),
          erase: () => own('eraseOwnApplication', link),
          leave: () => confirmChange(staff, named.interviewers[0] ?? '', elsewhere),
          reject: () => staff.call(endpoints.updateApplicationStatus, id, { json: { status: 'Rejected', tell: { no: 'spam' } } }),
        }[kind];
        return interview || kind === 'propose' ? untilAvailable(call) : undefined;
      };
      await Promise.all(proposals.map((step, application) => make({ ...step, application, kind: 'propose' })));
      for (const round of rounds) {
        const answers = await Promise.all(round.map(make));
        for (const made of answers) expect([200, 201, 204, 400, 404, 409, undefined]).toContain(made?.status);
        bookings += await expectConsistent(applicants.map(({ id }) => id));
      }
    }),
    { numRuns: 8, seed: testSeed, endOnFailure: true },
  );
  expect(bookings).toBeGreaterThan(8);
});

/** @returns how many of the applications have a booked interview */
async function expectConsistent(ids: string[]): Promise<number> {
  const isOfThem = (document: { get: (field: string) => unknown }) => ids.includes(document.get('application') as string);
  const [documents, slots] = await Promise.all([api.documents('interviews'), api.documents('interviewSlots')]);
  const interviews = await Promise.all(documents.filter(isOfThem).map(async ({ id }) => api.parts.interviews.get(id)));
  const booked = interviews.flatMap((interview) => (interview?.state === 'booked' ? interview : []));
  const expected = booked.flatMap(({ id, at, minutes, interviewers }) =>
    Array.from({ length: minutes / 15 }, (_, quarter) => new Date(Date.parse(at ?? '') + quarter * quarterMs).toISOString()).flatMap(
      (quarter) => interviewers.map((username) => [`${username} ${quarter}`, id]),
    ),
  );
  expect(new Set(expected.map(([slot]) => slot)).size).toBe(expected.length);
  const stored = slots.filter(isOfThem).map((slot) => [slot.id, slot.get('interview') as string]);
  expect(stored.sort()).toEqual(expected.sort());
  for (const id of ids) {
    const application = await api.parts.applications.get(id);
    if (!application) expect(interviews.filter((one) => one?.application === id)).toEqual([]);
    const summary = application?.interview;
    const interview = interviews.find((one) => one?.id === summary?.id);
    const { state, at, minutes } = interview ?? {};
    expect(summary ?? null).toEqual(interview ? { id: interview.id, state, at, minutes } : null);
  }
  expect(booked.map(({ application }) => application)).toHaveLength(new Set(booked.map(({ application }) => application)).size);
  return booked.length;
}
