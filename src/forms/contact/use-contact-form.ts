import { type FormErrors, schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { type ContactInput, contactInput } from '#contract/contact-messages.ts';
import { texts } from '#contract/texts.ts';
import { markBlankFields } from '../form-errors.ts';

export type ContactValues = ContactInput & { recaptchaToken: string };

const validateText = schemaResolver(contactInput, { sync: true });

/** One thing at a time: first what is missing, then what is wrong, then the captcha. */
function validate(values: ContactValues): FormErrors {
  const errors: FormErrors = validateText(values);
  const missing = Object.entries(errors).filter(([, error]) => error === texts.requiredFields);
  if (missing.length > 0) return Object.fromEntries(missing);
  if (Object.keys(errors).length > 0) return errors;
  return values.recaptchaToken === '' ? { recaptchaToken: texts.contactCaptcha } : {};
}

/** The contact form's fields and rules. */
export function useContactForm(): UseFormReturnType<ContactValues> {
  return useForm<ContactValues>({
    name: 'contact',
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', subject: '', message: '', recaptchaToken: '' },
    validate,
    enhanceGetInputProps: markBlankFields,
  });
}
