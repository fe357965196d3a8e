import type { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export type Template<Values extends z.ZodMiniType> = {
  values: Values;
  letter: (values: z.output<Values>) => Letter;
};

/** @param values the schema of the values that the letter contains */
export function template<Values extends z.ZodMiniType>(values: Values, letter: Template<Values>['letter']): Template<Values> {
  return { values, letter };
}
