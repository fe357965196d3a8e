import { describe, expect, it } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { callers, type Role, roles } from '#rooms/platform/contract/roles.ts';
import { validBodies } from '../valid-bodies.ts';
import { adminOf, useApi } from './harness.ts';
import { expectSecurityHeaders } from './http.ts';

const api = useApi();
const sessionOf = (role: Role) => adminOf(api, undefined, { role, jobs: ['some-id'] });
const sessions = { admin: sessionOf('admin'), recruiter: sessionOf('recruiter'), manager: sessionOf('manager') };
const bodies: Record<string, unknown> = validBodies;
const refusals: unknown[] = [responseTexts.unauthorised, responseTexts.forbidden, responseTexts.roleForbidden];

/** What the table says. */
function expectedRefusal({ access }: Endpoint, role: Role | undefined): object | undefined {
  if (access === 'everyone') return undefined;
  if (!role) return { status: 401, json: { error: responseTexts.unauthorised } };
  const allowed: readonly Role[] = callers[access];
  return allowed.includes(role) ? undefined : { status: 403, json: { error: responseTexts.roleForbidden } };
}

describe.each(Object.entries<Endpoint>(endpoints))('%s', (name, endpoint) => {
  it.each([undefined, ...roles])('answers the role %s as the table says', async (role) => {
    // The others need their session longer.
    const caller = role && (name === 'logout' ? sessionOf(role) : sessions[role]);
    const answer = await (caller ?? api).call(endpoint, ['some-id', 'some-id'], { json: bodies[name] });
    if (!role) expectSecurityHeaders(answer);
    const refusal = expectedRefusal(endpoint, role);
    if (refusal) expect(answer).toMatchObject(refusal);
    else expect(refusals).not.toContain((answer.json as { error?: string } | undefined)?.error);
  });
});
