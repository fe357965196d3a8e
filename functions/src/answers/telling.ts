import type { MailTime, Tell } from './contract/answers.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import type { Application } from '../applications/contract/applications.ts';
import { nextMorning } from '../platform/contract/office.ts';
import { applicationValues, fillTemplate, type ReplyText } from './contract/replies.ts';
import { tellingTemplate } from '../applications/contract/statuses.ts';
import type { Telling } from './decide.ts';
import type { WrittenLetter } from './letters.ts';
import { replyMail } from './notices.ts';
import type { Parts } from '../parts.ts';
import type { MailSettings } from '../settings.ts';
import { ApiError } from '../platform/http/api-error.ts';

/** @throws {ApiError} 409 if the site sends no mail */
export function requireMail(mail: MailSettings | undefined): MailSettings {
  if (!mail) throw new ApiError(409, responseTexts.mailOff);
  return mail;
}

/** @param writer a username @returns what writes the mail @throws {ApiError} as {@link requireMail} */
export async function letterWriter({ mail, hiringProcess, clock }: Parts, draft: ReplyText, time: MailTime, writer: string) {
  const settings = requireMail(mail);
  const { reply_days } = await hiringProcess.read();
  return (application: Application): WrittenLetter => {
    const text = fillTemplate(draft, applicationValues(application), writer);
    const written = replyMail(settings, application.applicant_email, application.id, text, reply_days);
    return { ...text, mail: time === 'morning' ? { ...written, scheduled_for: nextMorning(clock()) } : written };
  };
}

/** For any number of applications. @param writer a username @throws {ApiError} as {@link requireMail} */
export async function tellingOf(parts: Parts, status: string, tell: Tell | undefined, writer: string): Promise<Telling | undefined> {
  const template = tellingTemplate(status);
  if (tell === undefined || template === undefined) return undefined;
  if (typeof tell === 'object') return { told: tell.no };
  const { [template]: draft } = await parts.mailTemplates.read();
  return { told: 'mail waiting', time: tell, write: await letterWriter(parts, draft, tell, writer) };
}
