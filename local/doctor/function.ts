import { z } from 'zod';
import { parameters as known } from '../../functions/src/settings.ts';
import { retention } from '../../functions/src/platform/contract/retention.ts';
import { functionsAccounts } from '../deploy/settings.ts';
import { advise, type Check, check, ok, okUnless, problem, type Result } from './check.ts';
import type { Target } from './google.ts';

const deployed = z.object({
  name: z.string(),
  state: z.string(),
  serviceConfig: z.object({
    service: z.string().default(''),
    serviceAccountEmail: z.string(),
    environmentVariables: z.record(z.string(), z.string()).default({}),
  }),
  eventTrigger: z.object({ trigger: z.string() }).optional(),
});
const serviceAccount = z.object({ email: z.string() });
const created = z.object({ createTime: z.iso.datetime() });

const tokenCreator = 'roles/iam.serviceAccountTokenCreator';
/** Accounts that Google makes for a project. Other services use them too. */
export const defaultAccount = /-compute@developer\.gserviceaccount\.com$|@appspot\.gserviceaccount\.com$/;

const accountCommands = 'The gcloud commands of docs/deployment.md, "The service accounts".';
const notDeployed = 'the function is not deployed yet';

export function functionChecks({ project, parameters, google }: Target): Check[] {
  const region = parameters['REGION'] ?? '';
  const usual = functionsAccounts(project);
  const wantedAccounts = [
    parameters['SERVICE_ACCOUNT'] || usual.SERVICE_ACCOUNT,
    parameters['API_SERVICE_ACCOUNT'] || usual.API_SERVICE_ACCOUNT,
  ];
  const accounts = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
  const wholeProject = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const ids = ['api', 'staff', 'upkeep', ...(parameters['MAIL_FROM'] ? ['post', 'postDue'] : [])];

  /** @returns the site's functions that are deployed in the parameters' region, by id */
  async function listFunctions(): Promise<Map<string, z.infer<typeof deployed>>> {
    const url = `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${region}/functions?pageSize=1000`;
    const all = await google.list(url, 'functions', deployed);
    return new Map(all.map((entry) => [entry.name.split('/').at(-1) ?? '', entry] as const).filter(([id]) => ids.includes(id)));
  }

  async function find(id: string): Promise<z.infer<typeof deployed>> {
    const found = (await listFunctions()).get(id);
    if (!found) throw new Error(notDeployed);
    return found;
  }

  const accountOf = async (id: string) => (await find(id)).serviceConfig.serviceAccountEmail;

  /** @returns the roles that a service account has on a resource */
  async function rolesOn(resource: string, account: string): Promise<string[]> {
    return (await google.bindings(resource)).filter(({ members }) => members.includes(`serviceAccount:${account}`)).map(({ role }) => role);
  }

  async function checkStates(): Promise<Result> {
    const found = await listFunctions();
    const wrong = ids.filter((id) => found.get(id)?.state !== 'ACTIVE');
    return okUnless(
      wrong.map((id) => `${id} is ${found.get(id)?.state.toLowerCase() ?? `not deployed in ${region}`}`),
      '',
      `${ids.join(', ')} are active; messages are removed after ${retention.months} months, applications so long after they end, or as keeping-rules.ts says`,
    );
  }

  async function checkTokenCreator(): Promise<Result> {
    const account = await accountOf('staff');
    // The role may be granted on the account itself or on the whole project.
    const answers = await Promise.allSettled([`${accounts}/${account}`, wholeProject].map((resource) => rolesOn(resource, account)));
    if (answers.some((answer) => answer.status === 'fulfilled' && answer.value.includes(tokenCreator))) return ok(account);
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) throw failed.reason;
    return problem(`${account} lacks it, so nobody can log in`);
  }

  /** Whoever takes over `api` must not be able to log in as staff. */
  async function checkVisitors(): Promise<Result> {
    const [api, staff] = await Promise.all([accountOf('api'), accountOf('staff')]);
    if (api === staff) return problem(`api runs as ${staff}, which signs the tokens of staff`);
    const resources = [`${accounts}/${api}`, `${accounts}/${staff}`, wholeProject];
    const roles = (await Promise.all(resources.map((resource) => rolesOn(resource, api)))).flat();
    return roles.includes(tokenCreator) ? problem(`${api} may sign tokens of staff`) : ok(`${api} signs nothing`);
  }

  /** A database that was made again sends no events to the triggers of the earlier one. */
  async function checkTrigger(): Promise<Result> {
    const { eventTrigger } = await find('post');
    const [trigger, database] = await Promise.all([
      google.ask(`https://eventarc.googleapis.com/v1/${eventTrigger?.trigger}`, created),
      google.ask(`https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`, created),
    ]);
    if (!trigger || !database) return problem(trigger ? 'there is no database' : 'post has none');
    const isOlder = Date.parse(trigger.createTime) < Date.parse(database.createTime);
    return isOlder ? problem('it is older than the database, so post is not called') : ok('newer than the database');
  }

  /** Eventarc and the scheduler call these functions as their own service account. */
  async function checkCallers(): Promise<Result> {
    const called = [...(await listFunctions())].filter(([id]) => id !== 'api' && id !== 'staff');
    if (called.length === 0) throw new Error(notDeployed);
    const mayCall = async (service: string, account: string) =>
      (await Promise.all([`https://run.googleapis.com/v1/${service}`, wholeProject].map((resource) => rolesOn(resource, account))))
        .flat()
        .includes('roles/run.invoker');
    const lacking = called.map(async ([id, { serviceConfig }]) =>
      (await mayCall(serviceConfig.service, serviceConfig.serviceAccountEmail))
        ? []
        : [`${serviceConfig.serviceAccountEmail} may not call ${id}`],
    );
    return okUnless((await Promise.all(lacking)).flat(), '', called.map(([id]) => id).join(', '));
  }

  async function checkRights(): Promise<Result> {
    const found = await listFunctions();
    if (found.size === 0) throw new Error(notDeployed);
    const own = [...new Set([...found.values()].map(({ serviceConfig }) => serviceConfig.serviceAccountEmail))];
    const shared = own.filter((account) => defaultAccount.test(account));
    if (shared.length > 0) return problem(`functions run as ${shared.join(', ')}, which other services of the project use too`);
    const ofStaff = [`projects/${project}/roles/siteSessions`, 'roles/eventarc.eventReceiver'];
    const given = (account: string) => [
      'roles/datastore.user',
      ...(account === found.get('api')?.serviceConfig.serviceAccountEmail ? [] : ofStaff),
    ];
    const tooMuch = own.map(async (account) =>
      (await rolesOn(wholeProject, account))
        .filter((role) => !given(account).includes(role))
        .map((role) => `${account} has ${role} on the whole project`),
    );
    return okUnless((await Promise.all(tooMuch)).flat(), '', own.join(', '));
  }

  return [
    check('Service accounts', accountCommands, async () => {
      const found = await Promise.all(wantedAccounts.map((account) => google.ask(`${accounts}/${account}`, serviceAccount)));
      const lacking = wantedAccounts.filter((_, index) => !found[index]);
      return okUnless(lacking, 'not there: ', wantedAccounts.join(', '));
    }),
    check(
      'Functions',
      `npm run deploy. To delete one that is left in another region: npx firebase functions:delete api --region REGION --project ${project}`,
      checkStates,
    ),
    check('Deployed parameters', 'npm run deploy', async () => {
      const { environmentVariables: set } = (await find('api')).serviceConfig;
      const different = Object.keys(known).filter((name) => (set[name] ?? '') !== (parameters[name] ?? ''));
      return okUnless(different, 'different from this clone: ', 'same as in this clone');
    }),
    check('Token creator', accountCommands, checkTokenCreator),
    check('Account of visitors', `${accountCommands} Then deploy.`, checkVisitors),
    ...(parameters['MAIL_FROM']
      ? [check('Trigger of post', `npx firebase functions:delete post --project ${project}, then npm run deploy`, checkTrigger)]
      : []),
    check(
      'Callers of functions',
      `gcloud run services add-iam-policy-binding post --region ${region} --project ${project} --member serviceAccount:ACCOUNT --role roles/run.invoker; in lower case for postdue`,
      checkCallers,
    ),
    advise(
      'Rights of the functions',
      `Name accounts of their own in SERVICE_ACCOUNT and API_SERVICE_ACCOUNT (docs/deployment.md, "The service accounts") and deploy. To take a role away: gcloud projects remove-iam-policy-binding ${project} --member serviceAccount:ACCOUNT --role ROLE`,
      checkRights,
    ),
  ];
}
