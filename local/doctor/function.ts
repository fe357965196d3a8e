import { z } from 'zod';
import { parameters as known } from '../../functions/src/parameters.ts';
import { retention } from '../../functions/src/contract/retention.ts';
import { functionsAccount } from '../deploy-settings.ts';
import { problem, type Check, ok, type Result } from './check.ts';
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

/** Whether the functions are deployed, `api` has the parameters of this clone, and neither `api` nor `upkeep` has wide roles. */
export function functionChecks({ project, parameters, google }: Target): Check[] {
  const region = parameters['REGION'] ?? '';
  const wantedAccount = parameters['SERVICE_ACCOUNT'] || functionsAccount(project);
  const projectPolicy = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`;
  let listing: Promise<Deployed[]> | undefined;
  const findApi = () => findNamed('api');

  async function findNamed(id: string): Promise<Deployed | undefined> {
    const all = (await (listing ??= listFunctions())).filter(({ name }) => name.endsWith(`/functions/${id}`));
    return all.find(({ name }) => name.includes(`/locations/${region}/`)) ?? all[0];
  }

  async function listFunctions(): Promise<Deployed[]> {
    const url = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions?pageSize=1000`;
    return (await google.ask(url, functions))?.functions ?? [];
  }

  async function checkTokenCreator(): Promise<Result> {
    const account = (await findApi())?.serviceConfig.serviceAccountEmail;
    if (account === undefined) throw new Error('the function is not deployed yet');
    const grants = async (url: string) =>
      (await google.ask(url, policy, {}))?.bindings.some(
        ({ role, members }) => role === tokenCreator && members.includes(`serviceAccount:${account}`),
      ) === true;
    // The role may be granted on the account itself or on the whole project.
    const answers = await Promise.allSettled([
      grants(`https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${account}:getIamPolicy`),
      grants(projectPolicy),
    ]);
    if (answers.some((answer) => answer.status === 'fulfilled' && answer.value)) return ok(account);
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
    return problem(`${account} lacks it, so nobody can log in`);
  }

  async function checkRoles(): Promise<Result> {
    const deployed = await Promise.all(
      ['api', 'upkeep'].map(async (id) => ({ id, account: (await findNamed(id))?.serviceConfig.serviceAccountEmail })),
    );
    const running = deployed.filter(({ account }) => account !== undefined);
    if (running.length === 0) throw new Error('the function is not deployed yet');
    const shared = running.find(({ account = '' }) => defaultAccount.test(account));
    if (shared) return problem(`${shared.id} runs as ${shared.account}, which other services of the project use too`);
    const accounts = [...new Set(running.map(({ account }) => account))];
    const { bindings } = (await google.ask(projectPolicy, policy, {})) ?? { bindings: [] };
    const tooMuch = accounts.flatMap((account) =>
      bindings
        .filter(({ role, members }) => wideRoles.includes(role) && members.includes(`serviceAccount:${account}`))
        .map(({ role }) => `${account} has ${role} on the whole project`),
    );
    return tooMuch.length === 0 ? ok(accounts.join(', ')) : problem(tooMuch.join(', '));
  }

  function sendingCheck(): Check {
    return {
      what: 'Sending of mail',
      source: 'cloudfunctions.googleapis.com, functions',
      remedy: 'npm run deploy',
      required: true,
      run: async () => {
        const names = ['post', 'postDue'];
        const states = await Promise.all(names.map(async (name) => (await findNamed(name))?.state ?? 'not deployed'));
        return states.every((state) => state === 'ACTIVE')
          ? ok('active')
          : problem(names.map((name, i) => `${name}: ${states[i]?.toLowerCase()}`).join(', '));
      },
    };
  }

  return [
    {
      what: 'Service account',
      source: 'iam.googleapis.com, serviceAccounts',
      remedy: 'The gcloud commands of docs/deployment.md, "The service account".',
      required: true,
      run: async () => {
        const url = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${wantedAccount}`;
        return (await google.ask(url, serviceAccount)) ? ok(wantedAccount) : problem(`${wantedAccount} does not exist`);
      },
    },
    {
      what: 'Function',
      source: 'cloudfunctions.googleapis.com, functions',
      remedy: `npm run deploy. To delete one that is left in another region: npx firebase functions:delete api --region REGION --project ${project}`,
      required: true,
      run: async () => {
        const found = await findApi();
        if (!found) return problem('not deployed');
        const place = /\/locations\/([^/]+)\//.exec(found.name)?.[1] ?? '';
        if (place !== region) return problem(`it is in ${place}, not in ${region} as REGION says`);
        return found.state === 'ACTIVE' ? ok(`active in ${place}`) : problem(`its state is ${found.state}`);
      },
    },
    {
      what: 'Nightly upkeep',
      source: 'cloudfunctions.googleapis.com, functions',
      remedy: 'npm run deploy',
      required: true,
      run: async () => {
        const found = await findNamed('upkeep');
        if (!found) return problem(`not deployed: nothing is cleaned up, and nothing is removed after ${retention.months} months`);
        return found.state === 'ACTIVE'
          ? ok(`active, removes applications and messages after ${retention.months} months`)
          : problem(`its state is ${found.state}`);
      },
    },
    ...(parameters['MAIL_FROM'] ? [sendingCheck()] : []),
    {
      what: 'Deployed parameters',
      source: "the function's environment",
      remedy: 'npm run deploy',
      required: true,
      run: async () => {
        const set = (await findApi())?.serviceConfig.environmentVariables;
        if (!set) throw new Error('the function is not deployed yet');
        const different = Object.keys(known).filter((name) => (set[name] ?? '') !== (parameters[name] ?? ''));
        return different.length === 0 ? ok('same as in this clone') : problem(`different from this clone: ${different.join(', ')}`);
      },
    },
    {
      what: 'Token creator',
      source: `iam.googleapis.com, who has ${tokenCreator}`,
      remedy: 'The gcloud commands of docs/deployment.md, "The service account".',
      required: true,
      run: checkTokenCreator,
    },
    {
      what: 'Rights of the functions',
      source: 'cloudfunctions.googleapis.com, functions, and cloudresourcemanager.googleapis.com, who has Owner or Editor',
      remedy: `Name an account of their own in SERVICE_ACCOUNT (docs/deployment.md, "The service account") and deploy. To take a role away: gcloud projects remove-iam-policy-binding ${project} --member serviceAccount:${wantedAccount} --role ROLE`,
      required: false,
      run: checkRoles,
    },
  ];
}
