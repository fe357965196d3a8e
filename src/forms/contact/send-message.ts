import { z } from 'zod/mini';
import { type ContactInput, contactInput, honeypotField } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { ApiError, call } from '../../lib/api.ts';
import { failureText } from '../failure-text.ts';
import { sendOnce } from '../send-once.ts';

/**
 * Sends a contact message.
 * @param honeypot what stands in the field that people don't see
 * @returns what to tell the person. Throws what {@link call} throws.
 */
export async function sendMessage(values: ContactInput, recaptchaToken: string, honeypot: string): Promise<string> {
  const input = contactInput.parse(values);
  const body = { ...input, recaptchaToken, [honeypotField]: honeypot };
  return sendOnce('contact', JSON.stringify(input), (headers) => answerText({ body, headers }));
}

async function answerText(options: Parameters<typeof call>[1]): Promise<string> {
  try {
    const { data } = await call(endpoints.sendMessage, options);
    return data.message || texts.contactSent;
  } catch (error) {
    // A success that says nothing, or something else. An HTML page is none: it comes from elsewhere.
    if (error instanceof z.core.$ZodError) return texts.contactSent;
    throw error;
  }
}

/** @returns what a person reads about a message that could not be sent */
export function sendFailureText(error: unknown): string {
  const refused = error instanceof ApiError ? error.note || texts.contactFailedStatus(error.status) : '';
  const failed = (error instanceof TypeError && error.message) || texts.contactFailed;
  return failureText(error, refused, failed);
}
