import { z } from 'zod';
import type { Values } from '../deploy/settings.ts';
import { accessToken } from '../firebase-project.ts';
import { ok, okUnless, problem, type Result } from './check.ts';

export type Google = ReturnType<typeof createGoogle>;

export type Grant = { member: string; role: string };

/** The Firebase project that the doctor examines, and the settings of this clone. */
export type Target = {
  project: string;
  /** The settings of the site, `VITE_…`, as a build for deployment reads them. */
  site: Values;
  /** The function's parameters. Those that are not set have what a deployment gives them. */
  parameters: Values;
  google: Google;
};

const timeoutMs = 20_000;

/** The site works without these APIs, so a disabled one only makes its checks impossible. */
const apisOfChecksOnly = [
  'billingbudgets.googleapis.com',
  'cloudbilling.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'iam.googleapis.com',
  'serviceusage.googleapis.com',
];

/** https://cloud.google.com/apis/design/errors */
const failure = z.object({
  error: z.object({
    message: z.string(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});

const binding = z.object({ role: z.string(), members: z.array(z.string()).default([]) });

/** Calls Google's REST APIs. @param project whose quota the calls count against */
export function createGoogle(project: string, load: typeof fetch = fetch, token = accessToken) {
  let bearerToken: Promise<string> | undefined;

  /**
   * @returns undefined if the resource does not exist, or an API that the site needs is disabled
   * @throws without credentials, permission or network
   */
  async function ask<Answer>(
    url: string,
    answer: z.ZodType<Answer>,
    question?: object,
    method: 'POST' | 'PUT' | 'PATCH' = 'POST',
  ): Promise<Answer | undefined> {
    bearerToken ??= token();
    const response = await load(url, {
      method: question ? method : 'GET',
      headers: { Authorization: `Bearer ${await bearerToken}`, 'X-Goog-User-Project': project, 'Content-Type': 'application/json' },
      body: question && JSON.stringify(question),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer.parse(body);
    const { message, details = [] } = failure.safeParse(body).data?.error ?? { message: `status ${response.status}` };
    const { hostname } = new URL(url);
    const isApiDisabled = details.some(({ reason }) => reason === 'SERVICE_DISABLED');
    if (response.status === 404 || (isApiDisabled && !apisOfChecksOnly.includes(hostname))) return undefined;
    throw new Error(`${hostname} says: ${message}`);
  }

  /** @returns the items of a list, none if it does not exist @throws as `ask` does */
  async function list<Item>(url: string, name: string, item: z.ZodType<Item>, question?: object): Promise<Item[]> {
    const answer = await ask(url, z.record(z.string(), z.unknown()), question);
    return z.array(item).parse(answer?.[name] ?? []);
  }

  /** @returns who has which role on projects, service accounts or services of Cloud Run */
  async function grants(...resources: string[]): Promise<Grant[]> {
    // Only Cloud Run is asked by GET.
    const policies = resources.map((url) =>
      list(`${url}:getIamPolicy`, 'bindings', binding, url.startsWith('https://run.') ? undefined : {}),
    );
    return (await Promise.all(policies)).flat().flatMap(({ role, members }) => members.map((member) => ({ member, role })));
  }

  /** @param expected the answer if all is well @param wrong what to say otherwise */
  async function expect(url: string, expected: z.ZodType, wrong: string): Promise<Result> {
    return expected.safeParse(await ask(url, z.unknown())).success ? ok() : problem(wrong);
  }

  /** @param item a good one's name @param before what to say before the names that lack */
  async function expectAll(url: string, name: string, item: z.ZodType<string>, wanted: string[], before: string): Promise<Result> {
    const found = (await list(url, name, z.unknown())).map((one) => item.safeParse(one).data);
    const lacking = wanted.filter((one) => !found.includes(one));
    return okUnless(lacking, before);
  }

  return { ask, list, grants, expect, expectAll };
}
