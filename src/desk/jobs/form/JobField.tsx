import '../../../shared/styles/mantine-checkbox.css';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type Colleague, seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { type JobFieldName, jobFields } from '#rooms/jobs/contract/jobs.ts';
import { currencyCodes } from '#rooms/platform/contract/currencies.ts';
import { jobFormTexts } from '../job-form-texts.ts';
import { useColleagues } from '../../shell/people.ts';
import { jobOf } from './job-values.ts';
import { PayReason } from './PayReason.tsx';
import { named, PlacesField } from './PlacesField.tsx';
import { QuestionsField } from './QuestionsField.tsx';
import type { JobFormState } from './use-job-edit.ts';

const hints: Partial<Record<JobFieldName, string>> = jobFormTexts.hints;

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const currencies = named(currencyCodes, (code) => `${code}, ${currencyNames.of(code)}`);

/** Inputs beside each other stay aligned if their hints are below them. */
const hintBelowInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

const wide = { gridColumn: '1 / -1' };

type Props = {
  form: JobFormState;
  name: JobFieldName;
  /** The id of the job, blank for a new one. */
  job: string;
  /** Called when the list of questions changes. */
  onChange: () => void;
};

export function JobField({ form, name, job, onChange }: Props) {
  const field = jobFields[name];
  const colleagues = useColleagues();
  const given = form.getInitialValues()[name];
  const initial = typeof given === 'string' ? given : '';
  const follows = name === 'location' || name === 'salary_range' ? jobOf({ ...form.getValues(), [name]: '' })[name] : '';
  const hint = follows ? jobFormTexts.reads(follows) : hints[name];
  const props = {
    ...form.getInputProps(name),
    label: field.label,
    required: field.required,
    description: [!field.required && jobFormTexts.optional, hint].filter(Boolean).join('. ') || undefined,
    'data-autofocus': name === 'title' || undefined,
    // The dialog may have opened before its job was read.
    autoFocus: name === 'title',
  };
  if (name === 'reason_without_pay') return <PayReason form={form} props={{ ...props, inputWrapperOrder: hintBelowInput }} />;
  switch (field.control) {
    case 'derived':
      return null;
    case 'places':
      return <PlacesField form={form} />;
    case 'questions':
      return <QuestionsField form={form} job={job} onChange={onChange} />;
    case 'line':
    case 'amount':
    case 'day':
      return (
        <TextInput
          key={form.key(name)}
          {...props}
          type={field.control === 'day' ? 'date' : undefined}
          inputMode={field.control === 'amount' ? 'decimal' : undefined}
          placeholder={follows}
          style={name === 'title' ? wide : undefined}
          inputWrapperOrder={hintBelowInput}
        />
      );
    case 'paragraph':
      return <Textarea key={form.key(name)} {...props} style={wide} rows={6} resize="vertical" />;
    case 'colleague':
    case 'currency':
    case 'choice': {
      const options =
        field.control === 'choice' ? field.options.map(asOption) : field.control === 'currency' ? currencies : ownersOf(colleagues, job);
      if (options.length === 0) return null;
      const isListed = options.some(({ value }) => value === initial);
      return (
        <NativeSelect key={form.key(name)} {...props} inputWrapperOrder={hintBelowInput}>
          {!field.required && <option value="">{jobFormTexts.notGiven}</option>}
          {/* Shows a stored value that is no longer offered, or asks for a choice. */}
          {!isListed && (field.required || initial !== '') && (
            <option value={initial} disabled>
              {initial || jobFormTexts.choose}
            </option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      );
    }
    case 'flag':
      return (
        <Checkbox
          key={form.key(name)}
          {...form.getInputProps(name, { type: 'checkbox' })}
          label={field.label}
          description={hints[name]}
          style={wide}
        />
      );
  }
}

const asOption = (value: string) => ({ value, label: value });

const ownersOf = (colleagues: readonly Colleague[], job: string) =>
  colleagues.flatMap((colleague) => (seesJob(colleague, job) ? { value: colleague.username, label: colleague.name } : []));
