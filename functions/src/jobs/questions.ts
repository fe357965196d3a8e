import type { Question } from './contract/jobs.ts';
import { baseOf } from '../applications/contract/answering.ts';
import { hashOf } from '../platform/tokens.ts';

const baseLength = 32;
const hashLength = 8;

/** @returns questions, each once, with ids that follow from their wording: an answer to an id is an answer to one wording */
export function named(questions: readonly Question[]): Question[] {
  const all = questions.map(({ id, kind, text, required, choices }) => {
    const wording = hashOf(JSON.stringify([kind, text, required, choices])).slice(0, hashLength);
    return { id: `${baseOf(id).slice(0, baseLength) || 'q'}_${wording}`, kind, text, required, choices };
  });
  return [...new Map(all.map((question) => [question.id, question])).values()];
}
