import { z } from 'zod/mini';
import { limits } from '../../platform/contract/limits.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { text } from '../../platform/contract/text.ts';
import { clocks, zoneInput } from '../../platform/contract/zone.ts';

const { invalidHours } = staffTexts;

const timeOfDay = text(limits.choiceBytes, invalidHours, invalidHours).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, invalidHours));

const hoursOfDay = z
  .object({ from: timeOfDay, to: timeOfDay }, invalidHours)
  .check(z.refine(({ from, to }) => from < to, { error: invalidHours, path: ['to'] }));

/** When somebody has time for interviews, from Monday on, by the clocks of their zone. */
export const weeklyHours = z.object(
  {
    zone: text(limits.choiceBytes, staffTexts.invalidZone, staffTexts.invalidZone),
    days: z.array(z.nullable(hoursOfDay), invalidHours).check(z.length(7, invalidHours)),
  },
  invalidHours,
);

/** As colleagues see them, whose browsers may not know the zone. */
export const shownHours = z.catch(z.nullable(z.extend(weeklyHours, { clocks })), null);

/** As stored: hours that are not valid any more read as none. */
export const storedHours = z.catch(z.nullable(weeklyHours), null);

export const hoursInput = z.object({ hours: z.nullable(z.extend(weeklyHours, { zone: zoneInput(staffTexts.invalidZone) })) });

export type WeeklyHours = z.infer<typeof weeklyHours>;
export type ShownHours = NonNullable<z.infer<typeof shownHours>>;
