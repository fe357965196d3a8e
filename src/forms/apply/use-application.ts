import { useRef, useState } from 'react';
import { wasAnswered } from '../../lib/api.ts';
import { useSubmission } from '../use-submission.ts';
import { submitApplication } from './submit-application.ts';
import type { ApplyValues } from './use-apply-form.ts';

/**
 * Sends an application for a posting.
 * @param checkResume called where no answer came, which may be the file's fault
 * @param onSent called once it is stored
 * @returns beside what {@link useSubmission} gives: `sent`, the part of it that is on its way, from 0 to 1; `stop`, and
 *   whether the last attempt was stopped by it
 */
export function useApplication(jobId: string, checkResume: () => Promise<void>, onSent: () => void) {
  const [sent, setSent] = useState(0);
  const attempt = useRef<AbortController>(undefined);

  const submission = useSubmission(async ({ resume, recaptchaToken, ...values }: ApplyValues) => {
    const { signal } = (attempt.current = new AbortController());
    setSent(0);
    try {
      await submitApplication({ jobId, values, resume, recaptchaToken }, { signal, onProgress: (bytes, total) => setSent(bytes / total) });
    } catch (error) {
      if (!wasAnswered(error)) await checkResume();
      throw error;
    }
    onSent();
  });

  const error = submission.failure?.error;
  const stopped = error instanceof DOMException && error.name === 'AbortError';
  return { ...submission, sent, stopped, stop: () => attempt.current?.abort() };
}
