import type { MailTime, Tell } from './contract/answers.ts';
import { reasonError, tellingText } from './contract/team-words.ts';
import type { Application } from '../applications/contract/applications.ts';
import { nextMorning } from '../platform/contract/office.ts';
import { applicationValues, fillTemplate, type ReplyText } from './contract/replies.ts';
import { staffTexts } from '../platform/contract/staff-texts.ts';
import { tellingTemplate } from '../applications/contract/statuses.ts';
import type { Telling } from './decide.ts';
import { letterToApplicant, type WrittenLetter } from '../applications/letters.ts';
import type { Parts } from '../parts.ts';
import { ApiError, requireMail } from '../platform/http/api-error.ts';

/**
 * @param draft and its template
 * @param username of the writer
 * @returns what writes the mail
 * @throws {ApiError} as {@link requireMail}
 */
export async function letterWriter(
  { mail, hiringProcess, colleagues, clock }: Parts,
  { template, ...draft }: ReplyText & { template: string },
  time: MailTime,
  username: string,
) {
  requireMail(mail);
  const [{ reply_days }, writer] = await Promise.all([hiringProcess.read(), colleagues.signatureOf(username)]);
  return (application: Application): WrittenLetter => {
    const text = fillTemplate(draft, applicationValues(application), writer);
    const values = { ...text, ...(template === 'reject' && { button: 'Open your application' }) };
    const written = letterToApplicant('reply', application, values, reply_days);
    return { ...text, mail: time === 'morning' ? { ...written, scheduled_for: nextMorning(clock()) } : written };
  };
}

/** @param status the new one, if any @throws {ApiError} 400 if its reason is missing or unlisted */
export async function requireReason({ mailTemplates }: Parts, status = '', reason = ''): Promise<void> {
  if (reason === '' && tellingTemplate(status) === undefined) return;
  const error = reasonError(await mailTemplates.read(), reason);
  if (error) throw new ApiError(400, error);
}

type Choice = { tell?: Tell | undefined; template?: string | undefined };

/**
 * For any number of applications.
 * @param username of the writer
 * @throws {ApiError} as {@link requireMail}; 400 if the template is gone
 */
export async function tellingOf(parts: Parts, status: string, { tell, template: own }: Choice, username: string) {
  const template = tellingTemplate(status);
  if (tell === undefined || template === undefined) return undefined;
  if (typeof tell === 'object') return { told: tell.no } satisfies Telling;
  const draft = tellingText(await parts.mailTemplates.read(), status, own);
  if (!draft) throw new ApiError(400, staffTexts.notListed);
  const write = await letterWriter(parts, { ...draft, template }, tell, username);
  return { told: 'mail waiting', time: tell, own, write } satisfies Telling;
}
