import { contactCall, type ContactInput, contactInput, honeypotField } from '#rooms/messages/contract/contact.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { contactOutcomes } from './contact-outcomes.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { failureText } from '../../shared/forms/failure-text.ts';
import { sendPublicForm } from '../../shared/forms/send-public-form.ts';

/** @returns the text that confirms the message @throws what {@link sendPublicForm} throws */
export async function sendMessage(values: ContactInput, recaptchaToken: string, honeypot: string): Promise<string> {
  const input = contactInput.parse(values);
  const body = { ...input, recaptchaToken, [honeypotField]: honeypot };
  const answer = await sendPublicForm(contactCall, { name: 'contact', content: JSON.stringify(input), body });
  return answer?.message || visitorTexts.contactSent;
}

/** @returns the text to show when the server refuses a message without naming an error */
export function refusalText(error: unknown): string {
  return error instanceof ApiError ? error.note || contactOutcomes.failedStatus(error.status) : contactOutcomes.failed;
}

export function sendFailureText(error: unknown): string {
  return failureText(error, refusalText(error), contactOutcomes.failed);
}
