import type { Request } from 'express';
import { applyEndpoints } from './contract/public-endpoints.ts';
import { decideAnswers } from './contract/answering.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { keepingRuleOf } from './keeping.ts';
import { isOpen } from '../jobs/contract/job-closing.ts';
import { readSource } from './contract/source.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { promisedFrom } from './answer-facts.ts';
import type { MountCalls } from '../calls.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { readResumeForm, storeResume } from './stored-resume.ts';
import { contentDigest, submissionId } from '../platform/http/submission-id.ts';
import { parsedJson } from '../platform/firestore/json.ts';
import { validBody } from '../platform/http/validation.ts';

const mountApply: MountCalls = (mount, parts) => {
  const { jobs, applications, hiringProcess, captcha, limiter, mail, clock } = parts;

  mount(applyEndpoints.applyForJob, async ({ request, params }) => {
    const solve = await limiter.form(request, 'apply', 'apply');
    const id = submissionId(request, params.id);
    const { input, sent, source, recaptchaToken, file } = await readSubmission(request, params.id);
    const content_digest = contentDigest(sent.length > 0 ? { ...input, answers: sent } : input, file);
    const [job, stored, { next_steps, reply_days }] = await Promise.all([
      jobs.get(params.id),
      applications.getStored(id, content_digest),
      hiringProcess.read(),
    ]);
    const promised_at = promisedFrom(clock(), reply_days);
    // A retry after a lost answer carries a captcha token that has already been used.
    if (!stored) {
      if (!job) throw new ApiError(404, responseTexts.jobNotFound);
      if (!isOpen(job)) throw new ApiError(410, responseTexts.jobClosed);
      const decided = decideAnswers(job.questions, sent);
      if (decided === 'outdated') throw new ApiError(409, responseTexts.questionsChanged, {}, { more: { questions: job.questions } });
      if ('problem' in decided) throw new ApiError(400, decided.problem);
      await solve(() => captcha.verify(request, recaptchaToken, input.applicant_email));
      const ofJob = { job_id: params.id, job_title: job.title, job_version: job.version, kept_in: keepingRuleOf(job).country };
      const application = { ...input, ...decided, ...ofJob, promised_at, source, content_digest };
      const told = { what: 'form', nextSteps: next_steps } as const;
      // After the captcha, so that nobody can make the server check many files.
      await storeResume(parts, id, file, (stored) => applications.create(id, { ...application, ...stored }, told, job.owner));
    }
    const due_at = stored ? stored.due_at : promised_at.toISOString();
    const receipt = { reference: referenceOf({ id }), next_steps, reply_days, due_at, applicant_email: input.applicant_email };
    return { ...receipt, message: responseTexts.applySent, link_mailed: mail !== undefined };
  });
};

/** `source` is separate: a retry with another source is the same application. */
async function readSubmission(request: Request, jobId: string) {
  const { fields, file } = await readResumeForm(request);
  const answers = fields['answers'] ? (parsedJson(fields['answers']) ?? null) : undefined;
  const { recaptchaToken, answers: sent, ...input } = validBody(applyEndpoints.applyForJob.body, { ...fields, answers });
  if (fields.job_id !== undefined && fields.job_id !== jobId) throw new ApiError(400, responseTexts.otherJob);
  return { input, sent, source: readSource(fields['source']), recaptchaToken, file };
}

export const calls = [mountApply];
