import { z } from 'zod/mini';
import { applicantStatuses, applicantSteps } from '../../applications/contract/applicant-statuses.ts';
import { answer } from '../../applications/contract/answer.ts';
import { applicationInput } from '../../applications/contract/apply.ts';
import { hiringProcess } from '../../jobs/contract/hiring-process.ts';
import { withCaptcha } from '../../platform/contract/captcha.ts';
import { email } from '../../platform/contract/email.ts';
import { acknowledgement, type Endpoint, endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { interviewAnswer, ownInterview } from '../../interviews/contract/own-interviews.ts';
import { privatePageTexts } from './private-page-texts.ts';
import { storedFlag, storedText, storedTime } from '../../platform/contract/stored.ts';
import { requiredParagraph, text } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';

/** A malformed token reads as blank, so it gets the same answer as an unknown one. */
const token = z.catch(text(limits.linkTokenBytes), '');

const applicantToken = z.object({ token });

export const applicantMessage = z.object({ token, message: requiredParagraph('Message', limits.messageLength) });

export const applicantProfile = z.extend(applicantToken, z.pick(applicationInput, { applicant_name: true, phone: true }).shape);

export const applicantInterview = z
  .object({ token, ...interviewAnswer })
  .check(
    z.refine(
      ({ choose, decline, cancel }) => [choose, decline, cancel].filter((answer) => answer !== undefined).length === 1,
      privatePageTexts.invalidInterviewAnswer,
    ),
  );

export const linkRequest = z.object({ email });

/** A sent mail of staff, a message of the applicant, or a file, whose `text` is its name. */
const conversationEntry = z.object({
  kind: z.enum(['mail', 'message', 'file']),
  at: z.string(),
  /** Of a mail. */
  subject: z.string(),
  text: z.string(),
});

/** Times are ISO 8601 in UTC. */
export const applicantView = z.object({
  reference: z.string(),
  job_title: z.string(),
  created_at: z.string(),
  status: z.enum(applicantStatuses),
  status_at: z.string(),
  /** None is current once the application is withdrawn. */
  steps: z.array(z.object({ step: z.enum(applicantSteps), current: z.boolean() })),
  next_steps: hiringProcess.shape.next_steps,
  reply_days: hiringProcess.shape.reply_days,
  /** Until when an answer is promised, or null if none is due. */
  due_at: z.nullable(z.string()),
  /** Oldest first. */
  conversation: z.array(conversationEntry),
  applicant_name: storedText,
  applicant_email: storedText,
  phone: storedText,
  cover_letter: storedText,
  answers: z.array(answer),
  keep: storedFlag,
  /** For how long after its end, in words. */
  kept_for: z.string(),
  /** Kept for other openings until when: as agreed, and if agreed now. Null if nothing changes. */
  agreed_until: z.nullable(z.string()),
  kept_if_agreed: z.nullable(z.string()),
  /** When it is deleted without that; null until it has ended. */
  kept_if_ended: z.nullable(z.string()),
  /** Until when the law has it sealed if it is erased now; null if it is deleted instead. */
  sealed_if_erased: z.nullable(z.string()),
  /** The name of the file, or null without one. */
  resume: z.nullable(z.string()),
  /** The latest one, if there is any. */
  interview: z.nullable(ownInterview),
});

export const ownInterviewConflict = z.object({ error: z.string(), current: applicantView });

/** What the applicant sees of an application that is sealed. `law` asks to keep it. */
export const sealedView = z.object({
  reference: z.string(),
  job_title: storedText,
  sealed_at: storedTime,
  kept_until: storedTime,
  law: z.string(),
  conversation: z.catch(z.array(conversationEntry), []),
});

/** What a private link opens. */
const ownView = z.union([applicantView, sealedView]);

/** The calls of the private page. */
export const applicantEndpoints = {
  /** The calls with an applicant's token answer 404 to a malformed, unknown or erased one. */
  /** For one that is sealed, others than reading, writing and erasing answer 410. */
  readOwnApplication: endpoint('POST', '/api/application', 'everyone', { body: applicantToken, output: ownView }),
  addOwnMessage: endpoint('POST', '/api/application/message', 'everyone', { body: applicantMessage, output: ownView }),
  correctOwnProfile: endpoint('POST', '/api/application/profile', 'everyone', { body: applicantProfile, output: applicantView }),
  /** A multipart form, with the `resume`. 409 once the application is closed or withdrawn. */
  replaceOwnResume: endpoint('POST', '/api/application/resume', 'everyone', { body: applicantToken, output: applicantView }),
  keepOwnApplication: endpoint('POST', '/api/application/keep', 'everyone', {
    body: z.object({ token, keep: z.boolean(texts.expectedFlag) }),
    output: applicantView,
  }),
  /** 409 if the time is taken or over. */
  answerInterview: endpoint('POST', '/api/application/interview', 'everyone', {
    body: applicantInterview,
    output: applicantView,
    refusals: { 409: ownInterviewConflict },
  }),
  /** Answers with a ZIP. */
  archiveOwnApplication: endpoint('POST', '/api/application/archive', 'everyone', { status: 200, body: applicantToken }),
  withdrawOwnApplication: endpoint('POST', '/api/application/withdraw', 'everyone', { body: applicantToken, output: applicantView }),
  /** Null if nothing is left. */
  eraseOwnApplication: endpoint('POST', '/api/application/erase', 'everyone', { body: applicantToken, output: z.nullable(sealedView) }),
  requestLink: endpoint('POST', '/api/application/link', 'everyone', { body: withCaptcha(linkRequest), output: acknowledgement }),
} satisfies Record<string, Endpoint>;

export type ApplicantView = z.infer<typeof applicantView>;
export type OwnView = z.infer<typeof ownView>;
export type ConversationEntry = z.infer<typeof conversationEntry>;
