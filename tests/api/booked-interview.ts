import { expect } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { quarterMs } from '#contract/interviews.ts';
import { dayMs } from '#contract/limits.ts';
import { applicationReplied } from '#contract/replies.ts';
import { mailTemplatesDefaults } from '#contract/stored-mail-templates.ts';
import type { NewApplication } from '../../functions/src/data/applications.ts';
import { storeWithLink } from './examples.ts';
import { adminOf, type Api } from './harness.ts';

const soon = Math.ceil(Date.now() / quarterMs) * quarterMs;

/** @returns a time at which an interview can begin, the same at each call */
export const inDays = (days: number) => new Date(soon + days * dayMs).toISOString();

/**
 * Proposes one time to a new applicant, who chooses it.
 * @returns the interview's id, the application's, its link and address
 */
export async function bookInterview(api: Api, interviewers: string[], at: string, changes: Partial<NewApplication> = {}) {
  const applicant = await storeWithLink(api, changes);
  const { updated_at } = (await api.parts.applications.get(applicant.id)) ?? {};
  const meeting = { minutes: 45, place: 'Room 4', interviewers, times: [at], zone: 'Asia/Kolkata' };
  const proposed = await adminOf(api).call(endpoints.proposeInterview, applicant.id, {
    json: { ...mailTemplatesDefaults.invite, ...meeting, updated_at },
  });
  expect(proposed).toMatchObject({ status: 201 });
  const { reply } = applicationReplied.parse(proposed.json);
  const json = { token: applicant.link, id: reply, choose: at, zone: 'America/New_York' };
  expect(await api.call(endpoints.answerInterview, '', { json })).toMatchObject({ status: 200 });
  return { interview: reply, ...applicant };
}
