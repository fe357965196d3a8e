import { type Application, referenceOf } from '../contract/applications.ts';
import type { Applying } from '../contract/applying.ts';
import { contactInput } from '../contract/contact-messages.ts';
import type { FormName } from '../contract/endpoints.ts';
import { staffPaths } from '../contract/staff-paths.ts';
import type { NewMail } from '../data/outbox.ts';
import type { MailSettings } from '../settings.ts';
import { mail } from './new-mail.ts';

type Applied = Pick<Application, 'applicant_name' | 'applicant_email' | 'job_title'>;

/** The mails that something new causes: to staff, and to the person who sent it. None if the site sends no mail. */
export type Notices = {
  /** @param id of the submission @param input as the form's schema returns it */
  submission: (form: FormName, id: string, input: object) => NewMail[];
  /** Staff who get their news hourly or daily are told by mail/staff-news.ts. */
  application: (id: string, application: Applied, applying: Pick<Applying, 'next_steps' | 'reply_days'>) => NewMail[];
};

export function createNotices(settings: MailSettings | undefined): Notices {
  if (!settings) return { submission: () => [], application: () => [] };
  const { staff, staffNews, siteUrl } = settings;
  const toldAtOnce = staffNews === 'immediately' ? staff : [];
  const linkTo = (path: string) => siteUrl && siteUrl + path;
  const submissions: Record<FormName, (id: string, input: object) => NewMail[]> = { contactMessages: contactMessage };

  function contactMessage(id: string, input: object): NewMail[] {
    const message = contactInput.parse(input);
    const about = `contactMessages/${id}`;
    const reference = referenceOf({ id });
    const url = linkTo(`${staffPaths.dashboard}?tab=messages`);
    return [
      ...staff.map((to) => ({ ...mail('message for staff', to, about, { ...message, reference, url }), reply_to: message.email })),
      mail('message received', message.email, about, { reference }),
    ];
  }

  return {
    submission: (form, id, input) => submissions[form](id, input),

    application(id, { applicant_name, applicant_email, job_title }, { next_steps, reply_days }) {
      const about = `applications/${id}`;
      const known = { reference: referenceOf({ id }), jobTitle: job_title };
      const url = linkTo(staffPaths.application.replace(':id', encodeURIComponent(id)));
      return [
        ...toldAtOnce.map((to) => mail('application for staff', to, about, { ...known, name: applicant_name, url })),
        mail('application received', applicant_email, about, { ...known, nextSteps: next_steps, replyDays: reply_days }),
      ];
    },
  };
}
