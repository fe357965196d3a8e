import type { Application } from './contract/applications.ts';
import { isOver } from './contract/applicant-statuses.ts';
import { type KeepingRule, keepingRule } from './contract/keeping-rules.ts';
import { shownStatus } from './contract/statuses.ts';
import { ruledPlacesOf } from '../jobs/contract/pay-rules.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { retention } from '../platform/contract/retention.ts';
import { visitorTexts } from '../platform/contract/visitor-texts.ts';
import { monthsLater } from '../platform/months-later.ts';
import type { Actor } from '../platform/audited.ts';

const askMs = retention.askDays * dayMs;

/** Stored of an application that is not kept for later openings, or no more. */
export const noConsent = { keep: false, keep_text: '', ask_at: null };

type Kept = Pick<Application, 'keep' | 'kept_until' | 'kept_in' | 'status' | 'shown_status' | 'shown_at' | 'created_at'>;

/** @returns the rule of a job: of several places, the one that asks for the longest time */
export function keepingRuleOf(job: Parameters<typeof ruledPlacesOf>[0]): KeepingRule {
  const rules = ruledPlacesOf(job).map(({ country }) => keepingRule(country));
  return rules.toSorted((one, other) => other.months - one.months)[0] ?? keepingRule('');
}

/**
 * What is stored of how long an application is kept: docs/decisions/0012-answers.md
 * - `kept_until`: it is certainly kept until then; the retention rule looks at it the night after
 * - `ask_at`: when to ask whether to keep it for longer; null for never and once done
 * @param keep whether the applicant agrees now to have it kept for later openings
 */
export function keeping(keep: boolean, { created_at, kept_in }: Pick<Kept, 'created_at' | 'kept_in'>, now: Date) {
  if (!keep) {
    const end = monthsLater(new Date(created_at), keepingRule(kept_in).months);
    return { ...noConsent, kept_until: end > now ? end : now };
  }
  const kept_until = monthsLater(now, retention.keptMonths);
  return { keep, keep_text: visitorTexts.keep, kept_until, ask_at: new Date(kept_until.getTime() - askMs) };
}

/** Whether agreeing again prolongs enough, so that repeated calls change nothing. */
export function isProlonged(keptUntil: string, { kept_until }: { kept_until: Date }): boolean {
  return !(kept_until.getTime() - Date.parse(keptUntil) < askMs);
}

/**
 * @param closed since when the job is closed: null while it is open, blank if nothing tells
 * @returns when it is due for removal, as its applicant may know; null until it has ended
 */
export function dueOf(application: Kept, closed: string | null): Date | null {
  const { created_at, shown_at, keep, kept_until, kept_in } = application;
  const end = isOver(shownStatus(application)) ? shown_at : closed;
  if (end === null) return null;
  // Staff add applications for jobs that were closed before, too.
  const due = monthsLater(new Date(end > created_at ? end : created_at), keepingRule(kept_in).months);
  const agreed = new Date(keep ? kept_until : 0);
  return agreed > due ? agreed : due;
}

/**
 * @param by who removes it: the retention rule, or another, which ends the consent too
 * @returns until when it stays, or is sealed if another removes it; undefined if it goes now
 */
export function staysUntil(application: Kept, closed: string | null, now: Date, by: Actor): Date | undefined {
  const { erasing, months } = keepingRule(application.kept_in);
  const isRule = by === 'retention';
  const due = dueOf({ ...application, keep: isRule && application.keep }, closed) ?? monthsLater(now, months);
  return due > now && (isRule || erasing === 'seal') ? due : undefined;
}
