import { criteriaLimits, limits } from '../../platform/contract/limits.ts';
import { jobTexts } from '../../jobs/contract/job-texts.ts';
import { lines, linesOf } from '../../platform/contract/lists.ts';

/** Of jobs that have none of their own. */
const usualCriteria = ['Knows the trade', 'Solves problems', 'Works with others', 'Explains clearly'];

/** What interviewers rate, one a line. Blank: the usual ones. */
export const criteriaText = lines('Criteria', { ...criteriaLimits, length: limits.jobLineLength }, jobTexts.invalidCriteria);

export function criteriaOf({ criteria }: { criteria: string }): string[] {
  const own = linesOf(criteria);
  return own.length === 0 ? usualCriteria : own;
}
