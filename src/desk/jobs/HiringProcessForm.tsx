import { Textarea, TextInput } from '@mantine/core';
import { validator } from '../../shared/forms/use-form.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  type HiringProcess,
  hiringProcessEndpoints,
  type HiringProcessInput,
  hiringProcessInput,
} from '#rooms/jobs/contract/hiring-process.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { hiringProcessTexts } from './jobs-texts.ts';
import { adminCall } from '../session/admin-call.ts';
import { adminQuery } from '../shell/queries.ts';
import { StoredTexts, type StoredTextsProps } from '../shell/StoredTexts.tsx';

export const hiringProcessQuery = adminQuery(['hiring process'], hiringProcessEndpoints.readHiringProcess);

const { fields, hints } = hiringProcessTexts;

type Values = Record<keyof HiringProcessInput, string>;

/** A blank number is not zero. */
const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text));
const inputOf = ({ next_steps, reply_days, change_hours }: Values): HiringProcessInput => ({
  next_steps,
  reply_days: numberOf(reply_days),
  change_hours: numberOf(change_hours),
});
const validate = validator(hiringProcessInput);

/** Edits the hiring process: what applicants are told once their application has arrived. */
export function HiringProcessForm(props: StoredTextsProps<HiringProcess>) {
  const client = useQueryClient();
  return (
    <StoredTexts
      {...props}
      texts={hiringProcessTexts}
      failed={{ load: staffTexts.fetchHiringProcessFailed, save: staffTexts.saveHiringProcessFailed }}
      valuesOf={({ next_steps, reply_days, change_hours }) => ({
        next_steps,
        reply_days: String(reply_days),
        change_hours: String(change_hours),
      })}
      validate={(values) => validate(inputOf(values))}
      save={async (values, updated_at) => {
        const { data: saved } = await adminCall(hiringProcessEndpoints.updateHiringProcess, { body: { ...inputOf(values), updated_at } });
        client.setQueryData(hiringProcessQuery.queryKey, saved);
      }}
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
