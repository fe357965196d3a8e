import type { MailTime, Tell } from '../contract/answers.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import { nextMorning } from '../contract/office.ts';
import { applicationValues, filledIn } from '../contract/replies.ts';
import { tellingTemplate } from '../contract/statuses.ts';
import type { Telling } from '../data/applications.ts';
import type { NewMail } from '../data/outbox.ts';
import { replyMail } from '../mail/notices.ts';
import type { Parts } from '../parts.ts';
import type { MailSettings } from '../settings.ts';
import { ApiError } from './api-error.ts';

/** @throws {ApiError} 409 if the site sends no mail */
export function requireMail(mail: MailSettings | undefined): MailSettings {
  if (!mail) throw new ApiError(409, answerTexts.mailOff);
  return mail;
}

/** @returns the fields of a mail that leaves then @param now in milliseconds */
export function scheduleOf(time: MailTime, now: number): Pick<NewMail, 'scheduled_for'> {
  return time === 'morning' ? { scheduled_for: nextMorning(now) } : {};
}

/** Reads the texts once for any number of applications. @param writer a username @throws {ApiError} 409 if the site sends no mail */
export async function tellingOf(parts: Parts, status: string, tell: Tell | undefined, writer: string): Promise<Telling | undefined> {
  const template = tellingTemplate(status);
  if (tell === undefined || template === undefined) return undefined;
  if (typeof tell === 'object') return { told: tell.no };
  const { mailTemplates, hiringProcess, clock } = parts;
  const settings = requireMail(parts.mail);
  const [texts, { reply_days }] = await Promise.all([mailTemplates.read(), hiringProcess.read()]);
  return {
    told: 'mail waiting',
    write: (application) => {
      const text = filledIn(texts[template], applicationValues(application), writer);
      return {
        ...text,
        mail: { ...replyMail(settings, application.applicant_email, application.id, text, reply_days), ...scheduleOf(tell, clock()) },
      };
    },
  };
}
