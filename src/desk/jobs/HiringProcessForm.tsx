import { Textarea, TextInput } from '@mantine/core';
import { type HiringProcess, hiringProcessEndpoints, hiringProcessInput } from '#rooms/jobs/contract/hiring-process.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { hiringProcessTexts } from './jobs-texts.ts';
import { adminQuery } from '../shell/queries.ts';
import { StoredTexts, type StoredTextsProps } from '../shell/StoredTexts.tsx';

export const hiringProcessQuery = adminQuery(['hiring process'], hiringProcessEndpoints.readHiringProcess);

const { fields, hints } = hiringProcessTexts;

/** Edits the hiring process: what applicants are told once their application has arrived. */
export function HiringProcessForm(props: StoredTextsProps<HiringProcess>) {
  return (
    <StoredTexts
      {...props}
      texts={hiringProcessTexts}
      failed={{ load: staffTexts.fetchHiringProcessFailed, save: staffTexts.saveHiringProcessFailed }}
      schema={hiringProcessInput}
      endpoint={hiringProcessEndpoints.updateHiringProcess}
      queryKey={hiringProcessQuery.queryKey}
    >
      {(form) => (
        <>
          <Textarea
            {...form.getInputProps('next_steps')}
            label={fields.next_steps}
            description={hints.next_steps}
            required
            rows={5}
            resize="vertical"
          />
          {(['reply_days', 'change_hours'] as const).map((name) => (
            <TextInput
              key={name}
              {...form.getInputProps(name)}
              label={fields[name]}
              description={hints[name]}
              required
              inputMode="numeric"
              styles={{ wrapper: { width: '10rem', maxWidth: '100%' } }}
            />
          ))}
        </>
      )}
    </StoredTexts>
  );
}
