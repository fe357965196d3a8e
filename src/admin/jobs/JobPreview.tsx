import type { PublicJob } from '#contract/jobs.ts';
import { jobsTexts } from '../../content/staff/jobs.ts';
import { jobFormTexts } from '../../content/staff/job-form.ts';
import type { JobValues } from './form/job-values.ts';
import { JobRow } from '../../sections/careers/JobRow.tsx';
import { JobText } from '../../sections/careers/JobText.tsx';
import styles from './JobDialog.module.css';

/** @returns the values as a job, with the field's label in place of a blank title or location */
function asJob(values: JobValues): PublicJob {
  const { title, location } = jobFormTexts.fields;
  return {
    ...values,
    title: values.title.trim() || title,
    location: values.location.trim() || location,
    id: 'preview',
    created_at: '',
    updated_at: '',
  };
}

export function JobPreview({ values }: { values: JobValues }) {
  const job = asJob(values);
  return (
    <div className={styles.preview}>
      <p className={styles.hint}>{jobsTexts.previewHint}</p>
      <JobRow job={job} onApply={() => undefined} />
      <JobText job={job} />
    </div>
  );
}
