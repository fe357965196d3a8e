import type { z } from 'zod/mini';
import { contactCall, type ContactInput, contactInput, type contactReceipt, honeypotField } from '#rooms/messages/contract/contact.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { contactOutcomes } from './contact-outcome-texts.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { failureText } from '../../shared/forms/failure-text.ts';
import { sendPublicForm } from '../../shared/forms/send-public-form.ts';

/** What confirms a message: the server's receipt, if it sent one, and what was sent. */
export type SentMessage = Partial<z.infer<typeof contactReceipt>> & { message: string; sent: ContactInput };

/** @throws what {@link sendPublicForm} throws */
export async function sendMessage(values: ContactInput, recaptchaToken: string, honeypot: string): Promise<SentMessage> {
  const input = contactInput.parse(values);
  const body = { ...input, recaptchaToken, [honeypotField]: honeypot };
  const answer = await sendPublicForm(contactCall, { name: 'contact', content: JSON.stringify(input), body });
  return { ...answer, message: answer?.message || visitorTexts.contactSent, sent: input };
}

/** @returns the text to show when the server refuses a message without naming an error */
export function refusalText(error: unknown): string {
  return error instanceof ApiError ? error.note || contactOutcomes.failedStatus(error.status) : contactOutcomes.failed;
}

export function sendFailureText(error: unknown): string {
  return failureText(error, refusalText(error), contactOutcomes.failed);
}
