import { expect, it, vi } from 'vitest';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { submitApplication } from './submit-application.ts';

const values = { applicant_name: 'Asha', applicant_email: 'asha@example.com', phone: '', cover_letter: '', keep: false };

it('has a new idempotency key once a field or the file changes', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  const file = (text: string) => new File([text], 'cv.pdf', { lastModified: 1 });
  for (const [phone, resume] of [
    ['1', file('a')],
    ['1', file('b')],
    ['2', file('b')],
    ['2', file('longer')],
  ] as const) {
    await submitApplication('windchill', { ...values, phone, resume, recaptchaToken: 'token' }, {}).catch(() => undefined);
  }
  const [first, same, ...others] = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get(idempotencyHeader));
  expect(same).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});
