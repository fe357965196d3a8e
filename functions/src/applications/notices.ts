import type { z } from 'zod/mini';
import { seesJob, withStandIns } from '../accounts/contract/colleagues.ts';
import type { Reader } from '../colleagues/colleagues.ts';
import type { ApplicationNews, NewsTime } from './news.ts';
import type { WrittenLetter } from './letters.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { officeDate } from '../platform/contract/office.ts';
import { entryHash, staffPaths } from '../platform/contract/paths.ts';
import { retention } from '../platform/contract/retention.ts';
import { greetingTo } from '../platform/mail/greeting.ts';
import type { aboutApplication } from '../platform/mail/letter.ts';
import { mailsToStaff, newMail, type NewMail, privateLink } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { Mention, WhyReceived } from './mails.ts';
import type { Application, MailedApplication } from './contract/applications.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { keepingRule, keptFor } from './contract/keeping-rules.ts';

/** In code points. */
const excerptLength = 200;

type ReceivedApplication = MailedApplication & Pick<Application, 'due_at' | 'kept_in'> & Partial<Pick<Application, 'referred_by'>>;

type NotedApplication = Omit<MailedApplication, 'applicant_email'>;

type ListedApplication = NotedApplication & Pick<Application, 'cover_letter'>;

type KeptApplication = MailedApplication & Pick<Application, 'keep_text' | 'kept_until'>;

export function applicationNotices({ siteUrl }: MailSettings) {
  return {
    /** Tells an applicant where their data are, and for how long. @param what why they learn of it */
    received: (what: WhyReceived, application: ReceivedApplication, nextSteps = ''): NewMail[] => {
      const { id, applicant_name, applicant_email, referred_by: through = '', due_at, kept_in } = application;
      const about = { greeting: greetingTo(applicant_name), ...factsOf(application), kept: keptFor(keepingRule(kept_in)) };
      const mail = newMail('application received', applicant_email, [id], { what, through, ...about, nextSteps, dueAt: due_at ?? '' });
      return [{ ...mail, ...privateLink(), reports_to: `applications/${id}` }];
    },

    /**
     * @param what whether it asks, or answers a note of the reader's
     * @param address blank for none
     * @param author the name of who has written the note
     */
    mention(application: NotedApplication, what: Mention, note: { id: string; text: string }, address: string, author: string) {
      const values = { ...aboutOf(application, siteUrl, note.id), note: note.text, what, author };
      return mailsToStaff('mention', address ? [address] : [], [application.id], values);
    },

    /** To a new owner and their deputy. @param by the name of who has assigned the applications */
    assigned: (applications: readonly ListedApplication[], by: string, addresses: readonly string[], owner: string): NewMail[] => {
      const { about, values } = listOf(applications, siteUrl, '?tab=applications&view=mine');
      return mailsToStaff('applications assigned', addresses, about, { ...values, by, owner });
    },

    /** Asks, with a new link, whether to keep an application. */
    askToKeep: questionTo,

    /** The page of an application. */
    reviewUrl: (id: string) => reviewUrl(siteUrl, id),
  };
}

/** @returns what mails say about an application */
export function factsOf({ id, job_title }: Pick<Application, 'id' | 'job_title'>) {
  return { reference: referenceOf({ id }), jobTitle: job_title };
}

/** @returns what mails to staff say about an application @param entry see {@link reviewUrl} */
export function aboutOf(application: NotedApplication, siteUrl: string, entry?: string): z.output<typeof aboutApplication> {
  return { ...factsOf(application), name: application.applicant_name, url: reviewUrl(siteUrl, application.id, entry) };
}

/** @param entry of its timeline, which the page shows first */
function reviewUrl(siteUrl: string, id: string, entry?: string): string {
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

/**
 * One mail for each address, with the applications that its reader may see and is concerned with.
 * The addresses of staff get, at once, those that concern nobody with an address who wants news.
 */
export function newsMails(
  { staff, siteUrl }: MailSettings,
  time: NewsTime,
  applications: ApplicationNews[],
  readers: Reader[],
  now = Date.now(),
): NewMail[] {
  const willing = readers.filter(({ email, news }) => email !== '' && news !== 'none');
  const addressed = applications.map((application) => {
    const owners = withStandIns([application.assignee], readers, now);
    const concerned = willing.filter((reader) => isConcerned(reader, application, owners));
    const nobody = time === 'at once' ? staff : [];
    const addresses = concerned.length > 0 ? concerned.filter(({ news }) => news === time).map(({ email }) => email) : nobody;
    return { application, addresses };
  });
  const all = new Set(addressed.flatMap(({ addresses }) => addresses));
  return [...all].flatMap((to) => {
    const own = addressed.filter(({ addresses }) => addresses.includes(to)).map(({ application }) => application);
    const { about, values } = listOf(own, siteUrl, '?tab=applications');
    return mailsToStaff('applications for staff', [to], about, values);
  });
}

/** @returns the values of a mail that lists applications, and which. @param query to show all */
function listOf(applications: readonly ListedApplication[], siteUrl: string, query: string) {
  const listed = applications.slice(0, serverLimits.newsApplications);
  const values = {
    applications: listed.map((application) => ({ ...aboutOf(application, siteUrl), excerpt: excerptOf(application.cover_letter) })),
    others: applications.length - listed.length,
    url: siteUrl + staffPaths.dashboard + query,
  };
  return { about: listed.map(({ id }) => id), values };
}

/** An application with an assignee concerns its owners and the managers of its job. */
function isConcerned(reader: Reader, { job_id, assignee }: ApplicationNews, owners: readonly string[]): boolean {
  return seesJob(reader, job_id) && (assignee === '' || owners.includes(reader.username) || reader.role === 'manager');
}

/** @returns the first lines of a text */
function excerptOf(text: string): string {
  const characters = Array.from(text.trim().replace(/\n+/g, '\n'));
  return characters.length <= excerptLength ? characters.join('') : `${characters.slice(0, excerptLength).join('').trimEnd()}…`;
}
