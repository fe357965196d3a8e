import { randomUUID } from 'node:crypto';
import { type Application, application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { type AdminRecord, authority } from '../../functions/src/colleagues/account.ts';
import type { NewApplication } from '../../functions/src/applications/store.ts';
import { interviewRecord, type StoredInterview } from '../../functions/src/interviews/stored.ts';
import { hashOf, newToken } from '../../functions/src/platform/tokens.ts';
import { adminOf, type Api } from './harness.ts';
import type { Answer, RequestOptions } from './http.ts';
import { pdfResume } from './resume-files.ts';

export const examplePassword = 'a good long password';

/** @returns an address that nobody else has */
export const newEmail = () => `ada-${randomUUID()}@example.com`;

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

/** Sends the password of an account, by default that of the examples. */
export function logIn(
  api: Pick<Api, 'call' | 'solveCaptcha'>,
  username: string,
  password = examplePassword,
  headers?: Record<string, string>,
) {
  return api.call(endpoints.login, '', { json: { username, password, recaptchaToken: api.solveCaptcha() }, headers });
}

/** Stores the account of a colleague who gets mail. @returns who can be called as `adminOf` does */
export async function storeColleague(api: Api, changes: Partial<AdminRecord> = {}) {
  const username = `robin-${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.com`;
  const account = { password_hash: '', disabled: false, created_at: new Date(), email, ...changes };
  await (await api.firebase.db()).doc(`admins/${username}`).set(account);
  return { ...adminOf(api, username, authority.parse({ role: 'admin', jobs: [], ...account })), email: account.email };
}

export async function storeApplication(api: Pick<Api, 'parts'>, changes: Partial<NewApplication> = {}, id: string = randomUUID()) {
  await api.parts.applications.create(id, {
    ...exampleApplicant,
    job_id: 'some-job',
    job_title: 'Windchill Developer',
    job_version: '',
    kept_in: '',
    source: '',
    keep: false,
    resume_path: null,
    resume: null,
    promised_at: new Date(Date.now() + 10 * 24 * 60 * 60 * 1000),
    ...changes,
  });
  return id;
}

/** Stores an interview as it is after all that led to it. @returns its id */
export async function storeInterview(api: Pick<Api, 'firebase'>, fields: Partial<StoredInterview>): Promise<string> {
  const { at, ...interview } = interviewRecord.parse({ minutes: 45, place: 'Room 4', zone: 'Asia/Kolkata', ...fields });
  const document = (await api.firebase.db()).collection('interviews').doc();
  await document.set({ ...interview, at: at === null ? null : new Date(at), updated_at: new Date() });
  return document.id;
}

/** Stores an application with a private link, of somebody with an address of their own. */
export async function storeWithLink(api: Pick<Api, 'parts'>, changes: Partial<NewApplication> = {}) {
  const link = newToken();
  const email = newEmail();
  const id = await storeApplication(api, { applicant_email: email, link_hashes: [hashOf(link)], ...changes });
  return { id, email, link };
}

export function sendMessage(
  api: Pick<Api, 'call' | 'solveCaptcha'>,
  { fields = {}, ...options }: { fields?: Record<string, unknown> } & RequestOptions = {},
): Promise<Answer> {
  const json = { ...exampleMessage, recaptchaToken: api.solveCaptcha(), ...fields };
  return api.call(endpoints.sendMessage, '', { json, ...options });
}

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
