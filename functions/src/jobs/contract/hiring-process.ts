import { z } from 'zod/mini';
import { admin, endpoint, type Endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { storedTime, version } from '../../platform/contract/stored.ts';
import { requiredParagraph } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';

const between = (least: number, most: number, error: string) => z.int({ error }).check(z.minimum(least, error), z.maximum(most, error));

/** A form has texts. A blank one is not zero. */
const numberOf = z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value));

const replyDays = between(1, limits.replyDaysMax, texts.invalidReplyDays);
const changeHours = between(0, limits.changeHoursMax, texts.invalidChangeHours);

export const hiringProcessDefaults = {
  next_steps: 'If it looks like a fit, we’ll email you to set up a 30-minute call.',
  reply_days: 10,
  change_hours: 24,
  updated_at: new Date(0).toISOString(),
};

export const hiringProcessInput = z.object({
  next_steps: requiredParagraph('What happens next', limits.nextStepsLength),
  reply_days: z.pipe(numberOf, replyDays),
  /** Until so many hours before, applicants can move or cancel an interview. */
  change_hours: z._default(z.pipe(numberOf, changeHours), hiringProcessDefaults.change_hours),
});

export const hiringProcess = z.object({
  next_steps: z.catch(hiringProcessInput.shape.next_steps, hiringProcessDefaults.next_steps),
  reply_days: z.catch(replyDays, hiringProcessDefaults.reply_days),
  change_hours: z.catch(changeHours, hiringProcessDefaults.change_hours),
  updated_at: storedTime,
});

/** Of the first answers due in the last `limits.answeredDays`, how many were in time. */
export const answeredCounts = z.object({ due: z.int(), in_time: z.int() });

/** What visitors read before they apply. `answered` is null below `limits.answeredMin`. */
export const publicHiringProcess = z.extend(z.pick(hiringProcess, { next_steps: true, reply_days: true }), {
  answered: z.catch(z.nullable(answeredCounts), null),
});

const hiringProcessEdit = z.extend(hiringProcessInput, { updated_at: version });

export type HiringProcess = z.infer<typeof hiringProcess>;
export type AnsweredCounts = z.infer<typeof answeredCounts>;
export type PublicHiringProcess = z.infer<typeof publicHiringProcess>;

/** The calls of staff for what applicants are told. */
export const hiringProcessEndpoints = {
  readHiringProcess: endpoint('GET', `${admin}/hiring-process`, 'recruiters', { output: hiringProcess }),
  updateHiringProcess: endpoint('PUT', `${admin}/hiring-process`, 'recruiters', { body: hiringProcessEdit, output: hiringProcess }),
} satisfies Record<string, Endpoint>;
