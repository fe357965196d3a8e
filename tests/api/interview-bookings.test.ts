import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { interviewMinutes, quarterMs } from '#rooms/interviews/contract/interviews.ts';
import { testSeed } from '../seed.ts';
import { storeColleague, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailSettings } from './mail.ts';
import type { Answer } from './http.ts';
import { untilAvailable } from './http.ts';
import { confirmChange, hoursAhead, interviewCalls } from './interviews.ts';

const api = useApi({ mail: mailSettings });
const staff = adminOf(api);
const { answer, propose, sendMails } = interviewCalls(api, staff);

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
        const own = (await api.parts.applications.get(id))?.interview?.id ?? '';
        const interview = await api.parts.interviews.get(own);
        const call = {
          propose: async () => {
            const made = await propose(id, { ...named, times });
            // Until then, applicants know of no time.
            await sendMails(id, 'interview proposal');
            return made;
          },
          choose: () => answer(link, { id: own, choose: interview?.times[choice % interview.times.length] }),
          decline: () => answer(link, { id: own, decline: 'I am on a boat.' }),
          edit: () => {
            const { place = '', updated_at } = interview ?? {};
            return staff.call(endpoints.updateInterview, own, { json: { ...named, place, at: times[0], updated_at } });
          },
          cancel: () => answer(link, { id: own, cancel: true }),
          drop: () => staff.call(endpoints.cancelInterview, own),
          withdraw: () => api.call(endpoints.withdrawOwnApplication, '', { json: { token: link } }),
          erase: () => api.call(endpoints.eraseOwnApplication, '', { json: { token: link } }),
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
