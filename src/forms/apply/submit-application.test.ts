import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { submitApplication } from './submit-application.ts';

const values = { applicant_name: 'Asha', applicant_email: 'asha@example.com', phone: '', cover_letter: '', keep: false };

function submit(answer: Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  return submitApplication({ jobId: 'windchill', values, resume: null, recaptchaToken: 'token' }, {});
}

describe('an application counts as sent', () => {
  it.each([
    ['when the answer is empty', ''],
    ['when the answer has no message', '{}'],
  ])('%s', async (_, body) => {
    await expect(submit(new Response(body, { status: 201 }))).resolves.toBeUndefined();
  });
});

describe('an application counts as failed', () => {
  it('when an HTML page claims success', async () => {
    await expect(submit(new Response('<p>Hello</p>'))).rejects.toThrow(SyntaxError);
  });

  it('when the server refuses it', async () => {
    await expect(submit(new Response('', { status: 500 }))).rejects.toThrow(ApiError);
  });
});
