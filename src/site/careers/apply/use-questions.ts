import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { answerTexts } from '#rooms/applications/contract/answer-texts.ts';
import { answerTo, changedQuestions, writtenFor } from '#rooms/applications/contract/answering.ts';
import type { Question } from '#rooms/jobs/contract/jobs.ts';
import { ApiError } from '../../../shared/lib/api.ts';

export type AnswerField = `answer-${string}`;
type AnswerValues = Record<AnswerField, string>;

export const answerField = ({ id }: Pick<Question, 'id'>): AnswerField => `answer-${id}`;

/** The questions of a job in the form to apply, which may change while somebody fills it in. */
export function useQuestions(ofJob: readonly Question[]) {
  const [questions, setQuestions] = useState(ofJob);
  const byField = <Value>(valueOf: (question: Question) => Value) =>
    Object.fromEntries(questions.map((question) => [answerField(question), valueOf(question)])) as Record<AnswerField, Value>;

  return {
    questions,
    /** The ids of those that were not asked when the form was opened. */
    changed: questions.flatMap(({ id }) => (ofJob.some((before) => before.id === id) ? [] : id)),
    labels: byField(({ text }) => text),
    blank: byField(() => answerTexts.blankAnswer),
    /** @param saved a draft, which can be of questions before an edit */
    prefilled(saved: Partial<AnswerValues>) {
      const before = Object.keys(saved).map((field) => ({ id: field.replace(/^answer-/, '') }));
      return byField((question) => writtenFor(question, before, (id) => saved[answerField({ id })] ?? ''));
    },
    problems: (values: AnswerValues) =>
      byField((question) => answerTo(question).safeParse(values[answerField(question)] ?? '').error?.issues[0]?.message),
    answers: (values: AnswerValues) => questions.map((question) => ({ id: question.id, value: values[answerField(question)] ?? '' })),

    /** Takes the server's new questions, keeping what fits. @param error of a submission */
    takeChanges(error: unknown, form: Pick<UseFormReturnType<AnswerValues>, 'getValues' | 'setFieldValue'>): void {
      const { data } = changedQuestions.safeParse(error instanceof ApiError && error.status === 409 ? error.body : undefined);
      if (!data) return;
      const valueOf = (id: string) => form.getValues()[answerField({ id })] ?? '';
      for (const question of data.questions)
        form.setFieldValue(answerField(question), writtenFor(question, questions, valueOf), { forceUpdate: false });
      setQuestions(data.questions);
    },
  };
}
