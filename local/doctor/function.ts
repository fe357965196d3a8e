import { z } from 'zod';
import { parameters as known } from '../../functions/src/parameters.ts';
import { bad, type Check, good, type Seen } from './check.ts';
import type { Target } from './target.ts';

const functions = z.object({
  functions: z
    .array(
      z.object({
        name: z.string(),
        state: z.string(),
        serviceConfig: z.object({
          serviceAccountEmail: z.string(),
          environmentVariables: z.record(z.string(), z.string()).default({}),
        }),
      }),
    )
    .default([]),
});
type Deployed = z.infer<typeof functions>['functions'][number];
const policy = z.object({ bindings: z.array(z.object({ role: z.string(), members: z.array(z.string()).default([]) })).default([]) });

const tokenCreator = 'roles/iam.serviceAccountTokenCreator';

/** The deployed function: that it is there, where it should be, as this clone has it, and may make tokens. */
export function functionChecks({ project, parameters, google }: Target): Check[] {
  const region = parameters['REGION'] ?? '';
  let asked: Promise<Deployed[]> | undefined;
  const find = () => findNamed('api');

  async function findNamed(id: string): Promise<Deployed | undefined> {
    const all = (await (asked ??= list())).filter(({ name }) => name.endsWith(`/functions/${id}`));
    return all.find(({ name }) => name.includes(`/locations/${region}/`)) ?? all[0];
  }

  async function list(): Promise<Deployed[]> {
    const url = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions?pageSize=1000`;
    return (await google.ask(url, functions))?.functions ?? [];
  }

  async function lookAtRole(): Promise<Seen> {
    const account = (await find())?.serviceConfig.serviceAccountEmail;
    if (account === undefined) throw new Error('the function is not deployed yet');
    const grants = async (url: string) =>
      (await google.ask(url, policy, {}))?.bindings.some(
        ({ role, members }) => role === tokenCreator && members.includes(`serviceAccount:${account}`),
      ) === true;
    // On itself, as advised, or on the whole project: one is enough, also where the other can't be asked about.
    const asked = await Promise.allSettled([
      grants(`https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${account}:getIamPolicy`),
      grants(`https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`),
    ]);
    if (asked.some((answer) => answer.status === 'fulfilled' && answer.value)) return good(account);
    const unasked = asked.find((answer) => answer.status === 'rejected');
    if (unasked) throw unasked.reason;
    return bad(`${account} lacks it, so nobody can log in`);
  }

  return [
    {
      what: 'Function',
      how: 'cloudfunctions.googleapis.com, functions',
      remedy: `npm run deploy; one that is left in another region: npx firebase functions:delete api --region REGION --project ${project}`,
      needed: true,
      look: async () => {
        const found = await find();
        if (!found) return bad('not deployed');
        const place = /\/locations\/([^/]+)\//.exec(found.name)?.[1] ?? '';
        if (place !== region) return bad(`it is in ${place}, not in ${region} as REGION says`);
        return found.state === 'ACTIVE' ? good(`active in ${place}`) : bad(`its state is ${found.state}`);
      },
    },
    {
      what: 'Nightly upkeep',
      how: 'cloudfunctions.googleapis.com, functions',
      remedy: 'npm run deploy',
      needed: true,
      look: async () => {
        const found = await findNamed('upkeep');
        if (!found) return bad('not deployed: nothing is cleaned up, and no retention rule holds');
        return found.state === 'ACTIVE' ? good('active') : bad(`its state is ${found.state}`);
      },
    },
    {
      what: 'Deployed parameters',
      how: "the function's environment",
      remedy: 'npm run deploy',
      needed: true,
      look: async () => {
        const set = (await find())?.serviceConfig.environmentVariables;
        if (!set) throw new Error('the function is not deployed yet');
        const different = Object.keys(known).filter((name) => (set[name] ?? '') !== (parameters[name] ?? ''));
        return different.length === 0 ? good('those of this clone') : bad(`not those of this clone: ${different.join(', ')}`);
      },
    },
    {
      what: 'Token creator',
      how: `iam.googleapis.com, who has ${tokenCreator}`,
      remedy: 'The gcloud command of docs/deployment.md, "The role for logging in".',
      needed: true,
      look: lookAtRole,
    },
  ];
}
