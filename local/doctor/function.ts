import { z } from 'zod';
import { parameters as known } from '../../functions/src/settings.ts';
import { retention } from '../../functions/src/contract/retention.ts';
import { functionsAccount } from '../deploy/settings.ts';
import { advise, type Check, check, ok, problem, type Result } from './check.ts';
import type { Target } from './google.ts';

const deployed = z.object({
  name: z.string(),
  state: z.string(),
  serviceConfig: z.object({
    serviceAccountEmail: z.string(),
    environmentVariables: z.record(z.string(), z.string()).default({}),
  }),
});
const binding = z.object({ role: z.string(), members: z.array(z.string()).default([]) });
const serviceAccount = z.object({ email: z.string() });

const tokenCreator = 'roles/iam.serviceAccountTokenCreator';
/** Roles that let a function do anything in the project. */
const wideRoles = ['roles/owner', 'roles/editor'];
/** Accounts that Google makes for a project. Other services use them too. */
const defaultAccount = /-compute@developer\.gserviceaccount\.com$|@appspot\.gserviceaccount\.com$/;

const notDeployed = 'the function is not deployed yet';

export function functionChecks({ project, parameters, google }: Target): Check[] {
  const region = parameters['REGION'] ?? '';
  const wantedAccount = parameters['SERVICE_ACCOUNT'] || functionsAccount(project);
  const accounts = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
  const projectPolicy = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`;
  const ids = ['api', 'staff', 'upkeep', ...(parameters['MAIL_FROM'] ? ['post', 'postDue'] : [])];

  /** @returns the site's functions that are deployed in the parameters' region, by id */
  async function listFunctions(): Promise<Map<string, z.infer<typeof deployed>>> {
    const url = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${region}/functions?pageSize=1000`;
    const all = await google.list(url, 'functions', deployed);
    return new Map(all.map((entry) => [entry.name.split('/').at(-1) ?? '', entry] as const).filter(([id]) => ids.includes(id)));
  }

  async function findApi(): Promise<z.infer<typeof deployed>> {
    const api = (await listFunctions()).get('api');
    if (!api) throw new Error(notDeployed);
    return api;
  }

  /** @returns the roles that a policy gives to a service account */
  async function rolesIn(policyUrl: string, account: string): Promise<string[]> {
    const bindings = await google.list(policyUrl, 'bindings', binding, {});
    return bindings.filter(({ members }) => members.includes(`serviceAccount:${account}`)).map(({ role }) => role);
  }

  async function checkStates(): Promise<Result> {
    const found = await listFunctions();
    const wrong = ids.filter((id) => found.get(id)?.state !== 'ACTIVE');
    return wrong.length === 0
      ? ok(`${ids.join(', ')} are active; applications and messages are removed after ${retention.months} months`)
      : problem(wrong.map((id) => `${id} is ${found.get(id)?.state.toLowerCase() ?? `not deployed in ${region}`}`).join(', '));
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

  async function checkRights(): Promise<Result> {
    const found = [...(await listFunctions()).values()];
    if (found.length === 0) throw new Error(notDeployed);
    const own = [...new Set(found.map(({ serviceConfig }) => serviceConfig.serviceAccountEmail))];
    const shared = own.filter((account) => defaultAccount.test(account));
    if (shared.length > 0) return problem(`functions run as ${shared.join(', ')}, which other services of the project use too`);
    const tooMuch = own.map(async (account) =>
      (await rolesIn(projectPolicy, account))
        .filter((role) => wideRoles.includes(role))
        .map((role) => `${account} has ${role} on the whole project`),
    );
    const problems = (await Promise.all(tooMuch)).flat();
    return problems.length === 0 ? ok(own.join(', ')) : problem(problems.join(', '));
  }

  return [
    check('Service account', 'The gcloud commands of docs/deployment.md, "The service account".', async () =>
      (await google.ask(`${accounts}/${wantedAccount}`, serviceAccount)) ? ok(wantedAccount) : problem(`${wantedAccount} does not exist`),
    ),
    check(
      'Functions',
      `npm run deploy. To delete one that is left in another region: npx firebase functions:delete api --region REGION --project ${project}`,
      checkStates,
    ),
    check('Deployed parameters', 'npm run deploy', async () => {
      const { environmentVariables: set } = (await findApi()).serviceConfig;
      const different = Object.keys(known).filter((name) => (set[name] ?? '') !== (parameters[name] ?? ''));
      return different.length === 0 ? ok('same as in this clone') : problem(`different from this clone: ${different.join(', ')}`);
    }),
    check('Token creator', 'The gcloud commands of docs/deployment.md, "The service account".', checkTokenCreator),
    advise(
      'Rights of the functions',
      `Name an account of their own in SERVICE_ACCOUNT (docs/deployment.md, "The service account") and deploy. To take a role away: gcloud projects remove-iam-policy-binding ${project} --member serviceAccount:${wantedAccount} --role ROLE`,
      checkRights,
    ),
  ];
}
