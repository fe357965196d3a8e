import { z } from 'zod';
import { advise, type Check, check, ok, okUnless, problem } from './check.ts';
import { calledFunctions } from './functions.ts';
import type { Grant, Target } from './google.ts';

const serviceAccount = z.object({ email: z.string() });
const tokenCreator = 'roles/iam.serviceAccountTokenCreator';

/** Accounts that Google makes for a project, which other services use too. */
const defaultAccount = /-compute@developer\.gserviceaccount\.com$|@appspot\.gserviceaccount\.com$/;
/** The first two come when mail is deployed, the third in old projects. */
const unneededByDefault = ['roles/run.invoker', 'roles/eventarc.eventReceiver', 'roles/editor'];

/** What docs/deployment.md lets GitHub's accounts do on the project, besides roles of your own. */
const ofDeployments = [
  'firebasehosting.admin',
  'firebaserules.admin',
  'firebasestorage.viewer',
  'datastore.indexAdmin',
  'cloudfunctions.developer',
  'cloudscheduler.admin',
  'secretmanager.viewer',
  'serviceusage.serviceUsageViewer',
];
const ofPreviews = ['firebasehosting.admin', 'cloudfunctions.viewer', 'run.viewer'];

/** Asks for a run's repository by its id, which no other one ever gets, and tells environments apart. */
const narrowProvider = z.object({
  attributeCondition: z.string().regex(/\brepository_id\b/),
  attributeMapping: z.object({ 'attribute.environment': z.string() }),
});

/** What accounts must be able to do, and what they must not. */
export function rightsChecks(target: Target): Check[] {
  const { project, parameters, google } = target;
  const { REGION: region, SERVICE_ACCOUNT: staff = '', API_SERVICE_ACCOUNT: api = '' } = parameters;
  const iam = `https://iam.googleapis.com/v1/projects/${project}`;
  const wholeProject = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const accountCommands = 'The gcloud commands of docs/deployment.md, "The service accounts".';
  const removal = `To take a role away: gcloud projects remove-iam-policy-binding ${project} --member MEMBER --role ROLE`;
  const urlOf = (account: string) => `${iam}/serviceAccounts/${account}`;
  const mayHave: Record<string, string[]> = {
    [api]: ['datastore.user'],
    [staff]: ['datastore.user', 'eventarc.eventReceiver'],
    [`site-deploy@${project}.iam.gserviceaccount.com`]: ofDeployments,
    [`site-preview@${project}.iam.gserviceaccount.com`]: ofPreviews,
  };

  function isTooMuch({ member, role }: Grant): boolean {
    if (defaultAccount.test(member)) return unneededByDefault.includes(role);
    const given = mayHave[member.replace('serviceAccount:', '')];
    return given !== undefined && role.startsWith('roles/') && !given.includes(role.replace('roles/', ''));
  }

  const listAccounts = async () =>
    (await google.list(`${iam}/serviceAccounts?pageSize=100`, 'accounts', serviceAccount)).map(({ email }) => email);

  /** @param resource where the account needs the role, unless it has it on the whole project */
  const needs = (what: string, remedy: string, account: string, role: string, resource: string) =>
    check(what, remedy, async () => {
      const grants = await google.grants(resource, wholeProject);
      const has = grants.some((grant) => grant.member === `serviceAccount:${account}` && grant.role === role);
      return has ? ok() : problem(`${account} lacks ${role}`);
    });

  const forbid = async (resources: string[], isWrong: (grant: Grant) => boolean) =>
    okUnless((await google.grants(...resources)).filter(isWrong).map(({ member, role }) => `${member} has ${role}`));

  return [
    check('Service accounts', accountCommands, async () => {
      const existing = await listAccounts();
      const lacking = [staff, api].filter((account) => !existing.includes(account));
      return okUnless(lacking, 'not there: ');
    }),
    needs('Login of staff', accountCommands, staff, tokenCreator, urlOf(staff)),
    ...calledFunctions(target).map((id) => {
      const service = id.toLowerCase();
      const binding = `gcloud run services add-iam-policy-binding ${service} --region ${region} --project ${project} --member serviceAccount:${staff} --role roles/run.invoker`;
      const url = `https://run.googleapis.com/v1/projects/${project}/locations/${region}/services/${service}`;
      return needs(`Calls of ${id}`, binding, staff, 'roles/run.invoker', url);
    }),
    // Whoever takes over `api` must not be able to log in as staff.
    check('Account of visitors', `${accountCommands} ${removal}`, () =>
      forbid([urlOf(api), urlOf(staff), wholeProject], ({ member, role }) => member === `serviceAccount:${api}` && role === tokenCreator),
    ),
    advise('Rights', `${removal}. Before roles/editor, give the account roles/cloudbuild.builds.builder.`, () =>
      forbid([wholeProject], isTooMuch),
    ),
    advise('Deployments from CI', 'docs/deployment.md, "From CI"', () =>
      google.expect(
        `${iam}/locations/global/workloadIdentityPools/github/providers/github`,
        narrowProvider.optional(),
        'the provider does not ask for the id of the repository, or does not map the environment',
      ),
    ),
    // It stands for any run of any repository.
    advise('Whole pool of CI', removal, async () =>
      forbid([wholeProject, ...(await listAccounts()).map(urlOf)], ({ member }) => /^principalSet:.*\/\*$/.test(member)),
    ),
  ];
}
