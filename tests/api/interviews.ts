import { z } from 'zod';
import { type Consequences, unconfirmedChange } from '#rooms/accounts/contract/account-changes.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { quarterMs } from '#rooms/interviews/contract/interviews.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { applicationReplied } from '#rooms/answers/contract/replies.ts';
import { storeWithLink } from './examples.ts';
import type { adminOf, Api } from './harness.ts';
import type { Answer, RequestOptions } from './http.ts';
import { settleMail } from './mail.ts';

const hourMs = 60 * 60 * 1000;

const nextQuarter = Math.ceil(Date.now() / quarterMs) * quarterMs;

/** @returns a quarter of an hour, so many hours after the next one: the same at each call */
export const hoursAhead = (hours: number) => new Date(nextQuarter + hours * hourMs).toISOString();

export const threeTimes = [hoursAhead(72), hoursAhead(74), hoursAhead(96)] as const;

/** What staff send to propose an interview, but for the interviewers and the version. */
export const exampleProposal = {
  ...mailTemplatesDefaults.invite,
  minutes: 60,
  place: 'https://meet.example.com/abc',
  zone: 'Asia/Kolkata',
  times: [...threeTimes],
};

type Proposal = typeof exampleProposal;
type Applied = Awaited<ReturnType<typeof storeWithLink>>;
type Staff = ReturnType<typeof adminOf>;

/** Calls of staff and applicants about interviews. */
export function interviewCalls(api: Api, staff: Staff) {
  const answer = (link: string, json: object): Promise<Answer> =>
    api.call(endpoints.answerInterview, '', { json: { token: link, ...json } });

  /** @param json replaces parts of the example */
  async function propose(id: string, json: object, options: RequestOptions = {}): Promise<Answer> {
    const { updated_at } = (await api.parts.applications.get(id)) ?? {};
    return staff.call(endpoints.proposeInterview, id, { json: { ...exampleProposal, updated_at, ...json }, ...options });
  }

  /**
   * Times of which their mail has told the applicant.
   * @param json replaces parts of the example @param stored a new application by default
   */
  async function proposed(interviewers: string[], json: Partial<Proposal> = {}, stored: Applied | Promise<Applied> = storeWithLink(api)) {
    const applied = await stored;
    const { reply: interview } = applicationReplied.parse((await propose(applied.id, { interviewers, ...json })).json);
    const mail = (await api.firebase.db()).doc(`outbox/${interview}`);
    await mail.update({ attempts: 1 });
    await api.parts.outbox.settle({ id: interview, attempts: 1, fields: (await mail.get()).data() ?? {} }, 'sent');
    return { ...applied, interview };
  }

  /** The applicant has chosen the first of the times. */
  async function booked(...example: Parameters<typeof proposed>) {
    const stored = await proposed(...example);
    await answer(stored.link, { id: stored.interview, choose: (await interviewOf(stored.interview)).times[0] });
    return stored;
  }

  /** Changes what is booked. @param changes besides what stays as it is */
  async function edit(id: string, changes: object, by: Pick<Staff, 'call'> = staff): Promise<Answer> {
    const { at, minutes, place, interviewers, updated_at } = await interviewOf(id);
    return by.call(endpoints.updateInterview, id, { json: { at, minutes, place, interviewers, updated_at, ...changes } });
  }

  async function interviewOf(id: string) {
    const interview = await api.parts.interviews.get(id);
    if (!interview) throw new Error('There is no interview');
    return interview;
  }

  /** @returns what is booked of an interviewer */
  async function slotsOf(username: string): Promise<string[]> {
    const ids = (await api.documents('interviewSlots')).map(({ id }) => id);
    return ids.filter((id) => id.startsWith(`${username} `)).map((id) => id.slice(username.length + 1));
  }

  /**
   * Records what waits about an application as sent, once it can no longer be taken back.
   * @param template undefined for any
   */
  async function sendMails(id: string, template?: string): Promise<void> {
    api.clockOffset += serverLimits.replyDelayMs;
    const about = (await api.firebase.db()).collection('outbox').where('about', 'array-contains', id);
    const { docs } = await about.where('state', '==', 'waiting').get();
    for (const mail of docs.filter((waiting) => template === undefined || waiting.get('template') === template))
      await settleMail(api, mail.id);
  }

  return { answer, propose, proposed, booked, edit, interviewOf, slotsOf, sendMails };
}

/**
 * Changes an account, and confirms what that does to others.
 * @param to who takes over, by the id of an interview or application
 */
export async function confirmChange(staff: Staff, username: string, json: object, to: Record<string, string> = {}): Promise<Answer> {
  const first = await staff.call(endpoints.updateAccount, username, { json });
  const { data: unconfirmed } = unconfirmedChange.safeParse(first.json);
  if (!unconfirmed) return first;
  const hand_over = Object.entries(to).map(([id, name]) => ({ id, to: name }));
  return staff.call(endpoints.updateAccount, username, { json: { ...json, seen: unconfirmed.consequences.seen, hand_over } });
}

/** @returns what a change that is yet to be confirmed does to others */
export async function readConsequences(staff: Staff, username: string, json: object): Promise<Consequences> {
  return unconfirmedChange.parse((await staff.call(endpoints.updateAccount, username, { json })).json).consequences;
}

const write = z.object({ update: z.optional(z.object({ name: z.string() })), delete: z.optional(z.string()) });
const commit = z.object({ writes: z.array(write) });

/** Interviews are written, and the answer to the first write of an act gets lost. */
export async function losingAnAnswer(api: Api, act: () => Promise<unknown>): Promise<void> {
  const client = (await api.firebase.db()) as unknown as {
    request: (method: string, message: unknown, ...more: unknown[]) => Promise<unknown>;
  };
  const { request } = client;
  let isLost = false;
  client.request = async (method, message, ...more) => {
    const answer = await request.call(client, method, message, ...more);
    const { data } = commit.safeParse(message);
    const names = data?.writes.map(({ update, delete: deleted }) => update?.name ?? deleted ?? '') ?? [];
    if (isLost || !names.some((name) => name.includes('/documents/interviews/'))) return answer;
    isLost = true;
    throw Object.assign(new Error('The answer got lost'), { code: 14 });
  };
  await act()
    .catch(() => undefined)
    .finally(() => (client.request = request));
}
