import { type Application, referenceOf } from '../contract/applications.ts';
import { greetingTo } from '../mail/greeting.ts';
import { newMail } from '../mail/new-mail.ts';
import type { TemplateValues } from '../mail/templates.ts';
import type { StoredInterview } from './stored-interview.ts';
import { type NewMail, noApplicant } from './new-mails.ts';

/** Who is invited. */
export type Invitee = Pick<Application, 'id' | 'applicant_name' | 'applicant_email' | 'job_title'>;

type What = TemplateValues<'interview'>['what'];

/**
 * Invitations, updates and cancellations for everybody whom a change concerns.
 * @param application undefined if it is removed, and its applicant is not to be told
 */
export function interviewMails(before: StoredInterview, after: StoredInterview, application: Invitee | undefined): NewMail[] {
  const isBooked = after.state === 'booked';
  const what: What = !isBooked ? 'cancelled' : before.state === 'booked' ? 'changed' : 'booked';
  // A cancellation names the time that it cancels.
  const cancelled = { ...before, sequence: after.sequence };
  const interviewers = isBooked ? after.interviewers : [];
  const stays = (username: string) => isBooked && after.addresses[username] === before.addresses[username];
  const comesOrLeaves = (username: string) => !stays(username);
  return [
    ...(application ? [mailToApplicant(what, isBooked ? after : cancelled, application)] : []),
    ...mailsToInterviewers('changed', after, interviewers.filter(stays), application),
    ...mailsToInterviewers('booked', after, interviewers.filter(comesOrLeaves), application),
    ...mailsToInterviewers('cancelled', cancelled, Object.keys(before.addresses).filter(comesOrLeaves), application),
  ];
}

/** The day before, to everybody. */
export function reminders(interview: StoredInterview, application: Invitee): NewMail[] {
  return [
    mailToApplicant('tomorrow', interview, application),
    ...mailsToInterviewers('tomorrow', interview, interview.interviewers, application),
  ];
}

function mailToApplicant(what: What, interview: StoredInterview, application: Invitee): NewMail {
  const { applicant_email, applicant_name, job_title } = application;
  const values = {
    ...valuesOf(what, interview),
    greeting: greetingTo(applicant_name),
    jobTitle: job_title,
    reference: referenceOf(application),
  };
  const zone = interview.applicant_zone || interview.zone;
  return { ...newMail('interview', applicant_email, [application.id], { ...values, zone }), audience: 'visitors' };
}

/** Of a removed application, they hold nothing of the applicant. */
function mailsToInterviewers(what: What, interview: StoredInterview, usernames: string[], application: Invitee | undefined): NewMail[] {
  const { addresses, url } = interview;
  const about = application ? [application.id] : [];
  const applicant = application
    ? { name: application.applicant_name, jobTitle: application.job_title, reference: referenceOf(application), url }
    : noApplicant;
  const values = { ...valuesOf(what, interview), interviewers: interview.interviewers, ...applicant };
  return usernames.flatMap((username) => {
    const to = addresses[username];
    return to ? [{ ...newMail('interview for staff', to, about, values), audience: 'staff' as const }] : [];
  });
}

function valuesOf(what: What, { id, at, minutes, place, zone, sequence }: StoredInterview) {
  return { what, uid: id, sequence, at: at ?? '', minutes, place, zone };
}
