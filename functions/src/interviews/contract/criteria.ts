import { z } from 'zod/mini';
import { criteriaLimits, limits } from '../../platform/contract/limits.ts';
import { jobTexts } from '../../jobs/contract/job-texts.ts';
import { cleanLine, paragraph } from '../../platform/contract/text.ts';

/** Of jobs that have none of their own. */
const usualCriteria = ['Knows the trade', 'Solves problems', 'Works with others', 'Explains clearly'];

/** What interviewers rate, one a line. Blank: the usual ones. */
export const criteriaText = paragraph('Criteria', (criteriaLimits.max + 1) * limits.jobLineLength).check(
  z.refine((value) => {
    const lines = criteriaOf({ criteria: value });
    const fit =
      lines.length >= criteriaLimits.min &&
      lines.length <= criteriaLimits.max &&
      lines.every((line) => line.length <= limits.jobLineLength);
    return fit && new Set(lines).size === lines.length;
  }, jobTexts.invalidCriteria),
);

export function criteriaOf({ criteria }: { criteria: string }): string[] {
  const lines = criteria.split('\n').flatMap((line) => cleanLine(line) || []);
  return lines.length === 0 ? usualCriteria : lines;
}
