import type { Application } from '#rooms/applications/contract/applications.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';

/** @returns until when the applicant is promised an answer, in words; undefined if none is due */
export function answerDue({ due_at, told }: Pick<Application, 'due_at' | 'told'>): { text: string; overdue: boolean } | undefined {
  if (!due_at) return undefined;
  return { text: dashboardTexts.told[told] ?? dashboardTexts.answerBy(officeDate(due_at)), overdue: Date.parse(due_at) < serverNow() };
}
