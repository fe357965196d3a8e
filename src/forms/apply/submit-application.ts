import { z } from 'zod/mini';
import { type ApplicationInput, applicationInput } from '#contract/applications.ts';
import { endpoints, resumeField } from '#contract/endpoints.ts';
import { call, type CallOptions } from '../../lib/api.ts';
import { sendOnce } from '../send-once.ts';

export type Submission = {
  jobId: string;
  values: ApplicationInput;
  resume: File | null;
  recaptchaToken: string;
};

/** Sends an application with its resume. Throws what {@link call} throws. */
export async function submitApplication(submission: Submission, options: Pick<CallOptions, 'signal' | 'onProgress'>): Promise<void> {
  const { jobId, resume, recaptchaToken } = submission;
  const input = applicationInput.parse(submission.values);
  const body = new FormData();
  for (const [field, value] of Object.entries(input)) body.set(field, value);
  if (resume) body.set(resumeField, resume);
  body.set('job_id', jobId);
  body.set('recaptchaToken', recaptchaToken);

  const content = JSON.stringify([input, resume && [resume.name, resume.size, resume.lastModified]]);
  await sendOnce(`apply ${jobId}`, content, (headers) => taken({ ...options, params: { id: jobId }, body, headers }));
}

async function taken(options: CallOptions): Promise<void> {
  try {
    await call(endpoints.applyForJob, options);
  } catch (error) {
    // A success that says nothing, or something else. An HTML page is none: it comes from elsewhere.
    if (!(error instanceof z.core.$ZodError)) throw error;
  }
}
