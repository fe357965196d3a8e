import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { cleanLine, paragraph } from '../../platform/contract/text.ts';

export const criteriaMax = 6;
const criteriaMin = 4;

export const criteriaTexts = {
  invalidCriteria: `A job has ${criteriaMin} to ${criteriaMax} criteria, each on a line of its own with at most ${limits.jobLineLength} characters, or none`,
} as const;

/** Of jobs that have none of their own. */
const usualCriteria = ['Knows the trade', 'Solves problems', 'Works with others', 'Explains clearly'];

/** What interviewers rate, one a line. Blank: the usual ones. */
export const criteriaText = paragraph('Criteria', (criteriaMax + 1) * limits.jobLineLength).check(
  z.refine((value) => {
    const lines = criteriaOf({ criteria: value });
    const fit = lines.length >= criteriaMin && lines.length <= criteriaMax && lines.every((line) => line.length <= limits.jobLineLength);
    return fit && new Set(lines).size === lines.length;
  }, criteriaTexts.invalidCriteria),
);

export function criteriaOf({ criteria }: { criteria: string }): string[] {
  const lines = criteria.split('\n').flatMap((line) => cleanLine(line) || []);
  return lines.length === 0 ? usualCriteria : lines;
}
