import { expect, it } from 'vitest';
import { interviewRecord, type StoredInterview, type ToldFacts, toldAfterMail } from './stored.ts';

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
