import { expect, it } from 'vitest';
import { interviewRecord, isChangeable, type StoredInterview, type ToldFacts, toldAfterChange, toldAfterMail } from './stored.ts';

const said = (sequence: number): ToldFacts => ({
  state: 'booked',
  at: null,
  minutes: 60,
  place: `Room ${sequence}`,
  interviewers: [],
  sequence,
  why: '',
});
const interview = (sequence: number, told: StoredInterview['told']): StoredInterview => ({
  id: 'x',
  ...interviewRecord.parse({ state: 'booked', sequence, told }),
});

it.each<[string, StoredInterview, number, StoredInterview['told']]>([
  ['nothing was hidden', interview(2, null), 2, null],
  ['it is about the latest change', interview(2, said(0)), 2, null],
  ['it is about the change before', interview(2, said(0)), 1, said(1)],
  ['a later one has left already', interview(3, said(2)), 1, said(2)],
  ['it reminds of what is known', interview(3, said(1)), 1, said(1)],
])('after a mail, if %s, the applicant knows what it said', (_what, stored, sequence, told) => {
  expect(toldAfterMail(stored, said(sequence))).toEqual(told);
});

it.each([
  ['staff, by mail, is what it was before', null, 'admin:ada', true, 2],
  ['staff, while an earlier mail waits, stays', said(1), 'admin:ada', true, 1],
  ['staff, without a mail, is the interview itself', null, 'admin:ada', false, undefined],
  ['the applicant is what they chose', said(1), 'visitor', true, 3],
] as const)('what the applicant knows after a change by %s', (_what, told, by, isMailed, sequence) => {
  const before = interview(2, told);
  expect(toldAfterChange(before, { ...before, sequence: 3 }, by, isMailed)?.sequence).toBe(sequence);
});

it.each([
  ['24 hours before', 24, {}, true],
  ['later', 23.99, {}, false],
  ['once it has changed 50 times', 48, { sequence: 50 }, false],
  ['after saying that no time suits', 0, { state: 'declined' }, true],
  ['after it was canceled', 48, { state: 'cancelled' }, false],
] as const)('an applicant may or may not change an interview %s', (_what, hours, fields, expected) => {
  const booked = { ...interview(1, null), at: new Date(hours * 3_600_000).toISOString(), ...fields };
  expect(isChangeable(booked, 0)).toBe(expected);
});
