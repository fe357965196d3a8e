import { isDeepStrictEqual } from 'node:util';
import type { Question } from './contract/jobs.ts';
import { baseOf } from '../applications/contract/answering.ts';

/**
 * What a job asks after an edit. An unchanged question keeps its id, and any other gets one that
 * has named no question yet, so that the answer to an id is the answer to one wording.
 * @param past ids of what it asks no more
 */
export function askedAfter(edited: readonly Question[], before: readonly Question[] = [], past: readonly string[] = []) {
  const used = new Set([...past, ...before.map(({ id }) => id)]);
  let left = before;
  const questions = edited.map((question): Question => {
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
