import { staffPaths } from '../contract/paths.ts';
import type { ApplicationNews, StaffNewsStore } from '../data/staff-news.ts';
import type { NewMail } from '../data/outbox.ts';
import type { MailSettings } from '../settings.ts';
import { mailsToStaff } from './new-mail.ts';
import { lastEnd, periods } from './periods.ts';

/** Mails staff every hour or day how many applications came, unless they get a mail for each at once. @param now in milliseconds */
export async function writeStaffNews(
  { staffNews, mail: settings }: { staffNews: StaffNewsStore; mail: MailSettings | undefined },
  now: number,
): Promise<void> {
  if (!settings || settings.newsFrequency === 'immediately') return;
  await staffNews.write(lastEnd(periods[settings.newsFrequency], now), (applications, count) => newsMails(settings, applications, count));
}

/** @param applications at most `limits.newsApplications` of the new ones @param count how many are new in all */
export function newsMails({ staff, siteUrl }: MailSettings, applications: ApplicationNews[], count: number): NewMail[] {
  const byJob = new Map<string, ApplicationNews[]>();
  for (const application of applications) byJob.set(application.job_id, [...(byJob.get(application.job_id) ?? []), application]);
  const jobs = [...byJob].map(([id, ofJob]) => ({
    title: ofJob[0]?.job_title ?? '',
    count: ofJob.length,
    url: siteUrl && `${siteUrl}${staffPaths.dashboard}?${new URLSearchParams({ tab: 'applications', job: id }).toString()}`,
  }));
  return mailsToStaff('applications for staff', staff, [], { count, jobs });
}
