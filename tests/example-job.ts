import { type JobInput, jobInput } from '#rooms/jobs/contract/job-input.ts';
import { type Job, type PublicJob, publicJob, type Question } from '#rooms/jobs/contract/jobs.ts';

export const exampleJob: JobInput = jobInput.parse({
  title: 'Windchill Developer',
  description: 'You move parts and BOMs.\nYou test the migration.',
  requirements: 'Three years with PDMLink',
  department: 'PLM',
  location: 'Bengaluru',
  country: 'IN',
  workplace: 'Hybrid',
  job_type: 'Full-time',
  experience_level: '3 to 5 years',
  salary_range: '₹18 to 26 lakh',
});

export function aJob(values: Partial<Job> = {}): Job {
  return {
    id: 'windchill',
    ...exampleJob,
    version: '2026-11-02T09:00:00.000Z',
    closed_at: '',
    published_at: '2026-11-02T09:00:00.000Z',
    created_at: '2026-11-02T09:00:00.000Z',
    updated_at: '2026-11-02T09:00:00.000Z',
    ...values,
  };
}

export function aPublicJob(values: Partial<PublicJob> = {}): PublicJob {
  return publicJob.parse(aJob(values));
}

export function aQuestion(values: Partial<Question> = {}): Question {
  return { id: 'a', kind: 'text', text: 'Why?', required: false, choices: [], ...values };
}
