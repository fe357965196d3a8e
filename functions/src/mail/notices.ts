import { type Application, referenceOf } from '../contract/applications.ts';
import { type FormName, forms } from '../contract/forms.ts';
import { applicantPath, staffPaths } from '../contract/paths.ts';
import type { NewMail } from '../data/outbox.ts';
import type { ApplicationNews } from '../data/staff-news.ts';
import { hashOf, newToken } from '../tokens.ts';
import type { MailSettings } from '../settings.ts';
import type { TemplateName, TemplateValues } from './templates.ts';

/** A private link to an application. Its hash is stored, its URL only mailed. */
export type ApplicantLink = { url: string; hash: string };

type MailedApplication = Pick<Application, 'applicant_name' | 'applicant_email' | 'job_title'>;

/** Decides who gets which mail. */
export function createNotices({ staff, newsFrequency, siteUrl }: MailSettings) {
  const informedAtOnce = newsFrequency === 'immediately' ? staff : [];
  const linkTo = (path: string) => siteUrl && siteUrl + path;

  /** @returns what mails say about an application, and its URL for staff, blank if unknown */
  function factsOf(id: string, { job_title }: MailedApplication) {
    const url = linkTo(staffPaths.application.replace(':id', encodeURIComponent(id)));
    return { facts: { reference: referenceOf({ id }), jobTitle: job_title }, url };
  }

  return {
    /** @param id of the submission @param input as the form's schema returns it */
    submission(form: FormName, id: string, input: object): NewMail[] {
      const { mail, tab } = forms[form];
      const message = mail.parse(input);
      const reference = referenceOf({ id });
      const url = linkTo(`${staffPaths.dashboard}?tab=${tab}`);
      return [
        ...mailsToStaff('message for staff', staff, [id], { ...message, reference, url }, message.email),
        { ...newMail('message received', message.email, [id], { reference }), reports_to: `${form}/${id}` },
      ];
    },

    /** Informs staff only if they get their news immediately. Otherwise, `newsMails` does. */
    application(id: string, application: MailedApplication, nextSteps: string, dueAt: string, link?: ApplicantLink): NewMail[] {
      const { facts, url } = factsOf(id, application);
      const confirmation = { ...facts, nextSteps, dueAt, url: link?.url ?? '' };
      return [
        ...mailsToStaff('application for staff', informedAtOnce, [id], { ...facts, name: application.applicant_name, url }),
        { ...newMail('application received', application.applicant_email, [id], confirmation), reports_to: `applications/${id}` },
      ];
    },

    /** @param message of the applicant */
    applicantMessage(application: MailedApplication & { id: string }, message: string) {
      const { id, applicant_name: name, applicant_email: replyTo } = application;
      const { facts, url } = factsOf(id, application);
      return mailsToStaff('applicant message for staff', staff, [id], { ...facts, name, message, url }, replyTo);
    },

    /** @param applications of one address, each with a new link */
    links(applications: (MailedApplication & ApplicantLink & { id: string })[]): NewMail[] {
      const [newest] = applications;
      if (!newest) return [];
      const ids = applications.map(({ id }) => id);
      const linked = applications.map((application) => ({ ...factsOf(application.id, application).facts, url: application.url }));
      const mail = newMail('application links', newest.applicant_email, ids, { applications: linked });
      return [{ ...mail, link_hashes: applications.map(({ hash }) => hash), audience: 'visitors' }];
    },

    /** Makes a link. Absent if the site does not know its address. */
    newLink: siteUrl ? () => newLinkTo(siteUrl) : undefined,
  };
}

function newLinkTo(siteUrl: string): ApplicantLink {
  const token = newToken();
  return { url: `${siteUrl}${applicantPath}#${token}`, hash: hashOf(token) };
}

/**
 * Answers go to the first address of staff.
 * @param id of the application or message @param promises_days within how many days an applicant is promised the next answer
 */
export function replyMail(
  { staff: [replyTo] }: MailSettings,
  to: string,
  id: string,
  values: TemplateValues<'reply'>,
  promises_days?: number,
): NewMail {
  return { ...newMail('reply', to, [id], values), reply_to: replyTo, ...(promises_days !== undefined && { promises_days }) };
}

/** @param applications at most `limits.newsApplications` of the new ones @param count of all new */
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

/** @param about see {@link NewMail} @returns a mail whose values fit its template */
export function newMail<Name extends TemplateName>(template: Name, to: string, about: string[], values: TemplateValues<Name>): NewMail {
  return { template, to, about, values };
}

/** @returns a mail for each address of staff. Their answers go to `replyTo`. */
function mailsToStaff<Name extends TemplateName>(
  template: Name,
  staff: string[],
  about: string[],
  values: TemplateValues<Name>,
  replyTo?: string,
): NewMail[] {
  const common = { audience: 'staff', ...(replyTo !== undefined && { reply_to: replyTo }) } as const;
  return staff.map((to) => ({ ...newMail(template, to, about, values), ...common }));
}
