import { endpoints } from '#contract/endpoints.ts';
import type { Api } from './harness.ts';
import type { Answer, RequestOptions } from './http.ts';

export const exampleMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'Windchill upgrade',
  message: 'We run version 11.\nWhen can you start?',
};

export function sendMessage(
  api: Pick<Api, 'call' | 'solveCaptcha'>,
  { fields = {}, ...options }: { fields?: Record<string, unknown> } & RequestOptions = {},
): Promise<Answer> {
  const json = { ...exampleMessage, recaptchaToken: api.solveCaptcha(), ...fields };
  return api.call(endpoints.sendMessage, '', { json, ...options });
}
