import { type FormErrors, schemaResolver, type UseFormReturnType } from '@mantine/form';
import { type RefObject, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import type { CaptchaHandle } from '../components/captcha/Captcha.tsx';
import { wasAnswered } from '../lib/api.ts';
import { explainBlankFields } from './form-errors.ts';
import styles from './Form.module.css';
import { useDraft } from './use-draft.ts';
import { useForm } from './use-form.ts';
import { useSubmission } from './use-submission.ts';

type Options<Values, Field extends string, Answer> = {
  /** Identifies the form, with letters, digits and dashes. */
  name: string;
  /** Identifies the draft, if a form has several. Defaults to the form's name. */
  draftName?: string;
  initialValues: Values;
  /** Texts that the URL suggests. A draft takes precedence. */
  prefilled?: Partial<Record<Field, string>>;
  fields: readonly Field[];
  /** What to enter in a required field that is blank. Without a text, the field is only marked. */
  blank?: Partial<Record<Field, string>>;
  validate: (values: Values) => FormErrors;
  send: (values: Values) => Promise<Answer>;
  onSent?: (answer: Answer, form: UseFormReturnType<Values>, captcha: RefObject<CaptchaHandle | null>) => void;
  onFailed?: (error: unknown, form: UseFormReturnType<Values>) => Promise<void>;
};

/** A visitor's form: validation, a draft, one submission at a time, and perhaps a captcha. */
export function usePublicForm<Field extends string, Values extends Record<Field | 'recaptchaToken', string>, Answer>(
  options: Options<Values, Field, Answer>,
) {
  const { name, draftName = name, initialValues, prefilled, fields, blank = {}, validate, send, onSent, onFailed } = options;
  const captcha = useRef<CaptchaHandle>(null);
  const [answer, setAnswer] = useState<{ value: Answer }>();
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues, validate, enhanceGetInputProps: explainBlankFields(blank) });
  const draft = useDraft({ name: draftName, fields, prefilled, form });

  const submission = useSubmission(async (values: Values) => {
    setAnswer(undefined);
    let value: Answer;
    try {
      value = await send(values);
    } catch (error) {
      // The server may have used the captcha's token, which is valid only once.
      if (wasAnswered(error)) captcha.current?.reset();
      await onFailed?.(error, form);
      throw error;
    }
    setAnswer({ value });
    draft.discard();
    onSent?.(value, form, captcha);
  });
  const { sending, failure } = submission;

  const onSubmit = form.onSubmit(
    (values) => void submission.submit(values),
    () => {
      setAnswer(undefined);
      submission.clearFailure();
    },
  );

  return {
    form,
    sending,
    answer,
    failure,
    formProps: { className: styles.form, onSubmit, onChange: draft.save, noValidate: true, 'data-draft': draft.key },
    textProps: (field: Field) => ({ ...form.getInputProps<string>(field), name: field, readOnly: sending }),
    captchaProps: { ...form.getInputProps('recaptchaToken'), ref: captcha },
  };
}

export const emailProps = { type: 'email', inputMode: 'email', autoComplete: 'email', required: true } as const;

/** @param captchaRequired the error of an unsolved captcha */
export function publicFormValidator<Input extends Record<string, unknown>>(schema: z.ZodMiniType<unknown, Input>, captchaRequired: string) {
  const validateFields = schemaResolver(schema, { sync: true });
  return (values: Input & { recaptchaToken: string }): FormErrors => ({
    ...validateFields(values),
    ...(values.recaptchaToken === '' && { recaptchaToken: captchaRequired }),
  });
}
