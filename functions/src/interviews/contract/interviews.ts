import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { text } from '../../platform/contract/text.ts';

/** In minutes: quarters of an hour, like the times at which interviews begin. */
export const interviewMinutes = [15, 30, 45, 60, 90, 120] as const;

export const quarterMs = 15 * 60 * 1000;

/** `held` is a booked interview that is over. */
export const interviewStates = ['proposed', 'booked', 'held', 'declined', 'cancelled'] as const;

export type InterviewState = (typeof interviewStates)[number];

export const interviewState = z.catch(z.enum(interviewStates), 'cancelled');

export const storedMinutes = z.catch(z.int(), 30);

/**
 * What an application repeats of its latest interview, so that lists read no other document. `at` is
 * null unless it is booked or held.
 */
export const interviewSummary = z.object({ id: z.string(), state: interviewState, at: z.nullable(z.string()), minutes: storedMinutes });

export type InterviewSummary = z.infer<typeof interviewSummary>;

/** The beginning of an interview: a quarter of an hour, in UTC. */
export function interviewTime(error: string) {
  const isOnQuarter = (time: string) => Date.parse(time) % quarterMs === 0;
  return text(limits.timeBytes, error, error).check(
    z.iso.datetime({ error, abort: true }),
    z.refine(isOnQuarter, { error, abort: true }),
    z.overwrite((time) => new Date(time).toISOString()),
  );
}

/** @returns whether times can be chosen, or what is booked lies ahead */
export function isOpenInterview({ state }: { state: InterviewState }): boolean {
  return state !== 'held' && state !== 'cancelled';
}
