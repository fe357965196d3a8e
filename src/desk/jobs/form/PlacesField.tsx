import { NativeSelect, TextInput } from '@mantine/core';
import { jobFields } from '#rooms/jobs/contract/jobs.ts';
import { countryName, isGiven } from '#rooms/jobs/contract/places.ts';
import { countryCodes } from '#rooms/platform/contract/countries.ts';
import { jobFormTexts } from '../job-form-texts.ts';
import type { JobFormState } from './use-job-edit.ts';

/** @returns options with the names of codes, sorted by these */
export function named(codes: readonly string[], nameOf: (code: string) => string) {
  return codes.map((value) => ({ value, label: nameOf(value) })).sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

const countries = [{ value: '', label: jobFormTexts.choose }, ...named(countryCodes, countryName)];

const columns = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', alignItems: 'start' };

/** The places that are given, and room for one more. Who clears a place removes it. */
export function PlacesField({ form }: { form: JobFormState }) {
  const { places } = form.getValues();
  const shown = places.slice(0, places.findLastIndex(isGiven) + 2);
  const propsOf = (part: keyof typeof jobFormTexts.placeParts, index: number) => ({
    ...form.getInputProps(`places.${index}.${part}`),
    label: jobFormTexts.place(part, index + 1),
  });
  return (
    <fieldset style={{ gridColumn: '1 / -1' }}>
      <legend className="strong">{jobFields.places.label}</legend>
      <div className="stack gap-8">
        <p className="hint">{jobFormTexts.hints.places}</p>
        {shown.map((_, index) => (
          <div key={form.key(`places.${index}.town`)} style={columns}>
            <TextInput {...propsOf('town', index)} />
            <TextInput {...propsOf('region', index)} />
            <NativeSelect {...propsOf('country', index)} data={countries} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
