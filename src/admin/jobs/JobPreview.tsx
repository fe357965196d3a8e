import { useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { jobsTexts } from '../../content/staff/dashboard.ts';
import { jobFormTexts } from '../../content/form-texts.ts';
import type { JobValues } from '../../forms/job/use-job-form.ts';
import { JobCard } from '../../sections/careers/JobCard.tsx';
import styles from './JobDialog.module.css';

/** @returns the values as a stored posting; what a card cannot do without, and is blank yet, is named */
function asJob({ job_type, ...values }: JobValues): PublicJob {
  const { title, location } = values;
  return {
    ...values,
    title: title.trim() || jobFormTexts.fields.title,
    location: location.trim() || jobFormTexts.fields.location,
    job_type: job_type || 'Full-time',
    id: 'preview',
    created_at: '',
    updated_at: '',
  };
}

/** A posting as visitors see it, by the very component that they see. */
export function JobPreview({ values }: { values: JobValues }) {
  const [whole, setWhole] = useState(false);
  return (
    <div className={styles.preview}>
      <p className={styles.hint}>{jobsTexts.previewHint}</p>
      <JobCard
        job={asJob(values)}
        whole={whole}
        applying={false}
        failed={false}
        onFold={() => setWhole(!whole)}
        onApply={() => undefined}
      />
    </div>
  );
}
