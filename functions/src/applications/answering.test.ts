import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aQuestion } from '../../../tests/example-job.ts';
import { type Question, questionKinds } from '../jobs/contract/jobs.ts';
import { named } from '../jobs/questions.ts';
import { limits } from '../platform/contract/limits.ts';
import { texts, tooLong } from '../platform/contract/texts.ts';
import { answerTexts } from './contract/answer-texts.ts';
import { answerTo, baseOf, decideAnswers, sentAnswers, writtenFor } from './contract/answering.ts';
import type { Answer } from './contract/answer.ts';

const choices = ['Pune', 'Austin, Texas'];

describe('an answer', () => {
  it.each<[Question['kind'], string, string]>([
    ['text', ' One\r\ntwo ', 'One\ntwo'],
    ['text', 'x'.repeat(limits.answerLength), 'x'.repeat(limits.answerLength)],
    ['number', ' 5 ', '5'],
    ['number', '28,00,000.50', '28,00,000.50'],
    ['number', '-2.5', '-2.5'],
    ['number', '60.000,50', '60.000,50'],
    ['number', "60'000", "60'000"],
    ['number', '५', '५'],
    ['yes or no', 'Yes', 'Yes'],
    ['yes or no', 'no', 'No'],
    ['choice', 'Austin, Texas', 'Austin, Texas'],
  ])('to a question of the kind %s can be %j', (kind, value, stored) => {
    expect(answerTo(aQuestion({ kind, choices, required: true })).parse(value)).toBe(stored);
  });

  it.each<[Question['kind'], string, string]>([
    ['text', 'x'.repeat(limits.answerLength + 1), tooLong(answerTexts.yourAnswer, limits.answerLength)],
    ...['five', '5 years', '1..2', '5-6', '٫'].map((value): ['number', string, string] => ['number', value, answerTexts.notNumber]),
    ['yes or no', 'Perhaps', answerTexts.notOffered],
    ['choice', 'Berlin', answerTexts.notOffered],
    ...questionKinds.map((kind): [Question['kind'], string, string] => [kind, ' \u200b', texts.requiredFields]),
  ])('to a question of the kind %s cannot be %j', (kind, value, error) => {
    expect(answerTo(aQuestion({ kind, choices, required: true })).safeParse(value).error?.issues[0]?.message).toBe(error);
  });

  it('can be left out unless it is required, and is sent as text', () => {
    for (const kind of questionKinds) expect(answerTo(aQuestion({ kind, choices })).parse('')).toBe('');
    const sent = [{ id: 'a', value: '5' }];
    expect(sentAnswers.parse(sent)).toEqual(sent);
    for (const broken of [null, {}, [1], [{ id: 1, value: '' }], [{ id: 'a', value: 5 }]])
      expect(sentAnswers.safeParse(broken).error?.issues[0]?.message).toBe(answerTexts.invalidAnswers);
  });
});

it('the questions of a job keep their ids as long as their wording, in any order', () => {
  const asked = named([aQuestion(), aQuestion({ id: 'b', text: 'Where?' })]);
  expect(asked.map(({ id }) => baseOf(id))).toEqual(['a', 'b']);
  expect(named(asked.toReversed())).toEqual(asked.toReversed());
  const edited = named(asked.map((one) => ({ ...one, required: true })));
  expect(edited.map(({ id }) => baseOf(id))).toEqual(['a', 'b']);
  for (const { id } of edited) expect(asked.map((one) => one.id)).not.toContain(id);
  expect(named(edited.map((one) => ({ ...one, required: false })))).toEqual(asked);
  expect(named([aQuestion({ id: '' }), aQuestion({ id: '' })]).map(({ id }) => baseOf(id))).toEqual(['q']);
});

const edit = fc.record({
  what: fc.constantFrom('add', 'rewrite', 'remove', 'move'),
  at: fc.nat(limits.questions - 1),
  // Ids of earlier questions among them.
  id: fc.constantFrom('', 'a', 'b', 'c'),
  kind: fc.constantFrom(...questionKinds),
  text: fc.constantFrom('Which tools?', 'How many years?', 'Where?'),
  required: fc.boolean(),
});
/** Submits so many applicants later, and again when the response gets lost. */
const applicant = fc.record({ waits: fc.nat(5), retries: fc.nat(2), leavesOut: fc.boolean(), edits: fc.array(edit, { maxLength: 2 }) });
const valid = { text: 'Windchill', number: '5', 'yes or no': 'No', choice: 'Pune' };

it('each application has exactly the questions it was asked, with their answers, while these change', () => {
  fc.assert(
    fc.property(fc.array(applicant, { minLength: 500, maxLength: 500 }), (applicants) => {
      let questions = named([aQuestion({ id: 'a', required: true }), aQuestion({ id: 'b', text: 'Where?' })]);
      const stored = new Map<number, Answer[]>();
      const forms: { who: number; at: number; seen: Question[]; shown: Answer[] }[] = [];

      const change = ({ what, at, id, kind, text, required }: (typeof applicants)[number]['edits'][number]) => {
        const wording = { kind, text, required, choices: kind === 'choice' ? choices : [] };
        const edited = [...questions];
        if (what === 'add' && edited.length < limits.questions) edited.splice(at, 0, { id, ...wording });
        if (what === 'rewrite' && edited[at]) edited[at] = { id: edited[at].id, ...wording };
        if (what === 'remove') edited.splice(at, 1);
        if (what === 'move') edited.unshift(...edited.splice(at, 1));
        questions = named(edited);
      };
      /** @returns what the form shows now, with what is written in it */
      const show = (leavesOut: boolean, seen: readonly Question[] = [], valueOf: (id: string) => string = () => '') =>
        questions.map((one): Answer => {
          const value = writtenFor(one, seen, valueOf) || (leavesOut && !one.required ? '' : valid[one.kind]);
          return { id: one.id, kind: one.kind, text: one.text, value };
        });
      const submit = (who: number, shown: readonly Answer[]) => {
        if (stored.has(who)) return 'stored';
        const decided = decideAnswers(questions, shown);
        if (decided === 'outdated') return decided;
        expect(decided).not.toHaveProperty('problem');
        if ('answers' in decided) stored.set(who, decided.answers);
        return 'stored';
      };

      for (let step = 0; step < applicants.length + 6; step += 1) {
        const { waits = 0, leavesOut = false, edits = [] } = applicants[step] ?? {};
        if (step < applicants.length) forms.push({ who: step, at: step + waits, seen: questions, shown: show(leavesOut) });
        edits.forEach(change);
        for (const form of forms.filter(({ at }) => at === step)) {
          const { who, seen, shown } = form;
          const { retries = 0, leavesOut: blank = false } = applicants[who] ?? {};
          const valueOf = (id: string) => shown.find((one) => one.id === id)?.value ?? '';
          if (submit(who, shown) === 'outdated') form.shown = show(blank, seen, valueOf);
          for (let retry = 0; retry <= retries; retry += 1) expect(submit(who, form.shown)).toBe('stored');
        }
      }
      expect(stored.size).toBe(applicants.length);
      const byId = (answers: Answer[] = []) => answers.toSorted((one, other) => one.id.localeCompare(other.id));
      for (const { who, shown } of forms) expect(byId(stored.get(who))).toEqual(byId(shown));
    }),
    { numRuns: 20 },
  );
});
