import type { AlertStore } from '../data/alerts.ts';
import type { JobStore } from '../data/jobs.ts';
import type { StaffNewsStore } from '../data/staff-news.ts';
import { type AlertMails, writeAlerts } from './alerts.ts';
import { deliverDue, type Delivery, type DeliveryParts } from './deliver.ts';
import { writeStaffNews } from './staff-news.ts';

export type SweepParts = DeliveryParts & {
  jobs: JobStore;
  alerts: AlertStore;
  alertMails: AlertMails | undefined;
  staffNews: StaffNewsStore;
};

/** Writes the mails that are due at certain times, and sends what waits, even if writing fails. @param now in milliseconds */
export async function sweepMail(parts: SweepParts, now: number): Promise<Delivery[]> {
  const written = await Promise.allSettled([writeStaffNews(parts, now), writeAlerts(parts, now)]);
  const deliveries = await deliverDue(parts);
  for (const result of written) if (result.status === 'rejected') throw result.reason;
  return deliveries;
}
