import type { Application } from '#rooms/applications/contract/applications.ts';
import { officeDate, officeIsoDate } from '#rooms/platform/contract/office.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';

/** @returns until when the applicant is promised an answer, in words; undefined if none is due */
export function answerDue({ due_at, told }: Pick<Application, 'due_at' | 'told'>) {
  if (!due_at) return undefined;
  const [due, now] = [Date.parse(due_at), serverNow()];
  const today = due >= now && officeIsoDate(due) === officeIsoDate(now);
  const answer = today ? dashboardTexts.answerToday : dashboardTexts.answerBy(officeDate(due_at));
  return { text: dashboardTexts.told[told] ?? answer, overdue: due < now && told !== 'mail waiting', today };
}
