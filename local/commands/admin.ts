import { z } from 'zod/mini';
import { authorityFields, fittingJobs, newPassword, profileFields } from '../../functions/src/accounts/contract/endpoints.ts';
import { email } from '../../functions/src/platform/contract/email.ts';
import { adminUsername } from '../../functions/src/accounts/contract/username.ts';
import { timeIn } from '../../functions/src/platform/contract/zones.ts';
import { adminStore, type AdminStore } from '../../functions/src/accounts/team.ts';
import { UnconfirmedError } from '../../functions/src/accounts/handing-over.ts';
import { twoStepStore, type TwoStepStore } from '../../functions/src/accounts/two-step.ts';
import { passwordProblem } from '../../functions/src/accounts/password.ts';
import { openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { askPassword } from '../ask-password.ts';
import { connectTo } from '../firebase-project.ts';
import { flag, readOptions, text } from '../options.ts';
import { Problem } from '../problem.ts';

/** `npm run admin`: manages the accounts of the local site or, with `--project ID`, a project. */
export async function main(args: string[]): Promise<void> {
  const { project, act } = readCommand(args);
  await connectTo(project);
  const firebase = openFirebase();
  const lines = await act({ admins: adminStore(firebase), twoStep: twoStepStore(firebase, Date.now), askPassword });
  console.log(lines.join('\n'));
}

const usage =
  'Use: npm run admin -- create NAME [--role admin|recruiter|manager] [--jobs ID,ID] [--email ADDRESS] [--name "…"] [--title "…"] | ' +
  'role NAME --role ROLE [--jobs ID,ID] [--yes] | list | end-sessions | disable NAME [--yes] | enable NAME | password NAME | reset-two-step NAME [--project ID]';

const passwordOnCommandLine =
  'A password is not taken from the command line, where others can see it and the shell keeps it. ' +
  'Leave it out: you are asked for it, or it is read from standard input.';

type AdminCall = 'has' | 'list' | 'create' | 'change' | 'setPassword' | 'setDisabled' | 'jobsExist' | 'endAllSessions';

type Tools = { admins: Pick<AdminStore, AdminCall>; twoStep: Pick<TwoStepStore, 'turnOff'>; askPassword: () => Promise<string> };

/** @param input what it takes @param run @returns the lines to print @throws {Problem} */
function command<Input>(input: z.ZodMiniType<Input>, run: (input: Input, tools: Tools) => Promise<string[]>) {
  return (given: object) => {
    const valid = validated(input, given);
    return (tools: Tools) => run(valid, tools);
  };
}

const account = { username: adminUsername };
const confirmed = { yes: z.optional(z.literal(true)) };
const authority = { ...authorityFields, role: z._default(authorityFields.role, 'admin') };

const commands = {
  create: command(
    z.strictObject({ ...account, ...authority, email: z._default(email, ''), ...profileFields }).check(fittingJobs),
    async ({ username, ...as }, { admins, askPassword }) => {
      const taken = new Problem(`There is an admin ${username} already.`);
      await requireJobs(admins, as.jobs);
      if (await admins.has(username)) throw taken;
      if (!(await admins.create(username, await newPasswordOf(username, askPassword), as))) throw taken;
      return [`${as.role.charAt(0).toUpperCase()}${as.role.slice(1)} ${username} is created.`];
    },
  ),
  list: command(z.strictObject({}), async (_, { admins }) => {
    const accounts = await admins.list();
    if (accounts.length === 0) return ['There are no accounts.'];
    return accounts.map(({ username, role, jobs, disabled, twoStep, created_at }) =>
      [
        username,
        [role, ...jobs].join(' '),
        disabled ? 'disabled' : 'active',
        `two-step login ${twoStep ? 'on' : 'off'}`,
        `since ${created_at.slice(0, 10)}`,
      ].join('\t'),
    );
  }),
  'end-sessions': command(z.strictObject({}), async (_, { admins }) => [
    `${await admins.endAllSessions()} sessions have ended: everybody has to log in again.`,
  ]),
  role: command(
    z.strictObject({ ...account, ...authorityFields, ...confirmed }).check(fittingJobs),
    async ({ username, role, jobs, yes }, { admins }) => {
      await requireJobs(admins, jobs);
      const handedOver = await admins.change(username, { role, jobs }, 'command line', { seen: yes }).catch(askToConfirm);
      requireFound(username, handedOver !== undefined);
      return [`The role of ${username} is now: ${role}.`];
    },
  ),
  password: command(z.strictObject(account), async ({ username }, { admins, askPassword }) => {
    requireFound(username, await admins.has(username));
    requireFound(username, await admins.setPassword(username, await newPasswordOf(username, askPassword)));
    return [`${username} has a new password, and is logged out everywhere.`];
  }),
  disable: command(z.strictObject({ ...account, ...confirmed }), async ({ username, yes }, { admins }) => {
    requireFound(username, await admins.setDisabled(username, true, { seen: yes }).catch(askToConfirm));
    return [`${username} is disabled, and logged out everywhere.`];
  }),
  enable: command(z.strictObject(account), async ({ username }, { admins }) => {
    requireFound(username, await admins.setDisabled(username, false));
    return [`${username} may log in again.`];
  }),
  'reset-two-step': command(z.strictObject(account), async ({ username }, { twoStep }) => {
    requireFound(username, await twoStep.turnOff({ username }, 'command line'));
    return [`Two-step login of ${username} is off until it is set up again.`];
  }),
};

/** @throws {Problem} if the arguments are not a valid command, or contain a password */
export function readCommand(args: string[]) {
  if (args.some((arg) => /^--?p(ass(word)?)?(=|$)/.test(arg))) throw new Problem(passwordOnCommandLine);
  const known = { project: text, role: text, jobs: text, email: text, name: text, title: text, yes: flag };
  const { positionals, project, jobs, ...options } = readOptions(args, usage, known, true);
  const [name, username, ...more] = positionals;
  const [, read] = Object.entries(commands).find(([command]) => command === name) ?? [];
  if (!read) throw new Problem(usage);
  if (more.length > 0) throw new Problem(name === 'create' || name === 'password' ? passwordOnCommandLine : usage);
  const given = { ...options, ...(jobs !== undefined && { jobs: jobs.split(',') }), ...(username !== undefined && { username }) };
  return { project, act: read(given) };
}

function requireFound(username: string, found: boolean): void {
  if (!found) throw new Problem(`There is no account ${username}.`);
}

async function requireJobs(admins: Tools['admins'], jobs: string[]): Promise<void> {
  if (!(await admins.jobsExist(jobs))) throw new Problem('Not all of these jobs exist.');
}

async function newPasswordOf(username: string, askPassword: Tools['askPassword']): Promise<string> {
  const password = validated(newPassword, await askPassword());
  const problem = await passwordProblem(password, username);
  if (problem !== undefined) throw new Problem(`${problem}.`);
  return password;
}

/** @throws {Problem} with what the change does to others */
function askToConfirm(error: unknown): never {
  if (!(error instanceof UnconfirmedError)) throw error;
  const { interviews, applications, postings, invitations } = error.consequences;
  const lines = [
    ...interviews.map(({ applicant_name, job_title, at, others, told }) => {
      const what = at === null ? 'proposed times' : `interview on ${timeIn('UTC', at)}`;
      const then = others.length > 0 ? `goes on with ${others.join(', ')}` : 'is canceled';
      return `${applicant_name}, ${job_title}: ${what}, ${then}${told.length > 0 ? `; emails to ${told.join(', ')}` : ''}`;
    }),
    ...applications.map(({ applicant_name, job_title }) => `${applicant_name}, ${job_title}: the application has no owner any more`),
    ...postings.map(({ job_title }) => `${job_title}: the posting names no owner of new applications any more`),
    ...invitations.map((address) => `the open invitation of ${address} ends`),
  ];
  const advice = 'Nothing is changed yet. The page Team lets somebody else take over; to go on without, add --yes.';
  throw new Problem(['This would happen at once:', ...lines.map((line) => `- ${line}`), advice].join('\n'));
}

/** @throws {Problem} with what is wrong, or the usage if something is missing or unknown */
function validated<Output>(schema: z.ZodMiniType<Output>, value: unknown): Output {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  const field = issue?.path[0];
  const isMissing = issue?.code !== 'custom' && field !== undefined && !(field in Object(value));
  throw new Problem(!issue || isMissing || issue.code === 'unrecognized_keys' ? usage : `${issue.message}.`);
}
