import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Question, questionKinds } from '../jobs/contract/jobs.ts';
import { askedAfter } from '../jobs/questions.ts';
import { limits } from '../platform/contract/limits.ts';
import { texts, tooLong } from '../platform/contract/texts.ts';
import { answerTexts } from './contract/answer-texts.ts';
import { answerTo, decideAnswers, sentAnswers, type SentAnswers, writtenFor } from './contract/answering.ts';
import type { Answer } from './contract/applications.ts';

const ask = (question: Partial<Question>): Question => ({ id: 'a', kind: 'text', text: 'Why?', required: false, choices: [], ...question });
const choices = ['Pune', 'Austin, Texas'];

describe('an answer', () => {
  it.each<[Question['kind'], string, string]>([
    ['text', ' One\r\ntwo ', 'One\ntwo'],
    ['text', 'x'.repeat(limits.answerLength), 'x'.repeat(limits.answerLength)],
    ['number', ' 5 ', '5'],
    ['number', '28,00,000.50', '28,00,000.50'],
    ['number', '-2.5', '-2.5'],
    ['number', '५', '५'],
    ['yes or no', 'Yes', 'Yes'],
    ['yes or no', 'no', 'No'],
    ['choice', 'Austin, Texas', 'Austin, Texas'],
  ])('to a question of the kind %s can be %j', (kind, value, stored) => {
    expect(answerTo(ask({ kind, choices, required: true })).parse(value)).toBe(stored);
  });

  it.each<[Question['kind'], string, string]>([
    ['text', 'x'.repeat(limits.answerLength + 1), tooLong(answerTexts.yourAnswer, limits.answerLength)],
    ...['five', '5 years', '1.2.3', '5-6', '٫'].map((value): ['number', string, string] => ['number', value, answerTexts.notNumber]),
    ['yes or no', 'Perhaps', answerTexts.notOffered],
    ['choice', 'Berlin', answerTexts.notOffered],
    ...questionKinds.map((kind): [Question['kind'], string, string] => [kind, ' \u200b', texts.requiredFields]),
  ])('to a question of the kind %s cannot be %j', (kind, value, error) => {
    expect(answerTo(ask({ kind, choices, required: true })).safeParse(value).error?.issues[0]?.message).toBe(error);
  });

  it('can be left out unless it is required, and is sent as text, number or flag', () => {
    for (const kind of questionKinds) expect(answerTo(ask({ kind, choices })).parse('')).toBe('');
    const sent = JSON.stringify([{ id: 'a', value: 5 }, { id: 'b', value: false }, { id: 'c' }]);
    expect(sentAnswers.parse(sent).map(({ value }) => value)).toEqual(['5', 'No', '']);
    for (const broken of ['', '{', '{}', '[1]', '[{"id":1,"value":""}]', '[{"id":"a","value":{}}]'])
      expect(sentAnswers.safeParse(broken).error?.issues[0]?.message, broken).toBe(answerTexts.invalidAnswers);
  });
});

describe('what is sent', () => {
  const tools = ask({ id: 'tools', text: 'Which tools?' });
  const years = ask({ id: 'years', kind: 'number', text: 'How many years?', required: true });
  it.each<[string, SentAnswers, ReturnType<typeof decideAnswers>]>([
    [
      'is stored in the order of the job',
      [
        { id: 'years', value: '5' },
        { id: 'tools', value: '' },
      ],
      {
        answers: [
          { id: 'tools', kind: 'text', text: 'Which tools?', value: '' },
          { id: 'years', kind: 'number', text: 'How many years?', value: '5' },
        ],
      },
    ],
    [
      'may lack a new question',
      [{ id: 'years', value: '5' }],
      { answers: [{ id: 'years', kind: 'number', text: years.text, value: '5' }] },
    ],
    ['may not lack one that is required', [{ id: 'tools', value: 'CAD' }], 'outdated'],
    ['may not be nothing then', [], 'outdated'],
    [
      'may not answer what is not asked',
      [
        { id: 'years', value: '5' },
        { id: 'gone', value: '' },
      ],
      'outdated',
    ],
    ['must have what is required', [{ id: 'years', value: ' ' }], { problem: texts.requiredFields }],
    ['says which answer is wrong', [{ id: 'years', value: 'x' }], { problem: `${years.text}: ${answerTexts.notNumber}` }],
  ])('%s', (_, sent, decided) => {
    expect(decideAnswers([tools, years], sent)).toEqual(decided);
  });
});

