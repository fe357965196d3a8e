import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { opensTooLate } from '#contract/job-closing.ts';
import { type Job, jobInput } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { markBlankFields } from '../../../forms/form-errors.ts';
import { useForm } from '../../../forms/use-form.ts';
import type { JobDraft } from './job-draft.ts';
import { type JobValues, jobValues } from './job-values.ts';

export type JobFormState = UseFormReturnType<JobValues>;

const validateFields = schemaResolver(jobInput, { sync: true });

export function useJobForm(job: Job | undefined, draft?: JobDraft): JobFormState {
  return useForm<JobValues>({
    mode: 'uncontrolled',
    initialValues: draft?.values ?? jobValues(job),
    validate: (values) => ({
      ...(opensTooLate(values, job) && { closes_on: texts.closingDateOver }),
      ...validateFields(values),
    }),
    enhanceGetInputProps: markBlankFields,
  });
}
