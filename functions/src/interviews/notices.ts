import { z } from 'zod/mini';
import type { MailedApplication } from '../applications/contract/applications.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { officeZone } from '../platform/contract/office.ts';
import type { StoredInterview } from './stored.ts';
import { addressOf, nameIn, type Named } from '../colleagues/named.ts';
import { aboutApplication, privateUrl } from '../platform/mail/letter.ts';
import { mailsToStaff, type NewMail, newMail, privateLink } from '../platform/mail/new-mails.ts';

const common = z.extend(aboutApplication, {
  uid: z.string(),
  sequence: z.int(),
  at: z.iso.datetime(),
  minutes: z.int(),
  place: z.string(),
  /** Why staff changed it. */
  why: z.string(),
  /** Of the reader. */
  zone: z.string(),
  interviewers: z.array(z.string()),
  /** As the reader knows them. */
  interviewerNames: z.array(z.string()),
});

/** 'address …': what goes to the old and the new address. */
const changes = ['booked', 'changed', 'cancelled', 'tomorrow', 'address ended', 'address new'] as const;

/** For 'interview'. `changeHours`: until so many hours before, applicants can move or cancel it. */
export const valuesForApplicant = z.extend(common, { what: z.enum(changes), changeHours: z.int(), url: privateUrl });

/**
 * The values of the template 'interview for staff'. What is about an erased application is blank.
 * 'left': it takes place without the reader.
 */
export const valuesForInterviewer = z.extend(common, { what: z.enum([...changes, 'left']) });

type What = z.output<typeof valuesForApplicant>['what'];
type WhatForStaff = z.output<typeof valuesForInterviewer>['what'];

/**
 * Invitations, updates and cancellations for everybody whom a change concerns.
 * @param application undefined if its applicant is not to be told @param named before and after
 * @param event by default what the states say
 */
export function interviewMails(
  before: StoredInterview,
  after: StoredInterview,
  application: MailedApplication | undefined,
  named: Named,
  event?: 'tomorrow',
): NewMail[] {
  const isBooked = after.state === 'booked';
  const what = event ?? (!isBooked ? 'cancelled' : before.state === 'booked' ? 'changed' : 'booked');
  // A cancellation names the time that it cancels.
  const told = isBooked ? after : { ...after, at: before.at };
  const isNew = (username: string) => !before.interviewers.includes(username);
  // Nobody has been invited to what is proposed.
  const left = before.state === 'booked' ? before.interviewers.filter((username) => !after.interviewers.includes(username)) : [];
  return [
    ...(application ? [mailToApplicant(what, told, application, named)] : []),
    ...after.interviewers.flatMap((username) => mailToInterviewer(isNew(username) ? 'booked' : what, told, username, application, named)),
    ...left.flatMap((username) => mailToInterviewer('left', { ...before, sequence: after.sequence }, username, application, named)),
  ];
}

export function mailToApplicant(what: What, interview: StoredInterview, application: MailedApplication, named: Named): NewMail {
  const { applicant_zone, change_hours: changeHours } = interview;
  const values = { ...valuesOf(interview, application, named), what, zone: applicant_zone || officeZone, changeHours };
  const mail = newMail('interview', application.applicant_email, [application.id], values);
  return { ...mail, ...(what !== 'address ended' && privateLink()), audience: 'visitors' };
}

/** @param to blank for nobody */
export function mailToInterviewer(
  what: WhatForStaff,
  interview: StoredInterview,
  username: string,
  application: MailedApplication | undefined,
  named: Named,
  to = addressOf(named, username),
): NewMail[] {
  const values = { ...valuesOf(interview, application, named), what, url: interview.url };
  return mailsToStaff('interview for staff', [to], [interview.application], values);
}

function valuesOf(
  { id, sequence, at, minutes, place, why, zone, interviewers }: StoredInterview,
  application: MailedApplication | undefined,
  named: Named,
) {
  return {
    uid: id,
    sequence,
    at: at ?? '',
    minutes,
    place,
    why,
    zone,
    interviewers,
    interviewerNames: interviewers.map((username) => nameIn(named, username)),
    name: application?.applicant_name ?? '',
    jobTitle: application?.job_title ?? '',
    reference: application ? referenceOf(application) : '',
  };
}
