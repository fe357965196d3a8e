import { reasonOf } from '../problem.ts';

/** What a look at something gave. */
export type Seen = { good: boolean; said: string };

/** One thing that must be in place. */
export type Check = {
  what: string;
  /** Where it is looked at. */
  how: string;
  /** What to do when it is not as it should be. */
  remedy: string;
  /** Whether nothing works without it; else it is advice. */
  needed: boolean;
  /** Throws when it can't be told. */
  look: () => Promise<Seen> | Seen;
};

export type Finding = Check & { said: string; state: 'ok' | 'missing' | 'advice' | 'unknown' };

/** A heading and the checks below it. */
export type Group = { name: string; checks: Check[] };

export const good = (said: string): Seen => ({ good: true, said });
export const bad = (said: string): Seen => ({ good: false, said });

/** Looks at everything at once. What can't be told is a finding too, never silence. */
export async function examine(checks: Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async (check) => {
      try {
        const seen = await check.look();
        return { ...check, said: seen.said, state: seen.good ? 'ok' : check.needed ? 'missing' : 'advice' };
      } catch (error) {
        return { ...check, said: `could not be checked: ${reasonOf(error)}`, state: 'unknown' };
      }
    }),
  );
}

/** @returns the lines to print of one group */
export function report(name: string, findings: Finding[]): string[] {
  const width = Math.max(...findings.map(({ what }) => what.length));
  const below = ' '.repeat(width + 13);
  return [
    '',
    name,
    ...findings.flatMap(({ state, what, said, how, remedy }, index) => {
      const line = `  ${state.padEnd(8)} ${what.padEnd(width)}  `;
      if (state === 'ok') return [line + said];
      if (state !== 'unknown') return [line + said, `${below}→ ${remedy}`];
      // Where nothing can be asked at all, once is enough.
      const again = findings.slice(0, index).some((earlier) => earlier.said === said);
      return again ? [`${line}could not be checked either`] : [line + said, `${below}(it is looked at in ${how})`];
    }),
  ];
}

/** @returns the last line, and the exit code: 1 when something needed is missing, 2 when that can't be told of something needed */
export function conclusion(findings: Finding[]): { line: string; code: 0 | 1 | 2 } {
  const missing = findings.filter(({ state }) => state === 'missing').length;
  const unknown = findings.filter(({ state, needed }) => state === 'unknown' && needed).length;
  const unchecked = unknown > 0 ? ` ${unknown} needed could not be checked.` : '';
  if (missing > 0) return { line: `${missing} missing.${unchecked}`, code: 1 };
  return { line: `Nothing needed is missing${unknown > 0 ? ', as far as could be told' : ''}.${unchecked}`, code: unknown > 0 ? 2 : 0 };
}
