import { z } from 'zod/mini';
import { withCaptcha } from '../../platform/contract/captcha.ts';
import { endpoint, type Endpoint, functions } from '../../platform/contract/endpoint.ts';
import { changedQuestions, sentAnswers } from './answering.ts';
import { applicationInput, applicationReceipt } from './apply.ts';

/** The call of visitors who apply. */
export const applyEndpoints = {
  /**
   * A multipart form. It may have a resume, `source` (`readSource`) and `job_id`. `answers`: JSON.
   * 409 if it has answered other questions than the job asks.
   */
  applyForJob: endpoint('POST', `${functions}/careers/apply/:id`, 'everyone', {
    status: 201,
    body: withCaptcha(z.extend(applicationInput, { answers: sentAnswers })),
    output: applicationReceipt,
    refusals: { 409: changedQuestions },
  }),
} satisfies Record<string, Endpoint>;
