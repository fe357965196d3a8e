import { beforeAll, describe, expect, it } from 'vitest';
import { dashboardCounts } from '#rooms/figures/contract/figures.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { type Role, roles } from '#rooms/platform/contract/roles.ts';
import { changeAccount } from '../../functions/src/accounts/store.ts';
import type { Authority } from '../../functions/src/colleagues/account.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import { countOperations } from './count-operations.ts';
import { applyWithResume, createAccount, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { signInWithClaims } from './sign-in.ts';

const api = useApi({ settings: (settings) => ({ ...settings, cacheMs: 30_000 }) });
const admin = adminOf(api);
const applied = async () => {
  const { id, job_id, resume_path } = await applyWithResume(api);
  return { id, job: job_id, file: fileNameOf(resume_path ?? '') };
};
let [own, foreign] = [
  { id: '', job: '', file: '' },
  { id: '', job: '', file: '' },
];
beforeAll(async () => {
  [own, foreign] = await Promise.all([applied(), applied()]);
});

const managerOf = (...jobs: string[]): Authority => ({ role: 'manager', jobs });

/** Somebody with an account and an open session. */
async function colleague(authority: Authority) {
  const username = await createAccount(api);
  const change = async (to: Authority) => changeAccount(api.firebase, { username }, 'command line', 'update', to);
  await change(authority);
  const session = await api.openSession(username, authority);
  const call = (endpoint: Endpoint, parameters: string | string[] = [], json?: unknown) =>
    api.call(endpoint, parameters, { token: session.token, json });
  const sees = async () => {
    const { status, text } = await call(endpoints.listApplications);
    return status === 200 ? [own, foreign].filter(({ id }) => text.includes(id)) : status;
  };
  return { username, session, change, call, sees };
}

function totalOf(counts: string): number {
  return Object.values(dashboardCounts.parse(JSON.parse(counts)).applications).reduce((sum, count) => sum + count, 0);
}

describe('a session', () => {
  it.each<object>([{}, { role: 'owner', jobs: [] }, { role: 'manager' }, { role: 'manager', jobs: 'all' }])(
    'that has only the authority %o is over',
    async (stored) => {
      const { session, sees } = await colleague(managerOf(own.job));
      const document = (await api.firebase.db()).doc(`sessions/${session.sessionId}`);
      const { role, jobs, ...fields } = (await document.get()).data() ?? {};
      expect([role, jobs]).toEqual(['manager', [own.job]]);
      await document.set({ ...fields, ...stored });
      expect(await sees()).toBe(401);
    },
  );

  it('has the authority that is stored, whatever its token claims', async () => {
    const { username, session } = await colleague(managerOf(own.job));
    const claims = { admin: true, session: session.sessionId, role: 'admin', jobs: [foreign.job] };
    const token = await signInWithClaims(api.firebase, claims, username);
    expect((await api.call(endpoints.readApplication, own.id, { token })).status).toBe(200);
    expect((await api.call(endpoints.readApplication, foreign.id, { token })).status).toBe(404);
    expect((await api.call(endpoints.readFigures, '', { token })).status).toBe(403);
  });
});

it('a manager gets their own counts right after an admin, and the admin all of them right after a manager', async () => {
  const { call } = await colleague(managerOf(own.job));
  const totals: number[] = [];
  for (const read of [call, admin.call, call, admin.call]) totals.push(totalOf((await read(endpoints.readCounts)).text));
  expect(totals).toEqual([1, 2, 1, 2]);
});

let count: Awaited<ReturnType<typeof countOperations>>;
beforeAll(async () => {
  count = await countOperations(api);
});

it.each<[string, Endpoint, () => string | Promise<string>, unknown?]>([
  ['the list', endpoints.listApplications, () => ''],
  ['an application', endpoints.readApplication, () => own.id],
  ['a timeline', endpoints.readTimeline, () => own.id],
  ['a new note', endpoints.addNote, () => storeApplication(api, { job_id: own.job }), { text: 'A good match' }],
  ['a resume', endpoints.readResume, () => own.file],
  ['interviews', endpoints.listInterviewsOf, () => own.id],
])(
  'what is read for %s is the same for admins and recruiters, and at most one document more for managers',
  async (_what, endpoint, target, json) => {
    const reads: Partial<Record<Role, number>> = {};
    for (const role of roles) {
      const { call } = await colleague({ role, jobs: [own.job, foreign.job] });
      const about = await target();
      reads[role] = (await count(() => call(endpoint, about, json))).reads;
    }
    expect(reads.recruiter).toBe(reads.admin);
    expect(reads.manager).toBeLessThanOrEqual((reads.admin ?? 0) + 1);
  },
);
