import { z } from 'zod/mini';
import type { ApplicationStatus } from './applications.ts';
import { applying } from './applying.ts';
import { email } from './email.ts';
import { limits } from './limits.ts';
import { requiredParagraph, text } from './text.ts';

/** What applicants see of the status of their application. */
export const applicantStatuses = ['received', 'in review', 'interview', 'offer', 'closed', 'withdrawn'] as const;

export type ApplicantStatus = (typeof applicantStatuses)[number];

const seenAs: Record<ApplicationStatus, ApplicantStatus> = {
  Pending: 'received',
  Reviewed: 'in review',
  Shortlisted: 'in review',
  Interview: 'interview',
  Offer: 'offer',
  Hired: 'closed',
  Rejected: 'closed',
  Withdrawn: 'withdrawn',
};

/** @param status as stored. One that is unknown is some step of a review. */
export function applicantStatus(status: string): ApplicantStatus {
  return Object.hasOwn(seenAs, status) ? seenAs[status as ApplicationStatus] : 'in review';
}

/** A malformed token is answered as an unknown one. */
const token = z.catch(text(limits.linkTokenBytes), '');

export const applicantToken = z.object({ token });

export const applicantMessage = z.object({ token, message: requiredParagraph('Message', limits.messageLength) });

export const linkRequest = z.object({ email });

/** An application as its applicant sees it. Times are in ISO 8601 and UTC. */
export const applicantView = z.object({
  reference: z.string(),
  job_title: z.string(),
  created_at: z.string(),
  status: z.enum(applicantStatuses),
  /** When it got this status. */
  status_at: z.string(),
  next_steps: applying.shape.next_steps,
  reply_days: applying.shape.reply_days,
  /** What the applicant has added, oldest first. */
  messages: z.array(z.object({ at: z.string(), text: z.string() })),
});

export type ApplicantView = z.infer<typeof applicantView>;
