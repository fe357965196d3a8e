import { applyEndpoints } from '#rooms/applications/contract/public-endpoints.ts';
import { type ApplicationInput, applicationInput } from '#rooms/applications/contract/apply.ts';
import type { ApplicationReceipt } from '#rooms/applications/contract/apply.ts';
import type { SentAnswers } from '#rooms/applications/contract/answering.ts';
import type { CallOptions } from '../../../shared/lib/api.ts';
import { multipartOf } from '../../../shared/lib/multipart.ts';
import { visitStore } from '../../../shared/lib/stores.ts';
import { sendPublicForm } from '../../../shared/forms/send-public-form.ts';

type ApplyValues = ApplicationInput & { resume: File | null; recaptchaToken: string };

/** @returns the receipt, if the answer has one @throws what {@link sendPublicForm} throws */
export async function submitApplication(
  jobId: string,
  { resume, recaptchaToken, ...values }: ApplyValues,
  options: Pick<CallOptions, 'signal' | 'onProgress'>,
  answers: SentAnswers = [],
): Promise<ApplicationReceipt | undefined> {
  const input = applicationInput.parse(values);
  const { body, content } = multipartOf({ ...input, ...(answers.length > 0 && { answers: JSON.stringify(answers) }) }, resume);
  // src/boot.js stores the source that the page's address names. The server validates it.
  body.set('source', visitStore.read('source') ?? '');
  body.set('job_id', jobId);
  body.set('recaptchaToken', recaptchaToken);
  return sendPublicForm(applyEndpoints.applyForJob, { ...options, name: `apply ${jobId}`, content, params: { id: jobId }, body });
}
