import { reasonOf } from '../problem.ts';

export type Result = { passed: boolean; message: string };

export type Check = { what: string; remedy: string; run: () => Promise<Result> | Result; isAdvice: boolean };

export type Finding = Check & { message: string; state: 'ok' | 'missing' | 'advice' | 'unknown' };

/** @param remedy what to do if it fails @param run throws if the result can't be determined */
export function check(what: string, remedy: string, run: Check['run'], isAdvice = false): Check {
  return { what, remedy, run, isAdvice };
}

/** A check that may fail without anything required being missing. */
export function advise(what: string, remedy: string, run: Check['run']): Check {
  return check(what, remedy, run, true);
}

export const ok = (message = 'as it should be'): Result => ({ passed: true, message });
export const problem = (message: string): Result => ({ passed: false, message });
/** @param before what is wrong, in words @param message if nothing is */
export const okUnless = (wrong: string[], before = '', message?: string): Result =>
  wrong.length === 0 ? ok(message) : problem(before + wrong.join(', '));

/** Runs all checks at once. A check that throws is a finding as well. */
export async function runChecks(checks: Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async (check) => {
      try {
        const { passed, message } = await check.run();
        if (passed) return { ...check, message, state: 'ok' };
        return { ...check, message, state: check.isAdvice ? 'advice' : 'missing' };
      } catch (error) {
        return { ...check, message: `could not be checked: ${reasonOf(error)}`, state: 'unknown' };
      }
    }),
  );
}

export function report(name: string, findings: Finding[]): string[] {
  const width = Math.max(...findings.map(({ what }) => what.length));
  const below = ' '.repeat(width + 13);
  return [
    '',
    name,
    ...findings.flatMap(({ state, what, message, remedy }, index) => {
      const isRepeated = state === 'unknown' && findings.slice(0, index).some((earlier) => earlier.message === message);
      const line = `  ${state.padEnd(8)} ${what.padEnd(width)}  ${isRepeated ? 'could not be checked either' : message}`;
      return state === 'missing' || state === 'advice' ? [line, `${below}→ ${remedy}`] : [line];
    }),
  ];
}

/** @returns the last line, and code 1 if something required is missing, 2 if it is unknown */
export function summary(findings: Finding[]): { line: string; code: 0 | 1 | 2 } {
  const missing = findings.filter(({ state }) => state === 'missing').length;
  const unknown = findings.filter(({ state, isAdvice }) => state === 'unknown' && !isAdvice).length;
  const line = `Required: ${missing} missing, ${unknown} not checked.`;
  if (missing > 0) return { line, code: 1 };
  return { line, code: unknown > 0 ? 2 : 0 };
}
