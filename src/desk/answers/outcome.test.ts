import { expect, it, onTestFinished } from 'vitest';
import type { Tell } from '#rooms/answers/contract/answers.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { setServerTime } from '../../shared/lib/server-clock.ts';
import { outcomeOf } from './outcome.tsx';

const friday = 'Fri, 27 Nov 2026 12:00:00 GMT';
const booked = (at: string) => anApplication({ interview: { id: 'interview', state: 'booked', at, minutes: 45 } });
const [held, sunday, thursday] = ['2026-11-26T10:00:00.000Z', '2026-11-29T10:00:00.000Z', '2026-12-03T12:00:00.000Z'].map(booked);
const told = anApplication({ status: 'Rejected', told: 'mail' });

const spam: Tell = { no: 'spam' };
const nobody = anApplication({ applicant_email: '' });

type Ending = { tell?: Tell; known: (typeof told | undefined)[]; count?: number };

it.each<[what: string, Ending, RegExp, isFinal?: boolean]>([
  ['of an interview that is over', { known: [held] }, /^1 email goes out in about 10 seconds\.$/],
  ['with the mail', { known: [thursday] }, /on Thu, Dec 3, .* \(.*\) is canceled when the email is sent, by email to everybody in it\.$/],
  [
    'at once without a mail',
    { tell: spam, known: [thursday] },
    /^No email .* is canceled at once, by email to everybody in it\. This cannot be undone\.$/,
    true,
  ],
  [
    'before a mail that leaves later',
    { tell: 'morning', known: [sunday] },
    /^1 email goes out on Nov 30 at 9:00 AM \(India Standard Time\)\. The interview with Asha Rao on Sun, Nov 29, .* takes place before\.$/,
  ],
  [
    'before and after it',
    { tell: 'morning', known: [sunday, thursday, sunday] },
    /^3 emails .*\. 1 interview is canceled when .*\. 2 interviews take place before: with Asha Rao on Sun, .*; with Asha Rao on Sun, .*\.$/,
  ],
  ['of many, of which few are left', { tell: 'morning', known: [thursday], count: 30 }, /^1 email .*\. 1 interview is canceled when/],
  ['of those who have an answer', { known: [told, thursday] }, /^1 email .* 1 application with an answer keeps it\. 1 interview is/],
  [
    'of those without an address',
    { known: [nobody, anApplication(), told] },
    /^1 email .* keeps it\. 1 application without an email .* as it is\.$/,
  ],
  [
    'of those who have ended already',
    { known: [anApplication({ status: 'Hired' }), anApplication()] },
    /^2 emails .*\. 1 application has ended already\.$/,
  ],
  ['of those without an address and a mail', { tell: spam, known: [nobody], count: 2 }, /^No email is sent about it\.$/],
])('says what happens %s', (_, { tell = 'now', known, count = known.length }, text, isFinal = false) => {
  setServerTime(friday);
  onTestFinished(() => setServerTime(null));
  const outcome = outcomeOf({ status: 'Rejected', known: known.filter((one) => one !== undefined), count }, tell);
  expect(outcome.consequence).toMatch(text);
  expect(outcome.isFinal).toBe(isFinal);
});
