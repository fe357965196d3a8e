import { isDeepStrictEqual } from 'node:util';
import type { Job, Question } from './contract/jobs.ts';
import { baseOf } from '../applications/contract/answering.ts';

type Asked = Pick<Job, 'questions' | 'past_questions'>;

/**
 * What a job asks after an edit. A question that is as before keeps its id, and any other has one that has named no question yet,
 * so that the answer to an id is the answer to one wording.
 */
export function askedAfter(edited: readonly Question[], before: Asked = { questions: [], past_questions: [] }): Asked {
  const used = new Set([...before.past_questions, ...before.questions.map(({ id }) => id)]);
  let left = before.questions;
  const questions = edited.map((question) => {
    const same = left.find((one) => isDeepStrictEqual({ ...one, id: '' }, { ...question, id: '' }));
    left = left.filter((one) => one !== same);
    const asked = same ?? { ...question, id: unusedId(question.id, used) };
    used.add(asked.id);
    return asked;
  });
  return { questions, past_questions: [...used].filter((id) => !questions.some((one) => one.id === id)) };
}

function unusedId(wanted: string, used: ReadonlySet<string>): string {
  const base = baseOf(wanted) || 'q';
  let id = wanted || base;
  for (let number = 2; used.has(id); number += 1) id = `${base}_${number}`;
  return id;
}
