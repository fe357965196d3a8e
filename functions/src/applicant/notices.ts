import type { MailedApplication } from '../applications/contract/applications.ts';
import { aboutOf, factsOf } from '../applications/notices.ts';
import { staffPaths } from '../platform/contract/paths.ts';
import { greetingTo } from '../platform/mail/greeting.ts';
import { mailsToStaff, newLinkTo, newMail, type NewMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { ApplicantAct } from './mails.ts';

export function applicantNotices({ staff, siteUrl }: MailSettings) {
  return {
    /** @param addresses by default those of staff */
    applicantMessage(application: MailedApplication, message: string, addresses: readonly string[]) {
      const { id, applicant_email: replyTo } = application;
      const values = { ...aboutOf(application, siteUrl), message };
      return mailsToStaff('applicant message for staff', addresses.length > 0 ? addresses : staff, [id], values, replyTo);
    },

    /** To admins only. It is about no application that others can find. */
    sealedMessage(message: string, application: MailedApplication, addresses: readonly string[]) {
      const values = { ...aboutOf(application, siteUrl), message, url: siteUrl + staffPaths.records };
      return mailsToStaff('applicant message for staff', addresses, [], values, application.applicant_email);
    },

    /** @param addresses by default those of staff */
    applicantAct(application: MailedApplication, what: ApplicantAct, addresses: readonly string[]) {
      const values = { ...aboutOf(application, siteUrl), what };
      return mailsToStaff('applicant act for staff', addresses.length > 0 ? addresses : staff, [application.id], values);
    },

    /** @param applications of one address, which each get a new link */
    links(applications: MailedApplication[]): NewMail[] {
      const [newest] = applications;
      if (!newest) return [];
      const ids = applications.map(({ id }) => id);
      const links = applications.map(() => newLinkTo(siteUrl));
      const linked = applications.map((application, index) => ({ ...factsOf(application), url: links[index]?.url ?? '' }));
      const greeting = greetingTo(newest.applicant_name);
      const mail = newMail('application links', newest.applicant_email, ids, { greeting, applications: linked });
      // An answer about several is for people.
      const reply = ids.length === 1 ? { answerable: true } : { reply_to: staff[0] };
      return [{ ...mail, link_hashes: links.map(({ hash }) => hash), ...reply, audience: 'visitors' }];
    },
  };
}
