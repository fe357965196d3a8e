import '../../../shared/styles/mantine-checkbox.css';
import { Checkbox, NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { type Colleague, seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { currencyCodes } from '#rooms/jobs/contract/job-input.ts';
import { type JobFieldName, jobFields } from '#rooms/jobs/contract/jobs.ts';
import { payRulesOf, rulesText, unmetRules } from '#rooms/jobs/contract/pay-rules.ts';
import { countryName, isGiven } from '#rooms/jobs/contract/places.ts';
import { countryCodes } from '#rooms/platform/contract/countries.ts';
import { jobFormTexts } from '../job-form-texts.ts';
import { useRole } from '../../session/session.ts';
import { useColleagues } from '../../shell/people.ts';
import { jobOf } from './job-values.ts';
import { QuestionsField } from './QuestionsField.tsx';
import type { JobFormState } from './use-job-edit.ts';

const hints: Partial<Record<JobFieldName, string>> = jobFormTexts.hints;

/** @returns options with the names of codes, sorted by these */
const named = (codes: readonly string[], nameOf: (code: string) => string) =>
  codes.map((value) => ({ value, label: nameOf(value) })).sort((a, b) => a.label.localeCompare(b.label, 'en'));

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
const currencies = named(currencyCodes, (code) => `${code}, ${currencyNames.of(code)}`);

const countries = [{ value: '', label: jobFormTexts.choose }, ...named(countryCodes, countryName)];

/** Inputs beside each other stay aligned if their hints are below them. */
const hintBelowInput: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

const wide = { gridColumn: '1 / -1' };

const columns = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', alignItems: 'start' };

type Props = {
  form: JobFormState;
  name: JobFieldName;
  /** The id of the job, blank for a new one. */
  job: string;
};

export function JobField({ form, name, job }: Props) {
  const field = jobFields[name];
  const colleagues = useColleagues();
  const given = form.getInitialValues()[name];
  const initial = typeof given === 'string' ? given : '';
  const follows = name === 'location' || name === 'salary_range' ? jobOf({ ...form.values, [name]: '' })[name] : '';
  const hint = follows ? jobFormTexts.reads(follows) : hints[name];
  const props = {
    ...form.getInputProps(name),
    label: field.label,
    required: field.required,
    description: hint,
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
      return <QuestionsField form={form} job={job} />;
    case 'line':
    case 'amount':
    case 'day':
      return (
        <TextInput
          {...props}
          type={field.control === 'day' ? 'date' : undefined}
          inputMode={field.control === 'amount' ? 'decimal' : undefined}
          placeholder={follows}
          inputWrapperOrder={hintBelowInput}
        />
      );
    case 'paragraph':
      return <Textarea {...props} style={wide} rows={6} resize="vertical" />;
    case 'colleague':
    case 'currency':
    case 'choice': {
      const options =
        field.control === 'choice' ? field.options.map(asOption) : field.control === 'currency' ? currencies : ownersOf(colleagues, job);
      if (options.length === 0) return null;
      const isListed = options.some(({ value }) => value === initial);
      const data = [
        ...(field.required ? [] : [{ value: '', label: jobFormTexts.notGiven }]),
        // Shows a stored value that is no longer offered, or asks for a choice.
        ...(isListed || (initial === '' && !field.required)
          ? []
          : [{ value: initial, label: initial || jobFormTexts.choose, disabled: true }]),
        ...options,
      ];
      return <NativeSelect {...props} data={data} inputWrapperOrder={hintBelowInput} />;
    }
    case 'flag':
      return <Checkbox {...form.getInputProps(name, { type: 'checkbox' })} label={field.label} description={hints[name]} style={wide} />;
  }
}

const asOption = (value: string) => ({ value, label: value });

const ownersOf = (colleagues: readonly Colleague[], job: string) =>
  colleagues.flatMap((colleague) => (seesJob(colleague, job) ? { value: colleague.username, label: colleague.name } : []));

/** The places that are given, and room for one more. Who clears a place removes it. */
function PlacesField({ form }: { form: JobFormState }) {
  const { places } = form.values;
  const shown = places.slice(0, places.findLastIndex(isGiven) + 2);
  const propsOf = (part: keyof typeof jobFormTexts.placeParts, index: number) => ({
    ...form.getInputProps(`places.${index}.${part}`),
    label: jobFormTexts.place(part, index + 1),
  });
  return (
    <fieldset style={wide}>
      <legend className="strong">{jobFields.places.label}</legend>
      <div className="stack gap-8">
        <p className="hint">{jobFormTexts.hints.places}</p>
        {shown.map((_, index) => (
          <div key={index} style={columns}>
            <TextInput {...propsOf('town', index)} />
            <TextInput {...propsOf('region', index)} />
            <NativeSelect {...propsOf('country', index)} data={countries} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The pay rules of the job's places, and an admin's reason to open it without what they ask. */
function PayReason({ form, props }: { form: JobFormState; props: TextInputProps }) {
  const isAdmin = useRole() === 'admin';
  const job = jobOf(form.values);
  const rules = payRulesOf(job);
  if (rules.length === 0) return null;
  return (
    <div className="stack gap-12" style={wide}>
      <details open={rules.length === 1}>
        <summary>{jobFormTexts.rules(rules.length)}</summary>
        <ul className="hint">
          {rules.map((rule) => (
            <li key={rule.place}>{jobFormTexts.rule(rulesText([rule]), rule.benefits)}</li>
          ))}
        </ul>
      </details>
      {isAdmin && (unmetRules(job) || job.reason_without_pay !== '') && <TextInput {...props} />}
    </div>
  );
}
