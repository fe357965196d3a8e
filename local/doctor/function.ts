import { z } from 'zod';
import { parameters as known } from '../../functions/src/parameters.ts';
import { retention } from '../../functions/src/contract/retention.ts';
import { functionsAccount } from '../deploy/settings.ts';
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
/** Accounts that Google makes for a project. Other services use them too. */
const defaultAccount = /-compute@developer\.gserviceaccount\.com$|@appspot\.gserviceaccount\.com$/;
const serviceAccount = z.object({ email: z.string() });

export function functionChecks({ project, parameters, google }: Target): Check[] {
  const region = parameters['REGION'] ?? '';
  const wantedAccount = parameters['SERVICE_ACCOUNT'] || functionsAccount(project);
  const accounts = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
  const projectPolicy = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`;
  let listing: Promise<Deployed[]> | undefined;

  async function listFunctions(): Promise<Deployed[]> {
    const url = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions?pageSize=1000`;
    return (await google.ask(url, functions))?.functions ?? [];
  }

  /** @returns the function of that name, by preference in the region of the parameters */
  async function find(id: string): Promise<Deployed | undefined> {
    const all = (await (listing ??= listFunctions())).filter(({ name }) => name.endsWith(`/functions/${id}`));
    return all.find(({ name }) => name.includes(`/locations/${region}/`)) ?? all[0];
  }

  async function findApi(): Promise<Deployed> {
    const api = await find('api');
    if (!api) throw new Error('the function is not deployed yet');
    return api;
  }

  /** @returns the roles that a policy gives to a service account */
  async function rolesIn(policyUrl: string, account: string): Promise<string[]> {
    const { bindings } = (await google.ask(policyUrl, policy, {})) ?? { bindings: [] };
    return bindings.filter(({ members }) => members.includes(`serviceAccount:${account}`)).map(({ role }) => role);
  }

  async function checkTokenCreator(): Promise<Result> {
    const { serviceAccountEmail: account } = (await findApi()).serviceConfig;
    // The role may be granted on the account itself or on the whole project.
    const answers = await Promise.allSettled([rolesIn(`${accounts}/${account}:getIamPolicy`, account), rolesIn(projectPolicy, account)]);
    if (answers.some((answer) => answer.status === 'fulfilled' && answer.value.includes(tokenCreator))) return ok(account);
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
    return problem(`${account} lacks it, so nobody can log in`);
  }

  async function checkRoles(): Promise<Result> {
    const upkeep = await find('upkeep');
    const running = [await findApi(), ...(upkeep ? [upkeep] : [])].map(({ name, serviceConfig: { serviceAccountEmail: account } }) => ({
      id: name.split('/').at(-1),
      account,
    }));
    const shared = running.find(({ account }) => defaultAccount.test(account));
    if (shared) return problem(`${shared.id} runs as ${shared.account}, which other services of the project use too`);
    const own = [...new Set(running.map(({ account }) => account))];
    const tooMuch = own.map(async (account) =>
      (await rolesIn(projectPolicy, account))
        .filter((role) => wideRoles.includes(role))
        .map((role) => `${account} has ${role} on the whole project`),
    );
    const found = (await Promise.all(tooMuch)).flat();
    return found.length === 0 ? ok(own.join(', ')) : problem(found.join(', '));
  }

  async function checkMail(): Promise<Result> {
    const names = ['post', 'postDue'];
    const states = await Promise.all(names.map(async (name) => (await find(name))?.state ?? 'not deployed'));
    return states.every((state) => state === 'ACTIVE')
      ? ok('active')
      : problem(names.map((name, index) => `${name}: ${states[index]?.toLowerCase()}`).join(', '));
  }

  const listed = 'cloudfunctions.googleapis.com, functions';
  return [
    {
      what: 'Service account',
      source: 'iam.googleapis.com, serviceAccounts',
      remedy: 'The gcloud commands of docs/deployment.md, "The service account".',
      run: async () =>
        (await google.ask(`${accounts}/${wantedAccount}`, serviceAccount)) ? ok(wantedAccount) : problem(`${wantedAccount} does not exist`),
    },
    {
      what: 'Function',
      source: listed,
      remedy: `npm run deploy. To delete one that is left in another region: npx firebase functions:delete api --region REGION --project ${project}`,
      run: async () => {
        const found = await find('api');
        if (!found) return problem('not deployed');
        const place = /\/locations\/([^/]+)\//.exec(found.name)?.[1] ?? '';
        if (place !== region) return problem(`it is in ${place}, not in ${region} as REGION says`);
        return found.state === 'ACTIVE' ? ok(`active in ${place}`) : problem(`its state is ${found.state}`);
      },
    },
    {
      what: 'Nightly upkeep',
      source: listed,
      remedy: 'npm run deploy',
      run: async () => {
        const found = await find('upkeep');
        if (!found) return problem(`not deployed: nothing is cleaned up, and nothing is removed after ${retention.months} months`);
        return found.state === 'ACTIVE'
          ? ok(`active, removes applications and messages after ${retention.months} months`)
          : problem(`its state is ${found.state}`);
      },
    },
    ...(parameters['MAIL_FROM'] ? [{ what: 'Sending of mail', source: listed, remedy: 'npm run deploy', run: checkMail }] : []),
    {
      what: 'Deployed parameters',
      source: "the function's environment",
      remedy: 'npm run deploy',
      run: async () => {
        const { environmentVariables: set } = (await findApi()).serviceConfig;
        const different = Object.keys(known).filter((name) => (set[name] ?? '') !== (parameters[name] ?? ''));
        return different.length === 0 ? ok('same as in this clone') : problem(`different from this clone: ${different.join(', ')}`);
      },
    },
    {
      what: 'Token creator',
      source: `iam.googleapis.com, who has ${tokenCreator}`,
      remedy: 'The gcloud commands of docs/deployment.md, "The service account".',
      run: checkTokenCreator,
    },
    {
      what: 'Rights of the functions',
      source: 'cloudfunctions.googleapis.com, functions, and cloudresourcemanager.googleapis.com, who has Owner or Editor',
      remedy: `Name an account of their own in SERVICE_ACCOUNT (docs/deployment.md, "The service account") and deploy. To take a role away: gcloud projects remove-iam-policy-binding ${project} --member serviceAccount:${wantedAccount} --role ROLE`,
      isAdvice: true,
      run: checkRoles,
    },
  ];
}
