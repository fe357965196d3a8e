import { expect, it } from 'vitest';
import type { Question } from './jobs.ts';
import { concernAbout, wordingRefusal } from './question-wording.ts';

it.each<[string, string | undefined]>([
  ['What is your current CTC?', 'pay history'],
  ['Please state your salary history.', 'pay history'],
  ['How old are you?', 'age'],
  ['Are you married?', 'family'],
  ['What is your religion or caste?', 'religion'],
  ['Do you have any disability or illness?', 'health'],
  ['Which salary do you expect?', undefined],
  ['How many years have you worked with Windchill?', undefined],
  ['Which medicine software, healthcare among it, have you built?', undefined],
  ['Can you work in Pune from January?', undefined],
])('“%s” is said to ask for %s', (text, topic) => {
  expect(concernAbout(text)?.split(':')[0]).toBe(topic && `This seems to ask for ${topic}`);
});

it('lets an admin keep such a question, and others only if the job asks it already', () => {
  const [fine, age] = ['Why?', 'How old are you?'].map((text): Question => ({
    id: text,
    kind: 'text',
    text,
    required: false,
    choices: [],
  }));
  const questions = [fine, age].flatMap((question) => question ?? []);
  expect(wordingRefusal(questions, 'recruiter')).toEqual({ index: 1, error: expect.stringContaining('Only an admin') as string });
  expect(wordingRefusal(questions, 'recruiter', questions)).toBeUndefined();
  expect(wordingRefusal(questions, 'admin')).toBeUndefined();
});
