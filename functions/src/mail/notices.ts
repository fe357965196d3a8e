import { type Application, referenceOf } from '../contract/applications.ts';
import type { Applying } from '../contract/applying.ts';
import { contactInput } from '../contract/contact-messages.ts';
import type { FormName } from '../contract/endpoints.ts';
import { staffPaths } from '../contract/staff-paths.ts';
import type { NewMail } from '../data/outbox.ts';
import type { MailSettings } from '../settings.ts';
import type { TemplateName, TemplateValues } from './templates.ts';

type Applied = Pick<Application, 'applicant_name' | 'applicant_email' | 'job_title'>;

/** The mails that something new causes: to staff, and to the person who sent it. None if the site sends no mail. */
export type Notices = {
  /** @param id of the submission @param input as the form's schema returns it */
  submission: (form: FormName, id: string, input: object) => NewMail[];
  application: (id: string, application: Applied, applying: Pick<Applying, 'next_steps' | 'reply_days'>) => NewMail[];
};

export function createNotices(settings: MailSettings | undefined): Notices {
  if (!settings) return { submission: () => [], application: () => [] };
  const { staff, siteUrl } = settings;
  const linkTo = (path: string) => siteUrl && siteUrl + path;
  const submissions: Record<FormName, (id: string, input: object) => NewMail[]> = { contactMessages: contactMessage };

  function contactMessage(id: string, input: object): NewMail[] {
    const message = contactInput.parse(input);
    const about = `contactMessages/${id}`;
    const reference = referenceOf({ id });
    const url = linkTo(`${staffPaths.dashboard}?tab=messages`);
    return [
      ...staff.map((to) => ({ ...mail('message for staff', to, about, { ...message, reference, url }), reply_to: message.email })),
      { ...mail('message received', message.email, about, { reference }), reports_to: about },
    ];
  }

  return {
    submission: (form, id, input) => submissions[form](id, input),

    application(id, { applicant_name, applicant_email, job_title }, { next_steps, reply_days }) {
      const about = `applications/${id}`;
      const known = { reference: referenceOf({ id }), jobTitle: job_title };
      const url = linkTo(staffPaths.application.replace(':id', encodeURIComponent(id)));
      return [
        ...staff.map((to) => mail('application for staff', to, about, { ...known, name: applicant_name, url })),
        {
          ...mail('application received', applicant_email, about, { ...known, nextSteps: next_steps, replyDays: reply_days }),
          reports_to: about,
        },
      ];
    },
  };
}

/** @returns a mail in which staff answer `to`. Answers come to the first address of staff. */
export function replyMail({ staff: [staff] }: MailSettings, to: string, about: string, values: TemplateValues<'reply'>): NewMail {
  return { ...mail('reply', to, about, values), reply_to: staff };
}

function mail<Name extends TemplateName>(template: Name, to: string, about: string, values: TemplateValues<Name>): NewMail {
  return { template, to, about, values };
}
