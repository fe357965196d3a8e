import type { FormErrors } from '@mantine/form';
import { type ContactInput, contactInput } from '#contract/contact-messages.ts';
import { texts } from '#contract/texts.ts';
import { publicFormValidator } from '../use-public-form.ts';

export type ContactValues = ContactInput & { recaptchaToken: string };

const validateAll = publicFormValidator(contactInput, texts.contactCaptcha);

/** @returns one kind of error at a time: blank fields, then invalid fields, then the captcha */
export function validateMessage(values: ContactValues): FormErrors {
  const errors = validateAll(values);
  const blank = Object.entries(errors).filter(([, error]) => error === texts.requiredFields);
  if (blank.length > 0) return Object.fromEntries(blank);
  const hasInvalidField = Object.keys(errors).some((field) => field !== 'recaptchaToken');
  return hasInvalidField ? { ...errors, recaptchaToken: undefined } : errors;
}
