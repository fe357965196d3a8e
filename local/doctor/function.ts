import { z } from 'zod';
import { parameters as known } from '../../functions/src/parameters.ts';
import { functionsAccount } from '../deploy-settings.ts';
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
/** Roles that let a function do anything in the project. */
const wideRoles = ['roles/owner', 'roles/editor'];
/** Google makes these accounts for a project. Other services use them too, and many projects give them the role Editor. */
const defaultAccount = /-compute@developer\.gserviceaccount\.com$|@appspot\.gserviceaccount\.com$/;
const serviceAccount = z.object({ email: z.string() });

/** The deployed functions: whether they are there, where they should be, as this clone has them, and with the rights they need and no others. */
export function functionChecks({ project, parameters, google }: Target): Check[] {
  const region = parameters['REGION'] ?? '';
  const wantedAccount = parameters['SERVICE_ACCOUNT'] || functionsAccount(project);
  const projectPolicy = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`;
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
      grants(projectPolicy),
    ]);
    if (asked.some((answer) => answer.status === 'fulfilled' && answer.value)) return good(account);
    const unasked = asked.find((answer) => answer.status === 'rejected');
    if (unasked) throw unasked.reason;
    return bad(`${account} lacks it, so nobody can log in`);
  }

  async function lookAtRights(): Promise<Seen> {
    const deployed = await Promise.all(
      ['api', 'upkeep'].map(async (id) => ({ id, account: (await findNamed(id))?.serviceConfig.serviceAccountEmail })),
    );
    const running = deployed.filter(({ account }) => account !== undefined);
    if (running.length === 0) throw new Error('the function is not deployed yet');
    const byDefault = running.find(({ account = '' }) => defaultAccount.test(account));
    if (byDefault) return bad(`${byDefault.id} runs as ${byDefault.account}, which other services of the project use too`);
    const accounts = [...new Set(running.map(({ account }) => account))];
    const { bindings } = (await google.ask(projectPolicy, policy, {})) ?? { bindings: [] };
    const tooMuch = accounts.flatMap((account) =>
      bindings
        .filter(({ role, members }) => wideRoles.includes(role) && members.includes(`serviceAccount:${account}`))
        .map(({ role }) => `${account} has ${role} on the whole project`),
    );
    return tooMuch.length === 0 ? good(accounts.join(', ')) : bad(tooMuch.join(', '));
  }

  return [
    {
      what: 'Service account',
      how: 'iam.googleapis.com, serviceAccounts',
      remedy: 'The gcloud commands of docs/deployment.md, "The service account".',
      needed: true,
      look: async () => {
        const url = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${wantedAccount}`;
        return (await google.ask(url, serviceAccount)) ? good(wantedAccount) : bad(`${wantedAccount} does not exist`);
      },
    },
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
      remedy: 'The gcloud commands of docs/deployment.md, "The service account".',
      needed: true,
      look: lookAtRole,
    },
    {
      what: 'Rights of the functions',
      how: 'cloudfunctions.googleapis.com, functions, and cloudresourcemanager.googleapis.com, who has Owner or Editor',
      remedy: `Name an account of their own in SERVICE_ACCOUNT (docs/deployment.md, "The service account") and deploy. Take away what it has too much: gcloud projects remove-iam-policy-binding ${project} --member serviceAccount:${wantedAccount} --role ROLE`,
      needed: false,
      look: lookAtRights,
    },
  ];
}
