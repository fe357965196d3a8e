import type { z } from 'zod/mini';
import type { WrittenLetter } from './letters.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { officeDate } from '../platform/contract/office.ts';
import { entryHash, staffPaths } from '../platform/contract/paths.ts';
import { retention } from '../platform/contract/retention.ts';
import { truncated } from '../platform/contract/truncated.ts';
import { greetingTo } from '../platform/mail/greeting.ts';
import type { aboutApplication } from '../platform/mail/letter.ts';
import { mailsToStaff, newLinkTo, newMail, type NewMail, privateLink } from '../platform/mail/new-mails.ts';
import type { TemplateValues } from '../platform/registered.ts';
import type { MailSettings } from '../settings.ts';
import type { Mention, WhyReceived } from './mails.ts';
import type { Application, MailedApplication } from './contract/applications.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { keepingRule, keptFor } from './contract/keeping-rules.ts';

/** In UTF-16 units. */
const excerptLength = 200;

type ReceivedApplication = MailedApplication & Pick<Application, 'due_at' | 'kept_in'> & Partial<Pick<Application, 'referred_by'>>;

/** What an applicant has done that staff are mailed about. */
export type OwnAct = { message: string } | Pick<TemplateValues<'applicant act for staff'>, 'what'>;

export type ListedApplication = MailedApplication & Pick<Application, 'cover_letter'>;

type KeptApplication = MailedApplication & Pick<Application, 'keep_text' | 'kept_until'>;

/** Who gets which mail about applications. */
export function applicationNotices({ staff, siteUrl }: MailSettings) {
  return {
    /** Tells an applicant where their data are, and for how long. @param what why they learn of it */
    received: (what: WhyReceived, application: ReceivedApplication, nextSteps = ''): NewMail[] => {
      const { id, applicant_name, applicant_email, referred_by: through = '', due_at, kept_in } = application;
      const about = { greeting: greetingTo(applicant_name), ...factsOf(application), kept: keptFor(keepingRule(kept_in)) };
      const mail = newMail('application received', applicant_email, [id], { what, through, ...about, nextSteps, dueAt: due_at ?? '' });
      return [{ ...mail, ...privateLink(), reports_to: `applications/${id}` }];
    },

    /**
     * @param what whether it asks, or answers a note of the readers'
     * @param author the name of who has written the note
     */
    mention(
      application: MailedApplication,
      what: Mention,
      note: { id: string; text: string },
      addresses: readonly string[],
      author: string,
    ) {
      const values = { ...aboutOf(application, siteUrl, note.id), note: note.text, what, author };
      return mailsToStaff('mention', addresses, [application.id], values);
    },

    /** To a new owner and their deputy. @param by the name of who has assigned the applications */
    assigned: (applications: readonly ListedApplication[], by: string, addresses: readonly string[], owner: string): NewMail[] => {
      const { about, values } = listOf(applications, siteUrl, '?tab=applications&view=mine');
      return mailsToStaff('applications assigned', addresses, about, { ...values, by, owner });
    },

    /** Asks, with a new link, whether to keep an application. */
    askToKeep: questionTo,

    /** @param addresses by default those of staff */
    ownAct(application: MailedApplication, act: OwnAct, addresses: readonly string[]): NewMail[] {
      const { id, applicant_email: replyTo } = application;
      const [about, to] = [aboutOf(application, siteUrl), addresses.length > 0 ? addresses : staff];
      return 'message' in act
        ? mailsToStaff('applicant message for staff', to, [id], { ...about, ...act }, replyTo)
        : mailsToStaff('applicant act for staff', to, [id], { ...about, ...act });
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

/** @returns what mails say about an application */
function factsOf({ id, job_title }: Pick<Application, 'id' | 'job_title'>) {
  return { reference: referenceOf({ id }), jobTitle: job_title };
}

/** @returns what mails to staff say about an application @param entry see {@link reviewUrl} */
export function aboutOf(application: MailedApplication, siteUrl: string, entry?: string): z.output<typeof aboutApplication> {
  return { ...factsOf(application), name: application.applicant_name, url: reviewUrl(siteUrl, application.id, entry) };
}

/** @param entry of its timeline, which the page shows first */
export function reviewUrl(siteUrl: string, id: string, entry?: string): string {
  const path = staffPaths.application.replace(':id', encodeURIComponent(id));
  return siteUrl + path + (entry === undefined ? '' : entryHash(entry));
}

/** The timeline gets its text, without the link. */
function questionTo(application: KeptApplication): WrittenLetter {
  const { id, applicant_name, applicant_email, job_title, keep_text, kept_until } = application;
  const subject = `May we keep your application? ${job_title}`;
  const day = officeDate(kept_until);
  const body = [
    greetingTo(applicant_name),
    `You applied for ${job_title}, reference ${referenceOf(application)}, and agreed to this: “${keep_text}”. We keep your application until ${day}, and ask you now whether we may for longer.`,
    `If you want to hear from us about other openings for another ${retention.keptMonths} months, please say so on your private page. There you can also end it at once. If you do nothing, we no longer keep it for other openings, and delete it unless the law requires us to keep it for longer.`,
  ].join('\n\n');
  const mail = { ...newMail('keep again', applicant_email, [id], { subject, body, keptUntil: kept_until }), ...privateLink() };
  return { subject, body, mail };
}

/** @returns the values of a mail that lists applications, and which. @param query to show all */
export function listOf(applications: readonly ListedApplication[], siteUrl: string, query: string) {
  const listed = applications.slice(0, serverLimits.newsApplications);
  const values = {
    applications: listed.map((application) => ({
      ...aboutOf(application, siteUrl),
      excerpt: truncated(application.cover_letter, excerptLength),
    })),
    others: applications.length - listed.length,
    url: siteUrl + staffPaths.dashboard + query,
  };
  return { about: listed.map(({ id }) => id), values };
}
