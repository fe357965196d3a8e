import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noMailReasons } from './contract/answers.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { applicationStatuses, isClosed } from '../applications/contract/statuses.ts';
import {
  decideStatus,
  type StatusCommand,
  type StoredAnswer,
  withoutMail,
  withoutReply,
  withReply,
  withSentMail,
  withStatus,
} from './decide.ts';
import { type AnswerFacts, answerFields, newAnswerFacts, promisedFrom } from '../applications/answer-facts.ts';

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

it('an undo leads back to all that was before', () => {
  fc.assert(
    fc.property(path, status, (steps, to) => {
      const at = new Date(arrived);
      const before = steps.reduce(
        (facts, { step }) => answerFields(step(facts, at), at),
        answerFields(newAnswerFacts(at, promisedFrom(arrived, replyDays)), at),
      );
      const changed = decideStatus({ facts: before, updated_at: seen }, { status: to, basedOn: seen }, 'letter', at);
      if (typeof changed === 'string') return;
      const entry = { kind: 'status', told: '', from: '', before };
      const stored = { facts: changed.facts, updated_at: latest, entry, earlier: 'waiting' };
      const undone = decideStatus(stored, { status: before.status, basedOn: latest, undo: true }, 'letter', at);
      expect(typeof undone === 'object' && answerFields(undone.facts, new Date(latest))).toEqual(before);
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

const seen = '2026-11-27T09:00:00.000Z';
const older = '2026-11-27T08:00:00.000Z';
const latest = '2026-11-27T10:00:00.000Z';
const at = new Date('2026-11-28T09:00:00.000Z');
const pending = newAnswerFacts(new Date(seen), promisedFrom(arrived, replyDays));
const rejectedUntold = withStatus(pending, 'Rejected', new Date(seen), 'not told');
const rejectedWaiting = withStatus(pending, 'Rejected', new Date(seen), 'mail waiting', 'mail');
const rejectedTold = withSentMail(rejectedWaiting, 'mail', new Date(seen), at);
const rejectedInPerson = withStatus(pending, 'Rejected', new Date(seen), 'told in person');
const mailNow = { told: 'mail waiting', time: 'now', write: undefined as never } as const;
const inPerson = { told: 'told in person' } as const;

const untold = { facts: rejectedUntold, updated_at: seen };
const byMail = { kind: 'mail', told: 'now', from: 'Pending', before: pending };
const inPersonEntry = { ...byMail, kind: 'status', told: 'told in person' };
const waiting = { facts: rejectedWaiting, updated_at: seen, mail: 'untried', entry: byMail } as const;
const later = { from: '', before: rejectedUntold };
const addedLater = { ...waiting, entry: { ...byMail, ...later } };
const onItsWay = { ...waiting, mail: 'on its way' } as const;
const told = { facts: rejectedTold, updated_at: seen, entry: byMail };
const toldInPerson = { facts: rejectedInPerson, updated_at: seen, entry: inPersonEntry };
const inPersonLater = { ...toldInPerson, entry: { ...inPersonEntry, ...later } };
const paid = { ...toldInPerson, facts: { ...rejectedInPerson, reason: 'Pay' } };
const reasonLater = { ...waiting, entry: undefined };
const worded = { ...waiting, entry: { ...byMail, own: 'Kind' } };
const reopened = { facts: pending, updated_at: seen, entry: { kind: 'status', told: '', from: '', before: rejectedWaiting } };
const byHand = { facts: { ...rejectedUntold, told: '' }, updated_at: seen };
const rejecting = (how: Partial<StatusCommand>): StatusCommand => ({ status: 'Rejected', basedOn: seen, ...how });

describe('a status', () => {
  it.each<[string, StoredAnswer, StatusCommand, string]>([
    ['that is new', { facts: pending, updated_at: seen }, { status: 'Reviewed' }, 'Reviewed'],
    ['that is set already', { facts: pending, updated_at: seen }, { status: 'Pending', basedOn: older }, 'nothing'],
    ['for an older version', { facts: pending, updated_at: seen }, { status: 'Reviewed', basedOn: older }, 'stale'],
    ['that nobody was told of, now told', untold, { status: 'Rejected', telling: inPerson }, 'Rejected told in person'],
    ['with the same answer', toldInPerson, { status: 'Rejected', basedOn: older, telling: inPerson }, 'nothing'],
    ['with another answer, for no version', toldInPerson, { status: 'Rejected', telling: mailNow }, 'stale'],
    ['with another answer', toldInPerson, rejecting({ telling: mailNow }), 'Rejected mail waiting'],
    ['with another answer that is kept', toldInPerson, rejecting({ telling: mailNow, keepsAnswers: true }), 'nothing'],
    ['with another answer for a mail that waits', waiting, rejecting({ telling: inPerson }), 'Rejected told in person'],
    ['with another answer for a mail that was sent', told, rejecting({ telling: inPerson }), 'too late'],
    ['other than the one that was mailed', told, { status: 'Pending', basedOn: seen }, 'Pending'],
    ['other than the one that a waiting mail tells of', waiting, { status: 'Pending', basedOn: seen }, 'Pending'],
    ['while the mail is on its way', onItsWay, { status: 'Pending', basedOn: seen }, 'too late'],
    ['that an undo sets back', waiting, { status: 'Pending', basedOn: seen, undo: true }, 'Pending'],
    ['whose later mail an undo takes back', addedLater, rejecting({ undo: true }), 'Rejected not told'],
    ['whose later answer an undo takes back', inPersonLater, rejecting({ undo: true }), 'Rejected not told'],
    ['whose answer came with it', waiting, rejecting({ undo: true }), 'nothing'],
    ['whose later answer is older than another change', { ...told, entry: undefined }, rejecting({ undo: true }), 'nothing'],
    ['that an undo cannot set back, as the mail has left', told, { status: 'Pending', basedOn: seen, undo: true }, 'too late'],
    ['that nothing has replaced', waiting, { status: 'Offer', basedOn: seen, undo: true }, 'not replaced'],
    ['that an older change replaced', waiting, { status: 'Pending', basedOn: older, undo: true }, 'stale'],
    [
      'with another answer that is kept, for no version',
      toldInPerson,
      rejecting({ basedOn: undefined, telling: mailNow, keepsAnswers: true }),
      'stale',
    ],
    ['with a mail that waits already', waiting, { status: 'Rejected', telling: mailNow }, 'nothing'],
    ['that was stored by hand', byHand, { status: 'Rejected', telling: inPerson }, 'nothing'],
    ['that is repeated without an answer', addedLater, { status: 'Rejected', basedOn: seen }, 'nothing'],
    ['that is repeated without an answer or version', addedLater, { status: 'Rejected' }, 'nothing'],
    ['that an undo restores, whose mail has gone', reopened, rejecting({ undo: true }), 'Rejected not told'],
    ['with a reason', { facts: pending, updated_at: seen }, { status: 'Rejected', reason: 'Pay' }, 'Rejected not told Pay'],
    ['whose reason goes with it', paid, { status: 'Reviewed', basedOn: seen }, 'Reviewed'],
    ['told with a reason', untold, rejecting({ telling: inPerson, reason: 'Pay' }), 'Rejected told in person Pay'],
    ['with another reason, for an older version', paid, rejecting({ basedOn: older, telling: inPerson, reason: 'Skills' }), 'stale'],
    ['with the same reason', paid, rejecting({ basedOn: older, telling: inPerson, reason: 'Pay' }), 'nothing'],
    ['without the reason that it has', paid, rejecting({ basedOn: older, telling: inPerson }), 'nothing'],
    ['with another reason', paid, rejecting({ reason: 'Skills' }), 'Rejected told in person Skills'],
    ['with another reason for many', paid, rejecting({ reason: 'Skills', keepsAnswers: true }), 'nothing'],
    ['whose reason is undone', paid, rejecting({ reason: '', undo: true }), 'Rejected told in person'],
    ['whose reason is undone while its mail waits', reasonLater, rejecting({ reason: 'Pay', undo: true }), 'Rejected mail waiting Pay'],
    ['with another template', worded, rejecting({ basedOn: older, telling: mailNow }), 'stale'],
    ['with the same template', worded, rejecting({ basedOn: older, telling: { ...mailNow, own: 'Kind' } }), 'nothing'],
  ])('%s', (_what, stored, command, outcome) => {
    const decided = decideStatus(stored, command, 'letter', at);
    const shown = typeof decided === 'string' ? [decided] : [decided.facts.status, decided.facts.told, decided.facts.reason];
    expect(shown.filter(Boolean).join(' ')).toBe(outcome);
  });

  const morning = { ...mailNow, time: 'morning' } as const;
  const answers = [undefined, mailNow, morning, ...noMailReasons.map((told) => ({ told }))];
  const pairs = answers.flatMap((first) => answers.map((second) => [first, second] as const));

  it.each(pairs)(
    'that two colleagues answer from the same version with %o and %o: only the same answer is accepted twice',
    (first, second) => {
      const decided = decideStatus(
        { facts: pending, updated_at: older },
        { status: 'Rejected', basedOn: older, telling: first },
        'letter',
        at,
      );
      if (typeof decided === 'string') throw new Error(decided);
      const answered: StoredAnswer = {
        facts: decided.facts,
        updated_at: seen,
        ...(first && { mail: 'untried', entry: { told: 'time' in first ? first.time : first.told, from: 'Pending' } }),
      };
      const command = { status: 'Rejected', basedOn: older, telling: second } as const;
      expect(decideStatus(answered, command, 'letter', at)).toBe(first === second ? 'nothing' : 'stale');
    },
  );

  it.each([
    ['a change', { facts: pending, updated_at: seen }, 'Reviewed', true],
    ['the change that a waiting mail tells of, taken back', waiting, 'Pending', false],
    ['a change to yet another status', waiting, 'Reviewed', true],
  ])('is noted in the timeline: %s', (_what, stored, status, isNoted) => {
    expect(decideStatus(stored, { status, basedOn: seen }, 'letter', at)).toMatchObject({ isNoted });
  });
});

it('a reply tells of a status whose mail has failed', () => {
  const failed = withoutMail(withStatus(pending, 'Interview', at, '', 'mail'), 'mail');
  expect(withReply(failed, 'Interview', 'reply', at)).toMatchObject({ waiting_mail: 'reply' });
});

const reasoned = { ...rejectedUntold, reason: 'Pay' };

it.each([
  ['comes by a reply', withReply(pending, 'Rejected', 'reply', at, 'Skills'), 'Skills'],
  [
    'changes by a reply to somebody who was told',
    withReply({ ...rejectedTold, reason: 'Pay' }, 'Rejected', 'reply', at, 'Skills'),
    'Skills',
  ],
  ['comes back when a reply that changed it is taken back', withoutReply({ ...reasoned, reason: 'Skills' }, 'reply', reasoned), 'Pay'],
  ['stays when the mail is canceled', withoutMail({ ...rejectedWaiting, reason: 'Pay' }, 'mail'), 'Pay'],
])('the reason of a rejection %s', (_what, facts, reason) => {
  expect(facts).toMatchObject({ reason });
});

describe('a reply', () => {
  it.each([
    ['keeps a status', pending, 'Pending', 'Pending', ''],
    ['sets a status', pending, 'Interview', 'Interview', ''],
    ['tells of a rejection that nobody was told of', rejectedUntold, 'Rejected', 'Rejected', 'mail waiting'],
    ['leaves what was told', rejectedTold, 'Rejected', 'Rejected', 'told'],
  ])('%s', (_what, facts, to, status, told) => {
    const { waiting_mail, ...replied } = withReply(facts, to, 'reply', at);
    expect(replied).toMatchObject({ status, told });
    if (told === 'mail waiting') expect(waiting_mail).toBe('reply');
  });

  it('that is taken back takes its status along, unless that has changed since', () => {
    const invited = withReply(pending, 'Interview', 'reply', at);
    expect(withoutReply(invited, 'reply', pending)).toMatchObject(pending);
    expect(withoutReply(withStatus(invited, 'Offer', at, 'not told'), 'reply', pending)).toMatchObject({ status: 'Offer' });
  });

  it.each([
    ['no mail that had failed', rejectedUntold],
    ['an answer in person', rejectedInPerson],
  ])('that is taken back restores %s', (_what, facts) => {
    expect(withoutReply(withReply(facts, 'Offer', 'reply', at, 'Skills'), 'reply', facts)).toMatchObject(facts);
  });

  it('whose mail is on its way is shown once that has left, also after a change of status that is undone', () => {
    const invited = answerFields(withReply(pending, 'Interview', 'invitation', at), at);
    const changed = decideStatus({ facts: invited, updated_at: seen }, { status: 'Offer', basedOn: seen }, 'letter', at);
    if (typeof changed === 'string') throw new Error(changed);
    const stored = { facts: changed.facts, updated_at: seen, entry: { kind: 'status', told: '', from: '', before: invited } };
    const command = { status: 'Interview', basedOn: seen, undo: true };
    const [undone, undoneLater] = ['waiting', 'sent'].map((earlier) => decideStatus({ ...stored, earlier }, command, 'letter', at));
    if (typeof undone !== 'object' || typeof undoneLater !== 'object') throw new Error();
    expect(answerFields(undone.facts, at)).toMatchObject({ status: 'Interview', shown_status: 'received' });
    for (const facts of [withSentMail(undone.facts, 'invitation', at, at), undoneLater.facts])
      expect(answerFields(facts, at)).toMatchObject({ shown_status: 'interview', waiting_mail: null });
  });
});
