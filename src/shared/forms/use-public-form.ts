import type { FormErrors } from '@mantine/form';
import { useEffect, useReducer, useRef } from 'react';
import type { z } from 'zod/mini';
import type { CodeRecipient } from '#rooms/platform/contract/captcha-code.ts';
import type { CaptchaHandle } from './captcha/Recaptcha.tsx';
import { wasAnswered } from '../lib/api.ts';
import { explainBlankFields } from './form-errors.ts';
import styles from './Form.module.css';
import { useAddressQuestion } from './address-question.ts';
import { useDraft } from './use-draft.ts';
import { useForm, validator } from './use-form.ts';
import { useSubmission } from './use-submission.ts';

type TextValues<Field extends string> = Record<Field | 'recaptchaToken', string>;

type Options<Field extends string, Values, Others, Answer> = {
  /** Identifies the draft. */
  name: string;
  /** The labels of the text fields, which the draft saves. */
  labels: Record<Field, string>;
  others?: Others;
  /** Texts that are known already. A draft takes precedence. */
  prefilled?: Partial<Record<Field, string>>;
  /** What to enter in a required field that is blank. Without a text, the field is only marked. */
  blank?: Partial<Record<Field, string>>;
  /** The link of who gets a code instead of a captcha: by default, who is named in a field. */
  codeTo?: { token: string };
  validate: (values: Values) => FormErrors;
  send: (values: Values) => Promise<Answer>;
  onSent?: (answer: Answer) => void;
};

/** A visitor's form: validation, a draft, one submission at a time, and perhaps a captcha. */
export function usePublicForm<
  Field extends string,
  Answer,
  Others = unknown,
  Values extends TextValues<Field> = TextValues<Field> & Others,
>(options: Options<Field, Values, Others, Answer>) {
  const { name, labels, others, prefilled, blank = {}, send, onSent } = options;
  const captcha = useRef<CaptchaHandle>(null);
  const [isTouched, touch] = useReducer(() => true, false);
  const touches = { onFocus: touch, onInput: touch, onPointerDown: touch };
  // The form may have been in use before this script was there.
  useEffect(() => {
    if (document.activeElement?.closest('form')) touch();
  }, []);
  const fields = Object.keys(labels) as Field[];
  const codeTo = options.codeTo ?? fields.find((field) => ['email', 'applicant_email', 'username'].includes(field));
  const blankTexts = Object.fromEntries([...fields, 'recaptchaToken'].map((field) => [field, '']));
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { ...blankTexts, ...others } as unknown as Values,
    validate: useAddressQuestion(options.validate, typeof codeTo === 'string' ? codeTo : ''),
    enhanceGetInputProps: explainBlankFields(blank),
  });
  const draft = useDraft({ name, fields, prefilled, form });

  const { submit, sending, answer, failure, clearFailure } = useSubmission(async (values: Values) => {
    const value = await send(values).catch((error: unknown) => {
      // The server may have used Google's token, which is valid only once.
      if (wasAnswered(error)) captcha.current?.reset(error);
      throw error;
    });
    draft.discard();
    form.reset();
    captcha.current?.reset();
    onSent?.(value);
    return value;
  });

  const onSubmit = form.onSubmit((values) => void submit(values), clearFailure);

  const codeRecipient = (): CodeRecipient | undefined => {
    if (typeof codeTo !== 'string') return codeTo;
    if (form.validateField(codeTo).hasError) form.getInputNode(codeTo)?.focus();
    else return { [codeTo === 'username' ? codeTo : 'email']: form.getValues()[codeTo] };
  };

  return {
    form,
    sending,
    answer,
    failure,
    formProps: { className: styles.form, onSubmit, onChange: draft.save, ...touches, noValidate: true, 'data-draft': draft.key },
    textProps: (field: Field) => ({ ...form.getInputProps<string>(field), name: field, label: labels[field], readOnly: sending }),
    captchaProps: { ...form.getInputProps('recaptchaToken'), ref: captcha, isTouched, codeRecipient: codeTo && codeRecipient },
  };
}

export const nameProps = { autoComplete: 'name', autoCapitalize: 'words', required: true } as const;
export const emailProps = { type: 'email', inputMode: 'email', autoComplete: 'email', required: true } as const;
export const phoneProps = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;
export const paragraphProps = { autoComplete: 'off', resize: 'vertical' } as const;

/** @param captchaRequired the error of an unsolved captcha */
export function publicFormValidator<Input extends Record<string, unknown>>(schema: z.ZodMiniType<unknown, Input>, captchaRequired: string) {
  const validateFields = validator(schema);
  return (values: Input & { recaptchaToken: string }): FormErrors => ({
    ...validateFields(values),
    ...(values.recaptchaToken === '' && { recaptchaToken: captchaRequired }),
  });
}
