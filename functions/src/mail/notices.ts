import { applicantPath } from '../contract/applicant-path.ts';
import { type Application, referenceOf } from '../contract/applications.ts';
import type { Applying } from '../contract/applying.ts';
import { contactInput } from '../contract/contact-messages.ts';
import type { FormName } from '../contract/endpoints.ts';
import { staffPaths } from '../contract/staff-paths.ts';
import type { NewMail } from '../data/outbox.ts';
import { hashOf, newLinkToken } from '../link-token.ts';
import type { MailSettings } from '../settings.ts';
import { mail, mailsToStaff } from './new-mail.ts';
import type { TemplateValues } from './templates.ts';

/** A private link to an application. Its hash is stored, its URL only mailed. */
export type ApplicantLink = { url: string; hash: string };

type Applied = Pick<Application, 'applicant_name' | 'applicant_email' | 'job_title'>;

/** The mails that something new causes: to staff, and to the person who sent it. None if the site sends no mail. */
export type Notices = {
  /** @param id of the submission @param input as the form's schema returns it */
  submission: (form: FormName, id: string, input: object) => NewMail[];
  /** Staff who get their news hourly or daily are told by mail/staff-news.ts. */
  application: (id: string, application: Applied, applying: Pick<Applying, 'next_steps' | 'reply_days'>, link?: ApplicantLink) => NewMail[];
  /** @param message of the applicant */
  applicantMessage: (application: Applied & { id: string }, message: string) => NewMail[];
  /** @param applications of one address, each with a new link */
  links: (applications: (Applied & ApplicantLink & { id: string })[]) => NewMail[];
  /** Makes a link. Absent if the site sends no mail or does not know its address. */
  newLink?: () => ApplicantLink;
};

export function createNotices(settings: MailSettings | undefined): Notices {
  if (!settings) return { submission: () => [], application: () => [], applicantMessage: () => [], links: () => [] };
  const { staff, staffNews, siteUrl } = settings;
  const toldAtOnce = staffNews === 'immediately' ? staff : [];
  const linkTo = (path: string) => siteUrl && siteUrl + path;
  const submissions: Record<FormName, (id: string, input: object) => NewMail[]> = { contactMessages: contactMessage };

  /** What mails to staff and applicant say of an application. */
  function factsOf(id: string, { job_title }: Applied) {
    const url = linkTo(staffPaths.application.replace(':id', encodeURIComponent(id)));
    return { known: { reference: referenceOf({ id }), jobTitle: job_title }, url };
  }

  function contactMessage(id: string, input: object): NewMail[] {
    const message = contactInput.parse(input);
    const reference = referenceOf({ id });
    const url = linkTo(`${staffPaths.dashboard}?tab=messages`);
    return [
      ...mailsToStaff('message for staff', staff, [id], { ...message, reference, url }, message.email),
      { ...mail('message received', message.email, [id], { reference }), reports_to: `contactMessages/${id}` },
    ];
  }

  return {
    submission: (form, id, input) => submissions[form](id, input),

    application(id, application, { next_steps, reply_days }, link) {
      const { known, url } = factsOf(id, application);
      const told = { ...known, nextSteps: next_steps, replyDays: reply_days, url: link?.url ?? '' };
      return [
        ...mailsToStaff('application for staff', toldAtOnce, [id], { ...known, name: application.applicant_name, url }),
        { ...mail('application received', application.applicant_email, [id], told), reports_to: `applications/${id}` },
      ];
    },

    applicantMessage(application, message) {
      const { id, applicant_name: name, applicant_email: replyTo } = application;
      const { known, url } = factsOf(id, application);
      return mailsToStaff('applicant message for staff', staff, [id], { ...known, name, message, url }, replyTo);
    },

    links(applications) {
      const [newest] = applications;
      if (!newest) return [];
      const ids = applications.map(({ id }) => id);
      const linked = applications.map((application) => ({ ...factsOf(application.id, application).known, url: application.url }));
      return [{ ...mail('application links', newest.applicant_email, ids, { applications: linked }), audience: 'visitors' }];
    },

    ...(siteUrl && {
      newLink: () => {
        const token = newLinkToken();
        return { url: `${siteUrl}${applicantPath}#${token}`, hash: hashOf(token) };
      },
    }),
  };
}

/** @returns a mail in which staff answer `to`. Answers come to the first address of staff. */
export function replyMail({ staff: [staff] }: MailSettings, to: string, id: string, values: TemplateValues<'reply'>): NewMail {
  return { ...mail('reply', to, [id], values), reply_to: staff };
}
