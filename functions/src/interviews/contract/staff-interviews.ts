import { z } from 'zod/mini';
import { interviewMinutes, interviewState, interviewTime, storedMinutes } from './interviews.ts';
import { interviewLimits, limits } from '../../platform/contract/limits.ts';
import { officeZone } from '../../platform/contract/office.ts';
import { applicationText } from '../../answers/contract/replies.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { requiredVersion, version, storedText, storedTexts, storedTime, storedTimeOrNull } from '../../platform/contract/stored.ts';
import { line, requiredLine } from '../../platform/contract/text.ts';
import { commaList } from '../../platform/contract/lists.ts';
import { adminUsername } from '../../accounts/contract/username.ts';
import { zoneInput } from '../../platform/contract/zone.ts';

function distinct<Item extends z.ZodMiniType<string>>(item: Item, max: number, error: string) {
  return z.array(item, error).check(
    z.minLength(1, error),
    z.maxLength(max, { error, abort: true }),
    z.refine((items) => new Set(items).size === items.length, error),
  );
}

const meeting = {
  minutes: z.literal([...interviewMinutes], staffTexts.invalidMinutes),
  /** An address, or the link of a call. */
  place: requiredLine('Place or link', interviewLimits.placeLength),
  interviewers: distinct(adminUsername, interviewLimits.interviewers, staffTexts.invalidInterviewers),
};

const time = interviewTime(staffTexts.invalidTimes);

/** The mail that proposes the times, and the version that its writer has seen. */
export const proposal = z.extend(applicationText, {
  ...meeting,
  times: distinct(time, interviewLimits.times, staffTexts.invalidTimes),
  /** The writer's zone. The mail has the office's if it is unknown here. */
  zone: z.catch(zoneInput(''), officeZone),
  updated_at: requiredVersion,
});

/** A word why, which the emails and the private page show. */
const why = z._default(line('Why', interviewLimits.whyLength), '');

export const interviewEdit = z.object({ ...meeting, at: time, why, updated_at: requiredVersion });

export const interviewCancellation = z.object({ why, updated_at: version });

export const interview = z.object({
  id: z.string(),
  application: storedText,
  applicant_name: storedText,
  job_id: storedText,
  job_title: storedText,
  interviewers: storedTexts,
  minutes: storedMinutes,
  place: storedText,
  zone: storedText,
  times: storedTexts,
  state: interviewState,
  at: storedTimeOrNull,
  /** Why no time suits the applicant. */
  text: storedText,
  /** Interviewers who have sent their scorecard. */
  scored_by: storedTexts,
  updated_at: storedTime,
});

/** At most `interviewLimits.listedDays` apart. */
export const interviewsQuery = z.object({ from: z.iso.datetime(), to: z.iso.datetime() });

/** The usernames are separated by commas. */
export const busyQuery = z.extend(interviewsQuery, {
  interviewers: z.pipe(commaList(interviewLimits.interviewers * limits.usernameBytes), meeting.interviewers),
});

/** Interviewers' own calendars show only when they are busy. `read`: whether one could be read. */
export const busy = z.object({
  username: z.string(),
  read: z.boolean(),
  times: z.array(z.object({ start: z.iso.datetime(), end: z.iso.datetime() })),
});

export type Busy = z.infer<typeof busy>;
export type Interview = z.infer<typeof interview>;
export type Proposal = z.infer<typeof proposal>;
