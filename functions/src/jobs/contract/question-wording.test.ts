import { expect, it } from 'vitest';
import { aQuestion } from '../../../../tests/example-job.ts';
import { concernAbout, wordingRefusal } from './question-wording.ts';

it.each<[string, string | undefined]>([
  ['What is your current CTC?', 'pay history'],
  ['Please state your salary history.', 'pay history'],
  ['How old are you?', 'age'],
  ['How much do you make?', 'pay history'],
  ['What was your income?', 'pay history'],
  ['Your present package?', 'pay history'],
  ['DOB', 'age'],
  ['Are you over 40?', 'age'],
  ['Are you married?', 'family'],
  ['Number of dependents', 'family'],
  ['Are you a Christian?', 'religion'],
  ['Blood group', 'health'],
  ['Age', 'age'],
  ['What age are you?', 'age'],
  ['Date of your birth', 'age'],
  ['Earnings at your last job', 'pay history'],
  ['In-hand salary', 'pay history'],
  ['Are you single, or a parent?', 'family'],
  ['State of health', 'health'],
  ['Have you worked in digital health or for a parent company?', undefined],
  ['Compensation in your last job', 'pay history'],
  ['Your annual income', 'pay history'],
  ['Salary at present', 'pay history'],
  ['What was your compensation at your employer?', 'pay history'],
  ['What is your compensation requirement?', undefined],
  ['Package last year', 'pay history'],
  ['D.O.B.', 'age'],
  ['Father’s name', 'family'],
  ['Mother’s occupation', 'family'],
  ['Do you observe the Sabbath?', 'religion'],
  ['Have you had surgery?', 'health'],
  ['Which product families have you modelled, for medical devices?', undefined],
  ['What is your salary expectation?', undefined],
  ['Have you led a team of over 40 engineers?', undefined],
  ['What is your religion or caste?', 'religion'],
  ['Do you have any disability or illness?', 'health'],
  ['Which medicine software, healthcare among it, have you built?', undefined],
])('“%s” is said to ask for %s', (text, topic) => {
  expect(concernAbout({ text, choices: [] })?.split(':')[0]).toBe(topic && `This seems to ask for ${topic}`);
  expect(concernAbout({ text: 'Which?', choices: ['None', text] })).toBe(concernAbout({ text, choices: [] }));
});

it('lets an admin keep such a question, and others only if the job asks it already', () => {
  const questions = [aQuestion(), aQuestion({ text: 'How old are you?' })];
  expect(wordingRefusal(questions, 'recruiter')).toEqual({ field: 'questions.1.text', error: expect.stringContaining('admin') as string });
  expect(wordingRefusal(questions, 'recruiter', questions)).toBeUndefined();
  expect(wordingRefusal(questions, 'admin')).toBeUndefined();
});
