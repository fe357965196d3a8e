import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { type Job, jobInput } from '#contract/jobs.ts';
import { markBlankFields } from '../form-errors.ts';
import type { JobDraft } from './job-draft.ts';
import { type JobValues, jobValues } from './job-values.ts';

export type JobFormState = UseFormReturnType<JobValues>;

export function useJobForm(job: Job | undefined, draft?: JobDraft): JobFormState {
  return useForm<JobValues>({
    name: 'job',
    mode: 'uncontrolled',
    initialValues: draft?.values ?? jobValues(job),
    validate: schemaResolver(jobInput, { sync: true }),
    enhanceGetInputProps: markBlankFields,
  });
}
