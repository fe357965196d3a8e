import { expect, it } from 'vitest';
import { criteriaOf, criteriaText } from './criteria.ts';
import { limits } from '../../platform/contract/limits.ts';
import { scorecardInput } from './scorecards.ts';

const accepted = (criteria: string) => criteriaText.safeParse(criteria).success;
const lines = (count: number) => Array.from({ length: count }, (_, index) => `Criterion ${index}`).join('\n');

it.each([3, 4, 6, 7])('a job with %i criteria is accepted if these are 4 to 6, each on a line', (count) => {
  expect(accepted(lines(count))).toBe(count >= 4 && count <= 6);
});

it.each([
  ['twice', `${lines(4)}\n Criterion  3`],
  ['longer than a line of a job', `${lines(4)}\n${'x'.repeat(limits.jobLineLength + 1)}`],
])('a criterion is refused %s', (_, criteria) => {
  expect(accepted(criteria)).toBe(false);
});

it('each criterion can be rated as the job names it, whatever its blanks; blank are the usual ones', () => {
  expect(criteriaOf({ criteria: '\u00a0\n ' })).toEqual(criteriaOf({ criteria: '' }));
  const criteria = criteriaOf({ criteria: criteriaText.parse(` ${lines(4)}\n\nTwo  blanks,\u00a0and\ta\u200b tab  `) });
  expect(criteria.at(-1)).toBe('Two blanks, and a tab');
  const ratings = criteria.map((criterion) => ({ criterion, rating: 'yes', text: 'Moved four sites' }));
  expect(scorecardInput.parse({ ratings })).toEqual({ ratings });
});
