import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noMailReasons } from './contract/answers.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { applicationStatuses, isClosed } from '../applications/contract/statuses.ts';
import { type AnswerFacts, answerFields, newAnswerFacts, promisedFrom, withoutMail, withSentMail, withStatus } from './decide.ts';

const arrived = Date.parse('2026-11-26T10:00:00.000Z');
const replyDays = 10;

type Step = (facts: AnswerFacts, at: Date) => AnswerFacts;

const status = fc.constantFrom(...applicationStatuses);
const setStatus = status.map(
  (to): Step =>
    (facts, at) =>
      withStatus(facts, to, at, 'not told'),
);
const rejectWithoutMail = fc.constantFrom(...noMailReasons).map(
  (no): Step =>
    (facts, at) =>
      withStatus(facts, 'Rejected', at, no),
);
const rejectWithMail = fc.constant<Step>((facts, at) => withStatus(facts, 'Rejected', at, 'mail waiting', `mail ${at.getTime()}`));
const inviteByMail = fc.constant<Step>((facts, at) => withStatus(facts, 'Interview', at, 'not told', `mail ${at.getTime()}`));
const settle = fc.boolean().map((sent): Step => (facts, at) => {
  if (facts.waiting_mail === null) return facts;
  return sent ? withSentMail(facts, facts.waiting_mail, at, promisedFrom(at.getTime(), replyDays)) : withoutMail(facts, facts.waiting_mail);
});
const sendQuestion = fc.constant<Step>((facts, at) => withSentMail(facts, 'question', at, promisedFrom(at.getTime(), replyDays)));

const step = fc.oneof(setStatus, rejectWithoutMail, rejectWithMail, inviteByMail, settle, sendQuestion);
const path = fc.array(fc.record({ step, days: fc.integer({ min: 0, max: 5 }) }), { maxLength: 12 });

it('an answer is due, and nobody sees Closed, until the applicant has been told', () => {
  fc.assert(
    fc.property(path, (steps) => {
      let at = new Date(arrived);
      let fields = answerFields(newAnswerFacts(at, promisedFrom(arrived, replyDays)), at);
      let lastMail: Date | undefined;
      for (const { step, days } of steps) {
        at = new Date(at.getTime() + days * dayMs);
        const before = fields;
        fields = answerFields(step(before, at), at);
        if (fields.first_mail_at && fields.promised_at !== before.promised_at) lastMail = at;

        const isUntold = fields.told === 'not told' || fields.told === 'mail waiting';
        expect(fields.due_at !== null).toBe(isUntold || !isClosed(fields.status));
        if (fields.due_at) expect(fields.due_at).toEqual(promisedFrom((lastMail ?? new Date(arrived)).getTime(), replyDays));
        if (isUntold && before.shown_status !== 'closed') expect(fields.shown_status).not.toBe('closed');
        expect(fields.shown_at === before.shown_at).toBe(fields.shown_status === before.shown_status);
        if (before.first_mail_at) expect(fields.first_answer).toBe(before.first_answer);
      }
    }),
  );
});

it('undoing a change brings the date back', () => {
  fc.assert(
    fc.property(path, fc.oneof(setStatus, rejectWithoutMail, rejectWithMail), (steps, change) => {
      const at = new Date(arrived);
      const facts = steps.reduce(
        (facts, { step }) => answerFields(step(facts, at), at),
        newAnswerFacts(at, promisedFrom(arrived, replyDays)),
      );
      const open = answerFields(withStatus(facts, 'Reviewed', at, 'not told'), at);
      const undone = answerFields(withStatus(answerFields(change(open, at), at), 'Reviewed', at, 'not told'), at);
      expect([undone.due_at, undone.first_answer, undone.first_due_at]).toEqual([open.due_at, open.first_answer, open.first_due_at]);
    }),
  );
});

it.each([
  ['in time', 10, 'in time'],
  ['late', 11, 'late'],
])('the first mail of staff is %s after %i days', (_what, days, first_answer) => {
  const at = new Date(arrived + days * dayMs);
  const facts = newAnswerFacts(new Date(arrived), promisedFrom(arrived, replyDays));
  expect(answerFields(withSentMail(facts, 'question', at, at), at)).toMatchObject({ first_answer });
});

it.each([
  ['a withdrawal', 'Withdrawn', 'not told'],
  ['spam', 'Rejected', 'spam'],
  ['a duplicate', 'Rejected', 'duplicate'],
] as const)('no first answer is due after %s', (_what, to, told) => {
  const at = new Date(arrived);
  expect(answerFields(withStatus(newAnswerFacts(at, at), to, at, told), at)).toMatchObject({ first_due_at: null, first_answer: '' });
});
