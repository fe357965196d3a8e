import { z } from 'zod/mini';
import { type Question, storedQuestions } from '../../jobs/contract/jobs.ts';
import { limits } from '../../platform/contract/limits.ts';
import { bytesFor, line, paragraph, requiredLine, requiredParagraph, text } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';
import { answerTexts } from './answer-texts.ts';
import type { Answer } from './answer.ts';

/** In any country's notation. Nothing is computed with it, so it stays as it was written. */
const numeric = /^[+-]?\p{Nd}+(?:[ ,.'’٫٬]\p{Nd}+)*$/u;

/** What an applicant can choose from, if the question is of such a kind. */
export const choicesFor = ({ kind, choices }: Pick<Question, 'kind' | 'choices'>) => (kind === 'yes or no' ? ['Yes', 'No'] : choices);

/** What may be written: blank unless the question is required. */
export function answerTo(asked: Pick<Question, 'kind' | 'required' | 'choices'>): z.ZodMiniType<string, string> {
  if (asked.kind === 'text') return (asked.required ? requiredParagraph : paragraph)(answerTexts.yourAnswer, limits.answerLength);
  const error = asked.kind === 'number' ? answerTexts.notNumber : answerTexts.notOffered;
  const short = (asked.required ? requiredLine : line)(answerTexts.yourAnswer, limits.jobLineLength);
  const offered = choicesFor(asked);
  return short.check(
    z.overwrite((value) => offered.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value),
    z.refine((value) => value === '' || (asked.kind === 'number' ? numeric.test(value) : offered.includes(value)), error),
  );
}

/** An edited question has the id of the one before with another hash: 'a_0f1e2d3c'. */
export const baseOf = (id: string) => id.replace(/_[\da-f]{8}$/, '');

/** @returns what was written for the same question, even before an edit, if it still fits */
export function writtenFor(asked: Question, before: readonly Pick<Question, 'id'>[], valueOf: (id: string) => string): string {
  const same = before.find(({ id }) => id === asked.id) ?? before.find(({ id }) => baseOf(id) === baseOf(asked.id));
  return (same && answerTo({ ...asked, required: false }).safeParse(valueOf(same.id)).data) ?? '';
}

const { invalidAnswers } = answerTexts;
const sent = (bytes: number) => text(bytes, invalidAnswers, invalidAnswers);
const sentAnswer = z.object({ id: sent(limits.choiceBytes), value: sent(bytesFor(limits.coverLetterLength)) }, invalidAnswers);

/** One for each question that the form showed, so that the server knows these. Blank: no answer. */
export const sentAnswers = z._default(z.array(sentAnswer, invalidAnswers), []);

export type SentAnswers = z.output<typeof sentAnswers>;

export const changedQuestions = z.object({ error: z.string(), questions: storedQuestions });

/**
 * Whether an application can be stored with these answers, by what its job asks now.
 * @returns what it keeps, or the first problem; 'outdated' if its form has shown other questions
 *   than these, or not one that is required
 */
export function decideAnswers(
  questions: readonly Question[],
  sent: Readonly<SentAnswers>,
): { answers: Answer[] } | { problem: string } | 'outdated' {
  const asked = questions.filter(({ id }) => sent.some((one) => one.id === id));
  const isUnknown = sent.some(({ id }) => !asked.some((one) => one.id === id));
  if (isUnknown || questions.some((one) => one.required && !asked.includes(one))) return 'outdated';
  const answers: Answer[] = [];
  for (const one of asked) {
    const { data = '', error } = answerTo(one).safeParse(sent.find(({ id }) => id === one.id)?.value);
    const message = error?.issues[0]?.message;
    if (message !== undefined) return { problem: message === texts.requiredFields ? message : `${one.text}: ${message}` };
    answers.push({ id: one.id, kind: one.kind, text: one.text, value: data });
  }
  return { answers };
}
