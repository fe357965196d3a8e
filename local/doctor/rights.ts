import { z } from 'zod';
import { advise, type Check, ok, problem, type Result } from './check.ts';
import { defaultAccount } from './function.ts';
import type { Target } from './google.ts';

const provider = z.object({ attributeCondition: z.string().default(''), attributeMapping: z.record(z.string(), z.string()).default({}) });

/** Google's default account gets two when mail is deployed, and has the third in old projects. */
const unneeded = ['roles/run.invoker', 'roles/eventarc.eventReceiver', 'roles/editor'];
/** With them, whoever controls a deployment controls the project. */
const tooWide = [
  'roles/owner',
  'roles/editor',
  'roles/firebase.admin',
  'roles/iam.serviceAccountUser',
  'roles/iam.serviceAccountTokenCreator',
];

/** What others than the functions may do: Google's default accounts, and runs of GitHub Actions. */
export function rightsChecks({ project, google }: Target): Check[] {
  const removal = `gcloud projects remove-iam-policy-binding ${project} --member MEMBER --role ROLE`;

  /** @returns the roles of a list that such members have on the whole project */
  async function rolesOf(isMeant: (member: string) => boolean, roles: string[]): Promise<string[]> {
    const bindings = await google.bindings(`https://cloudresourcemanager.googleapis.com/v1/projects/${project}`);
    return bindings
      .filter(({ role }) => roles.includes(role))
      .flatMap(({ role, members }) => members.filter(isMeant).map((member) => `${member} has ${role}`));
  }

  async function checkProvider(): Promise<Result> {
    const pools = `https://iam.googleapis.com/v1/projects/${project}/locations/global/workloadIdentityPools`;
    const found = await google.ask(`${pools}/github/providers/github`, provider);
    if (!found) return ok('none are set up');
    if (!/\brepository_id\b/.test(found.attributeCondition)) return problem('the provider does not ask for the id of the repository');
    if (!found.attributeMapping['attribute.environment']) return problem('the provider does not map the environment');
    const isDeployer = (member: string) => /^serviceAccount:site-(?:deploy|preview)@/.test(member);
    const wide = await rolesOf(isDeployer, tooWide);
    return wide.length === 0 ? ok('from one repository, with narrow roles') : problem(`${wide.join(', ')} on the whole project`);
  }

  return [
    advise('Default accounts', `${removal}. Before roles/editor, give it roles/cloudbuild.builds.builder.`, async () => {
      const found = await rolesOf((member) => defaultAccount.test(member), unneeded);
      return found.length === 0 ? ok('have nothing that the site does not need') : problem(found.join(', '));
    }),
    advise('Deployments from CI', `docs/deployment.md, "From CI". To take a role away: ${removal}`, checkProvider),
  ];
}