describe('the questions of a job', () => {
  it('keep their ids as long as their wording, in any order', () => {
    const [one, two] = [ask({ id: 'a' }), ask({ id: 'b', text: 'Where?' })];
    const before = askedAfter([one, two]);
    expect(before).toEqual({ questions: [one, two], past_questions: [] });
    const edited = { ...one, required: true };
    const after = askedAfter([two, edited, ask({ id: '', text: 'New' })], before);
    expect(after).toEqual({ questions: [two, { ...edited, id: 'a_2' }, ask({ id: 'q', text: 'New' })], past_questions: ['a'] });
    // A save whose response got lost.
    expect(askedAfter([two, edited, ask({ id: '', text: 'New' })], after)).toEqual(after);
    expect(askedAfter([ask({ id: 'a', text: 'Another' })], after).questions).toEqual([ask({ id: 'a_3', text: 'Another' })]);
  });

  it('leave what was written where it still fits', () => {
    const before = [ask({ id: 'a', kind: 'number' }), ask({ id: 'b' })];
    const written = (question: Partial<Question>) => writtenFor(ask(question), before, (id) => ({ a: '5', b: 'Some text' })[id] ?? '');
    expect(written({ id: 'b' })).toBe('Some text');
    expect(written({ id: 'b_2', text: 'Why so?', required: true })).toBe('Some text');
    expect(written({ id: 'b_2', kind: 'number' })).toBe('');
    expect(written({ id: 'a_2' })).toBe('5');
    expect(written({ id: 'c' })).toBe('');
  });
});

const wordings = fc.record({
  kind: fc.constantFrom(...questionKinds),
  text: fc.constantFrom('Which tools?', 'How many years?', 'Where?'),
  required: fc.boolean(),
});
const edit = fc.record({
  what: fc.constantFrom('add', 'rewrite', 'remove', 'move'),
  at: fc.nat(limits.questions - 1),
  // Ids of earlier questions among them.
  id: fc.constantFrom('', 'a', 'b', 'a_2'),
  wording: wordings,
});
/** Submits so many applicants later, and perhaps again after the response has got lost. */
const applicant = fc.record({ waits: fc.nat(5), retries: fc.nat(2), leavesOut: fc.boolean(), edits: fc.array(edit, { maxLength: 2 }) });
const valid = { text: 'Windchill', number: '5', 'yes or no': 'No', choice: 'Pune' };

it('each application has exactly the questions it was asked, with their answers, while these change', () => {
  fc.assert(
    fc.property(fc.array(applicant, { minLength: 500, maxLength: 500 }), (applicants) => {
      let job = askedAfter([ask({ id: 'a', required: true }), ask({ id: 'b', text: 'Where?' })]);
      const stored = new Map<number, Answer[]>();
      const shown = new Map<number, Answer[]>();
      const waiting: { who: number; at: number; questions: Question[]; values: Map<string, string> }[] = [];
      let tries = 0;

      const fill = (questions: readonly Question[], leavesOut: boolean, kept = new Map<string, string>()) =>
        new Map(questions.map((one) => [one.id, kept.get(one.id) || (leavesOut && !one.required ? '' : valid[one.kind])]));
      /** @returns whether it is stored */
      const submit = (who: number, questions: readonly Question[], values: ReadonlyMap<string, string>) => {
        tries += 1;
        if (stored.has(who)) return true;
        const decided = decideAnswers(
          job.questions,
          [...values].map(([id, value]) => ({ id, value })),
        );
        if (decided === 'outdated') return false;
        expect(decided).not.toHaveProperty('problem');
        if ('answers' in decided) stored.set(who, decided.answers);
        shown.set(
          who,
          questions.map(({ id, kind, text }) => ({ id, kind, text, value: values.get(id) ?? '' })),
        );
        return true;
      };
      const change = ({ what, at, id, wording }: typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never) => {
        const next = { ...wording, choices: wording.kind === 'choice' ? choices : [] };
        const edited = [...job.questions];
        if (what === 'add' && edited.length < limits.questions) edited.splice(at, 0, { id, ...next });
        if (what === 'rewrite' && edited[at]) edited[at] = { ...edited[at], ...next };
        if (what === 'remove') edited.splice(at, 1);
        if (what === 'move') edited.unshift(...edited.splice(at, 1));
        job = askedAfter(edited, job);
      };

      for (let step = 0; step < applicants.length + 6; step += 1) {
        const opening = applicants[step];
        if (opening) {
          const { questions } = job;
          waiting.push({ who: step, at: step + opening.waits, questions, values: fill(questions, opening.leavesOut) });
          opening.edits.forEach(change);
        }
        for (const { who, questions, values } of waiting.filter(({ at }) => at === step)) {
          const { retries = 0, leavesOut = false } = applicants[who] ?? {};
          let form = { questions, values };
          while (!submit(who, form.questions, form.values)) {
            const before = form;
            const carried = new Map(
              job.questions.map((one) => [one.id, writtenFor(one, before.questions, (id) => before.values.get(id) ?? '')]),
            );
            form = { questions: job.questions, values: fill(job.questions, leavesOut, carried) };
          }
          for (let retry = 0; retry < retries; retry += 1) expect(submit(who, form.questions, form.values)).toBe(true);
        }
      }
      expect(stored.size).toBe(applicants.length);
      expect(tries).toBeGreaterThan(applicants.length);
      const byId = (answers: Answer[] = []) => answers.toSorted((one, other) => one.id.localeCompare(other.id));
      for (const [who, answers] of stored) {
        expect(byId(answers)).toEqual(byId(shown.get(who)));
        expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
      }
    }),
    { numRuns: 20 },
  );
});
