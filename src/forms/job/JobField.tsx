import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type JobFieldName, jobFields } from '#contract/jobs.ts';
import { jobFormTexts } from '../../content/form-texts.ts';
import classes from './JobField.module.css';
import type { JobFormState } from './use-job-form.ts';

const hints: Partial<Record<JobFieldName, string>> = jobFormTexts.hints;

/** With hints below them, inputs beside each other stay on one line. */
const hintBelowInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

type Props = {
  form: JobFormState;
  name: JobFieldName;
  /** While a save is on its way, nothing can be changed. */
  locked: boolean;
};

export function JobField({ form, name, locked }: Props) {
  const field = jobFields[name];
  const initial = form.getInitialValues()[name];
  const props = {
    ...form.getInputProps(name),
    label: field.label,
    required: field.required,
    description: [!field.required && jobFormTexts.optional, hints[name]].filter(Boolean).join('. ') || undefined,
    'data-autofocus': name === 'title' || undefined,
  };
  switch (field.control) {
    case 'line':
      return (
        <TextInput
          key={form.key(name)}
          {...props}
          readOnly={locked}
          className={name === 'title' ? classes.wide : undefined}
          inputWrapperOrder={hintBelowInput}
        />
      );
    case 'paragraph':
      return <Textarea key={form.key(name)} {...props} readOnly={locked} className={classes.wide} rows={6} resize="vertical" />;
    case 'choice':
      return (
        <NativeSelect key={form.key(name)} {...props} disabled={locked} inputWrapperOrder={hintBelowInput}>
          {!(field.options as readonly string[]).includes(initial) && (
            <option value={initial} disabled>
              {initial || jobFormTexts.choose}
            </option>
          )}
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect>
      );
  }
}
