import { expect, it } from 'vitest';
import type { Application } from '../applications/contract/applications.ts';
import { consequencesOf, requireConfirmed, UnconfirmedError } from './handing-over.ts';
import type { StoredInterview } from '../interviews/stored.ts';

const now = Date.parse('2026-12-01T09:00:00.000Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();

type Change = Parameters<typeof consequencesOf>[0];
type Found = Parameters<typeof consequencesOf>[1];
type Reader = Found['readers'][number];

const reader = (username: string, changes: Partial<Reader> = {}): Reader => ({
  username,
  name: username,
  title: '',
  deputy: '',
  away_until: '',
  role: 'recruiter',
  jobs: [],
  hours: null,
  has_email: true,
  disabled: false,
  email: `${username}@example.com`,
  news: 'none',
  ...changes,
});
const readers = [
  reader('sam'),
  reader('kim', { name: 'Kim Ek' }),
  reader('mute', { email: '', has_email: false }),
  reader('max', { role: 'manager', jobs: ['b'] }),
  reader('taken'),
];

const application = (changes: Partial<Application> = {}) =>
  ({ id: 'one', applicant_name: 'Ada', job_id: 'a', job_title: 'Welder', assignee: '', ...changes }) as Application;

const interview = (changes: Partial<StoredInterview> = {}) =>
  ({
    id: 'i',
    application: 'one',
    job_id: 'a',
    interviewers: ['sam'],
    minutes: 60,
    times: [hours(24)],
    state: 'booked',
    at: hours(24),
    ...changes,
  }) as StoredInterview;

const recruiter: Change['after'] = { role: 'recruiter', jobs: [], disabled: false };
const managerOf = (...jobs: string[]): Change['after'] => ({ role: 'manager', jobs, disabled: false });
const off = { ...recruiter, disabled: true };

function decide(
  changes: Partial<Change>,
  of: Partial<StoredInterview> | undefined,
  by = 'rita',
  owned: Application[] = [],
  jobs: string[] = [],
) {
  const change: Change = { username: 'sam', before: recruiter, after: off, actor: 'admin:boss', ...changes };
  const interviews = of ? [{ interview: interview(of), by, application: application(), busy: ['taken'] }] : [];
  const postings = jobs.map((id) => ({ id, job_id: id, job_title: 'Welder' }));
  return consequencesOf(change, { interviews, owned, postings, invited: ['grace@example.com'], readers }, now);
}

it.each<[string, boolean, Partial<Change>, Partial<StoredInterview>]>([
  ['if its interviewer is disabled', true, {}, {}],
  ['if the role no longer sees the job', true, { after: managerOf('b') }, {}],
  ['if a manager loses the job', true, { before: managerOf('a', 'b'), after: managerOf('b') }, {}],
  ['not if a manager keeps the job', false, { before: managerOf('a', 'b'), after: managerOf('a') }, {}],
  ['not if a manager becomes a recruiter', false, { before: managerOf('b'), after: recruiter }, {}],
  ['not if the job was not seen before', false, { before: managerOf('b') }, {}],
  ['not if somebody is enabled', false, { before: off, after: managerOf('b') }, {}],
  ['if the account cannot be read', true, { before: undefined }, {}],
  ['not if it has begun', false, {}, { at: hours(0) }],
  ['not if it goes on', false, {}, { at: hours(-0.5) }],
  ['if it begins in a moment', true, {}, { at: hours(0.01) }],
  ['if a proposed time lies ahead', true, {}, { state: 'proposed', at: null }],
  ['not if all proposed times have passed', false, {}, { state: 'proposed', at: null, times: [hours(-1)] }],
  ['if no time suits, and another can still be chosen', true, {}, { state: 'declined', at: null }],
  ['not if it is canceled', false, {}, { state: 'cancelled', at: null }],
])('an interview is left %s', (_, isLeft, change, of) => {
  expect(decide(change, of).interviews).toHaveLength(isLeft ? 1 : 0);
  expect(decide(change, of).seen === '').toBe(!isLeft);
});

it.each<[string, string[], Partial<Change>, Partial<StoredInterview>, string?]>([
  ['applicant, interviewers and proposer', ['Ada', 'sam', 'Kim Ek'], {}, {}, 'kim'],
  ['an interviewer once', ['Ada', 'Kim Ek', 'sam'], {}, { interviewers: ['kim', 'sam'] }, 'kim'],
  ['nobody without an address', ['Ada', 'sam'], {}, { interviewers: ['sam', 'mute'] }, 'mute'],
  ['nobody who does not see the job', ['Ada', 'sam'], {}, {}, 'max'],
  ['not who acts', ['Ada', 'sam'], { actor: 'admin:kim' }, {}, 'kim'],
  ['of a proposal its proposer alone', ['Kim Ek'], {}, { state: 'proposed', at: null }, 'kim'],
  ['not who leaves of their own proposal', [], {}, { state: 'proposed', at: null }, 'sam'],
])('who is told: %s', (_, told, change, of, by) => {
  expect(decide(change, of, by).interviews[0]?.told).toEqual(told);
});

it('names applications and postings that lose their owner, and invitations that an admin takes along', () => {
  expect(decide({ after: managerOf('b') }, undefined, '', [], ['a', 'b']).postings).toMatchObject([{ id: 'a' }]);
  const owned = [application(), application({ id: 'two', job_id: 'b' })];
  expect(decide({ after: managerOf('b') }, undefined, '', owned)).toMatchObject({ applications: [{ id: 'one' }], invitations: [] });
  expect(decide({ before: { ...recruiter, role: 'admin' }, after: recruiter }, undefined)).toMatchObject({
    invitations: ['grace@example.com'],
  });
});

it.each<[string, boolean, string | true | undefined, string, Partial<StoredInterview>?]>([
  ['without a confirmation', false, undefined, ''],
  ['with that of something else', false, 'other', ''],
  ['with its own', true, 'seen', ''],
  ['with that of everything', true, true, ''],
  ['with somebody who is free', true, 'seen', 'kim'],
  ['with somebody who interviews already', false, 'seen', 'kim', { interviewers: ['sam', 'kim'] }],
  ['with somebody who does not see the job', false, 'seen', 'max'],
  ['with who leaves', false, 'seen', 'sam'],
  ['with somebody who has another interview then', false, 'seen', 'taken'],
  ['with somebody unknown', false, 'seen', 'constructor'],
])('a change is made or refused: %s', (_, isMade, seen, substitute, of = {}) => {
  const found = decide({}, of);
  const act = () => requireConfirmed(found, { seen: seen === 'seen' ? found.seen : seen, to: new Map([['i', substitute]]) });
  if (isMade) expect(act).not.toThrow();
  else expect(act).toThrow(UnconfirmedError);
});

it('a change without consequences needs no confirmation', () => {
  expect(() => requireConfirmed(decide({ after: recruiter }, {}), {})).not.toThrow();
});
