import { type Application, referenceOf } from '../contract/applications.ts';
import type { HiringProcess } from '../contract/hiring-process.ts';
import { contactInput } from '../contract/contact-messages.ts';
import type { FormName } from '../contract/forms.ts';
import { applicantPath, staffPaths } from '../contract/paths.ts';
import type { NewMail } from '../data/outbox.ts';
import { hashOf, newLinkToken } from '../link-token.ts';
import type { MailSettings } from '../settings.ts';
import { newMail, mailsToStaff } from './new-mail.ts';
import type { TemplateValues } from './templates.ts';

/** A private link to an application. Its hash is stored, its URL only mailed. */
export type ApplicantLink = { url: string; hash: string };

type MailedApplication = Pick<Application, 'applicant_name' | 'applicant_email' | 'job_title'>;

/** Makes the mails about submissions, applications, messages of applicants and requested links. Makes none if the site sends no mail. */
export type Notices = {
  /** @param id of the submission @param input as the form's schema returns it */
  submission: (form: FormName, id: string, input: object) => NewMail[];
  /** Informs staff only if they get their news immediately. Otherwise mail/staff-news.ts informs them. */
  application: (
    id: string,
    application: MailedApplication,
    hiringProcess: Pick<HiringProcess, 'next_steps' | 'reply_days'>,
    link?: ApplicantLink,
  ) => NewMail[];
  /** @param message of the applicant */
  applicantMessage: (application: MailedApplication & { id: string }, message: string) => NewMail[];
  /** @param applications of one address, each with a new link */
  links: (applications: (MailedApplication & ApplicantLink & { id: string })[]) => NewMail[];
  /** Makes a link. Absent if the site sends no mail or does not know its address. */
  newLink?: () => ApplicantLink;
};

export function createNotices(settings: MailSettings | undefined): Notices {
  if (!settings) return { submission: () => [], application: () => [], applicantMessage: () => [], links: () => [] };
  const { staff, newsFrequency, siteUrl } = settings;
  const informedAtOnce = newsFrequency === 'immediately' ? staff : [];
  const linkTo = (path: string) => siteUrl && siteUrl + path;
  const submissions: Record<FormName, (id: string, input: object) => NewMail[]> = { contactMessages: contactMessage };

  /** @returns the facts that mails state about an application, and the URL of its page for staff, blank if the site does not know its address */
  function factsOf(id: string, { job_title }: MailedApplication) {
    const url = linkTo(staffPaths.application.replace(':id', encodeURIComponent(id)));
    return { facts: { reference: referenceOf({ id }), jobTitle: job_title }, url };
  }

  function contactMessage(id: string, input: object): NewMail[] {
    const message = contactInput.parse(input);
    const reference = referenceOf({ id });
    const url = linkTo(`${staffPaths.dashboard}?tab=messages`);
    return [
      ...mailsToStaff('message for staff', staff, [id], { ...message, reference, url }, message.email),
      { ...newMail('message received', message.email, [id], { reference }), reports_to: `contactMessages/${id}` },
    ];
  }

  return {
    submission: (form, id, input) => submissions[form](id, input),

    application(id, application, { next_steps, reply_days }, link) {
      const { facts, url } = factsOf(id, application);
      const confirmation = { ...facts, nextSteps: next_steps, replyDays: reply_days, url: link?.url ?? '' };
      return [
        ...mailsToStaff('application for staff', informedAtOnce, [id], { ...facts, name: application.applicant_name, url }),
        { ...newMail('application received', application.applicant_email, [id], confirmation), reports_to: `applications/${id}` },
      ];
    },

    applicantMessage(application, message) {
      const { id, applicant_name: name, applicant_email: replyTo } = application;
      const { facts, url } = factsOf(id, application);
      return mailsToStaff('applicant message for staff', staff, [id], { ...facts, name, message, url }, replyTo);
    },

    links(applications) {
      const [newest] = applications;
      if (!newest) return [];
      const ids = applications.map(({ id }) => id);
      const linked = applications.map((application) => ({ ...factsOf(application.id, application).facts, url: application.url }));
      const mail = newMail('application links', newest.applicant_email, ids, { applications: linked });
      return [{ ...mail, link_hashes: applications.map(({ hash }) => hash), audience: 'visitors' }];
    },

    ...(siteUrl && {
      newLink: () => {
        const token = newLinkToken();
        return { url: `${siteUrl}${applicantPath}#${token}`, hash: hashOf(token) };
      },
    }),
  };
}

/** @param to the recipient @param id of the application or message @returns a mail with a reply of staff. Answers go to the first address of staff. */
export function replyMail({ staff: [replyTo] }: MailSettings, to: string, id: string, values: TemplateValues<'reply'>): NewMail {
  return { ...newMail('reply', to, [id], values), reply_to: replyTo };
}
