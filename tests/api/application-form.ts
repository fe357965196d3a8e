import { type Application, application } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Api } from './harness.ts';
import type { Answer, RequestOptions } from './http.ts';
import { pdfResume } from './resume-files.ts';

export type ResumeFile = { name: string; content: Buffer };
type FormFields = Record<string, string | undefined>;

export const exampleApplicant = {
  applicant_name: 'Ada Lovelace',
  applicant_email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  cover_letter: 'I have written a program.\nIt ran.',
};

export function applicationForm(fields: FormFields, resume?: ResumeFile): FormData {
  const form = new FormData();
  const all: FormFields = { ...exampleApplicant, ...fields };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined) form.set(name, value);
  }
  if (resume) form.set('resume', new File([new Uint8Array(resume.content)], resume.name));
  return form;
}

/** Applies for a job with a solved captcha. A `recaptchaToken` in `fields` replaces its token. */
export function apply(
  api: Pick<Api, 'call' | 'solveCaptcha'>,
  jobId: string,
  { fields = {}, resume, ...options }: { fields?: FormFields; resume?: ResumeFile } & RequestOptions = {},
): Promise<Answer> {
  const body = applicationForm({ job_id: jobId, recaptchaToken: api.solveCaptcha(), ...fields }, resume);
  return api.call(endpoints.applyForJob, jobId, { body, ...options });
}

/** Applies for a new job. @returns the stored application */
export async function applyWithResume(
  api: Pick<Api, 'call' | 'solveCaptcha' | 'postJob' | 'parts'>,
  resume: ResumeFile = { name: 'ada.pdf', content: pdfResume },
): Promise<Application> {
  const job_id = await api.postJob();
  await apply(api, job_id, { resume });
  return application.parse((await api.parts.applications.page({ job_id }, 1)).items[0]);
}
