import { seesJob } from '../accounts/contract/colleagues.ts';
import type { Reader } from '../accounts/colleagues.ts';
import type { ApplicationNews, NewsTime } from '../accounts/news.ts';
import type { WrittenLetter } from '../answers/letters.ts';
import { type ApplicantLink, newLinkTo } from '../applicant/private-links.ts';
import { serverLimits } from '../platform/contract/limits.ts';
import { officeDateAndYear } from '../platform/contract/office.ts';
import { staffPaths } from '../platform/contract/paths.ts';
import { retention } from '../platform/contract/retention.ts';
import { greetingTo } from '../platform/mail/greeting.ts';
import { linkTo, mailsToStaff, newMail } from '../platform/mail/new-mail.ts';
import type { NewMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import { type Application, referenceOf } from './contract/applications.ts';

/** In code points. */
const excerptLength = 200;

type MailedApplication = Pick<Application, 'applicant_name' | 'applicant_email' | 'job_title'>;

type KeptApplication = MailedApplication & Pick<Application, 'id' | 'keep_text' | 'kept_until'>;

export function applicationNotices({ staff, siteUrl }: MailSettings) {
  return {
    /** Informs the applicant. Staff learn of it by `newsMails`. */
    application(id: string, application: MailedApplication, nextSteps: string, dueAt: string, link?: ApplicantLink): NewMail[] {
      const greeting = greetingTo(application.applicant_name);
      const confirmation = { greeting, ...factsOf({ ...application, id }), nextSteps, dueAt, url: link?.url ?? '' };
      return [{ ...newMail('application received', application.applicant_email, [id], confirmation), reports_to: `applications/${id}` }];
    },

    /** @param author whose note asks @param address of the asked colleague: blank for none */
    mention(application: Pick<Application, 'id' | 'job_title'>, author: string, address: string) {
      const { id } = application;
      const values = { ...factsOf(application), author, url: reviewUrl(siteUrl, id) };
      return mailsToStaff('mention', address ? [address] : [], [id], values);
    },

    /** Asks, with a new link, whether to keep an application. Absent without the site's address. */
    askToKeep: siteUrl ? (application: KeptApplication, link = newLinkTo(siteUrl)) => questionTo(application, link, staff) : undefined,

    /** The page of an application, blank without the site's address. */
    reviewUrl: (id: string) => reviewUrl(siteUrl, id),
  };
}

/** @returns what mails say about an application */
export function factsOf({ id, job_title }: Pick<Application, 'id' | 'job_title'>) {
  return { reference: referenceOf({ id }), jobTitle: job_title };
}

export function reviewUrl(siteUrl: string, id: string): string {
  return linkTo(siteUrl, staffPaths.application.replace(':id', encodeURIComponent(id)));
}

/** The timeline gets its text, without the link. */
function questionTo(application: KeptApplication, { url, hash }: ApplicantLink, [replyTo]: string[]): WrittenLetter {
  const { id, applicant_name, applicant_email, job_title, keep_text, kept_until } = application;
  const subject = `May we keep your application? ${job_title}`;
  const day = officeDateAndYear(kept_until);
  const body = [
    greetingTo(applicant_name),
    `You have applied for ${job_title}, reference ${referenceOf(application)}, and agreed to this: “${keep_text}”. We keep your application until ${day}, and delete it after that day.`,
    `If you want to hear from us about other openings for another ${retention.keptMonths} months, please say so on your private page. There you can also end it at once. If you do nothing, we delete your application.`,
    'The link is private: do not pass it on.',
  ].join('\n\n');
  const mail = { ...newMail('keep again', applicant_email, [id], { subject, body, url }), link_hashes: [hash], reply_to: replyTo };
  return { subject, body, mail };
}

/**
 * One mail for each address, with the applications that its reader may see and is concerned with. The addresses of staff get,
 * at once, those that concern nobody with an address who wants such mails.
 */
export function newsMails({ staff, siteUrl }: MailSettings, time: NewsTime, applications: ApplicationNews[], readers: Reader[]): NewMail[] {
  const willing = readers.filter(({ email, news }) => email !== '' && news !== 'none');
  const addressed = applications.map((application) => {
    const concerned = willing.filter((reader) => isConcerned(reader, application));
    const nobody = time === 'at once' ? staff : [];
    const addresses = concerned.length > 0 ? concerned.filter(({ news }) => news === time).map(({ email }) => email) : nobody;
    return { application, addresses };
  });
  const all = new Set(addressed.flatMap(({ addresses }) => addresses));
  return [...all].flatMap((to) => {
    const own = addressed.filter(({ addresses }) => addresses.includes(to)).map(({ application }) => application);
    const listed = own.slice(0, serverLimits.newsApplications);
    const values = {
      applications: listed.map((application) => ({
        ...factsOf(application),
        name: application.applicant_name,
        excerpt: excerptOf(application.cover_letter),
        url: reviewUrl(siteUrl, application.id),
      })),
      others: own.length - listed.length,
      url: linkTo(siteUrl, `${staffPaths.dashboard}?tab=applications`),
    };
    const about = listed.map(({ id }) => id);
    return mailsToStaff('applications for staff', [to], about, values);
  });
}

/** An application with an assignee concerns them and the managers of its job. */
function isConcerned(reader: Reader, { job_id, assignee }: ApplicationNews): boolean {
  return seesJob(reader, job_id) && (assignee === '' || assignee === reader.username || reader.role === 'manager');
}

/** @returns the first lines of a text */
function excerptOf(text: string): string {
  const characters = Array.from(text.trim().replace(/\n+/g, '\n'));
  return characters.length <= excerptLength ? characters.join('') : `${characters.slice(0, excerptLength).join('').trimEnd()}…`;
}
