import { endpoints } from '#contract/endpoints.ts';
import type { Api } from './harness.ts';
import type { Answer, Sent } from './http.ts';

export const exampleMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'Windchill upgrade',
  message: 'We run version 11.\nWhen can you start?',
};

export function sendMessage(
  api: Pick<Api, 'call' | 'solveCaptcha'>,
  { fields = {}, ...sent }: { fields?: Record<string, unknown> } & Sent = {},
): Promise<Answer> {
  const json = { ...exampleMessage, recaptchaToken: api.solveCaptcha(), ...fields };
  return api.call(endpoints.sendMessage, '', { json, ...sent });
}
