import { expect, it, onTestFinished } from 'vitest';
import type { InterviewFate, Tell } from '#rooms/answers/contract/answers.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { setServerTime } from '../../shared/lib/server-clock.ts';
import { outcomeOf } from './outcome.tsx';

const friday = 'Fri, 27 Nov 2026 12:00:00 GMT';
const booked = (at: string) => anApplication({ interview: { id: 'interview', state: 'booked', at, minutes: 45 } });
const [held, sunday, thursday] = ['2026-11-26T10:00:00.000Z', '2026-11-29T10:00:00.000Z', '2026-12-03T12:00:00.000Z'].map(booked);
const told = anApplication({ status: 'Rejected', told: 'mail' });

type Case = [
  what: string,
  tell: Tell,
  fate: InterviewFate | undefined,
  known: (typeof told | undefined)[],
  count: number,
  RegExp,
  isFinal?: boolean,
];

it.each<Case>([
  ['of an interview that is over', 'now', undefined, [held], 1, /^1 email leaves in about 10 seconds\.$/],
  [
    'with the mail',
    'now',
    undefined,
    [thursday],
    1,
    /The interview on Thu, Dec 3, .* \(.*\) is canceled when the email is sent, by email to everybody in it\.$/,
  ],
  [
    'at once without a mail',
    { no: 'spam' },
    undefined,
    [thursday],
    1,
    /^No email .* is canceled at once, by email to everybody in it\. This cannot be undone\.$/,
    true,
  ],
  ['that staff keep', { no: 'spam' }, 'keep', [thursday], 1, /^No email leaves about it\. The interview on Thu, Dec 3, .* takes place\.$/],
  [
    'before a mail that leaves later',
    'morning',
    undefined,
    [sunday],
    1,
    /^1 email leaves on Nov 30 at 9:00 AM \(India Standard Time\)\. The interview on Sun, Nov 29, .* takes place/,
  ],
  [
    'before it that staff cancel',
    'morning',
    'cancel',
    [sunday],
    1,
    /The interview on Sun, Nov 29, .* is canceled at once, by email to everybody in it\. This cannot be undone\.$/,
    true,
  ],
  [
    'of many, of which few are left',
    'morning',
    undefined,
    [thursday],
    30,
    /^1 email leaves on Nov 30 at 9:00 AM \(India Standard Time\)\. 1 interview is canceled when/,
  ],
  [
    'of those who have an answer',
    'now',
    undefined,
    [told, thursday],
    2,
    /^1 email leaves in about 10 seconds\. 1 application with an answer keeps it\. 1 interview is canceled when/,
  ],
  [
    'of those without an address',
    'now',
    undefined,
    [anApplication({ applicant_email: '' }), anApplication({}), told],
    3,
    /^1 email leaves in .*\. 1 application with an answer keeps it\. 1 application without an email address stays as it is\.$/,
  ],
  [
    'of those without an address and without a mail',
    { no: 'spam' },
    undefined,
    [anApplication({ applicant_email: '' })],
    2,
    /^No email leaves about it\.$/,
  ],
])('says what happens %s', (_, tell, fate, known, count, text, isFinal = false) => {
  setServerTime(friday);
  onTestFinished(() => setServerTime(null));
  const outcome = outcomeOf({ status: 'Rejected', known: known.filter((one) => one !== undefined), count }, tell, fate);
  expect(outcome.consequence).toMatch(text);
  expect(outcome.isFinal).toBe(isFinal);
});
