import { z } from 'zod';
import { advise, type Check, ok, okUnless, problem, type Result } from './check.ts';
import { defaultAccount } from './function.ts';
import type { Target } from './google.ts';

const provider = z.object({ attributeCondition: z.string().default(''), attributeMapping: z.record(z.string(), z.string()).default({}) });

const serviceAccount = z.object({ email: z.string() });

/** Google's default account gets two when mail is deployed, and has the third in old projects. */
const unneeded = ['roles/run.invoker', 'roles/eventarc.eventReceiver', 'roles/editor'];
/** The project roles that docs/deployment.md gives GitHub's accounts, apart from your own roles. */
const ofDeployments: Record<string, string[]> = {
  'site-deploy': [
    'firebasehosting.admin',
    'firebaserules.admin',
    'firebasestorage.viewer',
    'datastore.indexAdmin',
    'cloudfunctions.developer',
    'cloudscheduler.admin',
    'secretmanager.viewer',
    'serviceusage.serviceUsageViewer',
  ],
  'site-preview': ['firebasehosting.admin', 'cloudfunctions.viewer', 'run.viewer'],
};

/** What others than the functions may do: Google's default accounts, and runs of GitHub Actions. */
export function rightsChecks({ project, google }: Target): Check[] {
  const wholeProject = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const removal = `gcloud projects remove-iam-policy-binding ${project} --member MEMBER --role ROLE`;

  /** @returns who has which role on the whole project, among those that are meant */
  async function rightsOf(isMeant: (member: string, role: string) => boolean): Promise<string[]> {
    const bindings = await google.bindings(wholeProject);
    return bindings.flatMap(({ role, members }) =>
      members.filter((member) => isMeant(member, role)).map((member) => `${member} has ${role}`),
    );
  }

  /** @returns members that stand for a whole workload identity pool: any run of any repository */
  async function wholePools(): Promise<string[]> {
    const accounts = `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
    const emails = (await google.list(`${accounts}?pageSize=100`, 'accounts', serviceAccount)).map(({ email }) => email);
    const bindings = await Promise.all([wholeProject, ...emails.map((email) => `${accounts}/${email}`)].map(google.bindings));
    return bindings
      .flat()
      .flatMap(({ role, members }) =>
        members.filter((member) => /^principalSet:.*\/\*$/.test(member)).map((member) => `${member} has ${role}: the whole pool`),
      );
  }

  async function checkProvider(): Promise<Result> {
    const wide = await wholePools();
    if (wide.length > 0) return problem(wide.join(', '));
    const pools = `https://iam.googleapis.com/v1/projects/${project}/locations/global/workloadIdentityPools`;
    const found = await google.ask(`${pools}/github/providers/github`, provider);
    if (!found) return ok('none are set up');
    if (!/\brepository_id\b/.test(found.attributeCondition)) return problem('the provider does not ask for the id of the repository');
    if (!found.attributeMapping['attribute.environment']) return problem('the provider does not map the environment');
    const beyond = await rightsOf((member, role) => {
      const given = ofDeployments[/^serviceAccount:([\w-]+)@/.exec(member)?.[1] ?? ''];
      return given !== undefined && role.startsWith('roles/') && !given.includes(role.replace('roles/', ''));
    });
    return beyond.length === 0 ? ok('from one repository, with narrow roles') : problem(`${beyond.join(', ')} on the whole project`);
  }

  return [
    advise('Default accounts', `${removal}. Before roles/editor, give it roles/cloudbuild.builds.builder.`, async () => {
      const found = await rightsOf((member, role) => defaultAccount.test(member) && unneeded.includes(role));
      return okUnless(found, '', 'have nothing that the site does not need');
    }),
    advise('Deployments from CI', `docs/deployment.md, "From CI". To take a role away: ${removal}`, checkProvider),
  ];
}
