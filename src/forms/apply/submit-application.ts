import { endpoints, idempotencyHeader, resumeField } from '#contract/endpoints.ts';
import { type ApplicationInput, applicationInput } from '#contract/applications.ts';
import { call } from '../../lib/api.ts';

export type Submission = {
  jobId: string;
  values: ApplicationInput;
  resume: File | null;
  recaptchaToken: string;
  /** A UUID, the same for every attempt to send this application, so that it is stored once. */
  idempotencyKey: string;
};

/** Sends an application with its resume. Throws what {@link call} throws. */
export async function submitApplication(submission: Submission): Promise<void> {
  const { jobId, resume, recaptchaToken, idempotencyKey } = submission;
  const body = new FormData();
  for (const [name, value] of Object.entries(applicationInput.parse(submission.values))) body.set(name, value);
  if (resume) body.set(resumeField, resume);
  body.set('job_id', jobId);
  body.set('recaptchaToken', recaptchaToken);
  await call(endpoints.applyForJob, {
    params: { id: jobId },
    body,
    headers: { [idempotencyHeader]: idempotencyKey },
  });
}
