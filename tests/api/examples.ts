import { randomUUID } from 'node:crypto';
import { endpoints } from '#contract/endpoints.ts';
import type { NewApplication } from '../../functions/src/data/applications.ts';
import { exampleApplicant } from './application-form.ts';
import type { Api } from './harness.ts';
import type { Answer, RequestOptions } from './http.ts';

export const examplePassword = 'a good long password';

export const exampleMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'Windchill upgrade',
  message: 'We run version 11.\nWhen can you start?',
};

/** @returns the name of a new account */
export async function createAccount(api: Api, password = examplePassword): Promise<string> {
  const username = `ada-${randomUUID()}`;
  await api.parts.admins.create(username, password);
  return username;
}

export async function storeApplication(api: Pick<Api, 'parts'>, changes: Partial<NewApplication> = {}): Promise<string> {
  const id = randomUUID();
  await api.parts.applications.create(id, {
    ...exampleApplicant,
    job_id: 'some-job',
    job_title: 'Windchill Developer',
    source: '',
    keep: false,
    resume_path: null,
    resume: null,
    ...changes,
  });
  return id;
}

export function sendMessage(
  api: Pick<Api, 'call' | 'solveCaptcha'>,
  { fields = {}, ...options }: { fields?: Record<string, unknown> } & RequestOptions = {},
): Promise<Answer> {
  const json = { ...exampleMessage, recaptchaToken: api.solveCaptcha(), ...fields };
  return api.call(endpoints.sendMessage, '', { json, ...options });
}
