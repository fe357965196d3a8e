import { parseArgs } from 'node:util';
import { z } from 'zod/mini';
import { newPassword } from '../accounts/contract/login.ts';
import { email } from '../platform/contract/email.ts';
import { authorityInput, type AuthorityInput, profile, type Profile } from '../accounts/contract/team.ts';
import { adminUsername } from '../accounts/contract/username.ts';
import { timeIn } from '../platform/contract/zones.ts';
import type { AdminStore } from '../accounts/team.ts';
import { UnconfirmedError } from '../accounts/handing-over.ts';
import type { TwoStepStore } from '../accounts/two-step.ts';
import { passwordProblem } from '../accounts/password.ts';

export class UsageError extends Error {
  override name = 'UsageError';
}

const actions = ['create', 'list', 'end-sessions', 'role', 'name', 'disable', 'enable', 'password', 'reset-two-step'] as const;

type AdminCommand = {
  action: (typeof actions)[number];
  username: string;
  project?: string;
  /** Of 'create' and 'role'. */
  authority?: AuthorityInput;
  /** Of 'create'. */
  email?: string;
  /** Of 'create' and 'name'. */
  profile?: Partial<Profile>;
  /** Of 'role' and 'disable': confirms what they do to others. */
  yes?: true;
};

const usage =
  'Use: npm run admin -- create NAME [--role admin|recruiter|manager] [--jobs ID,ID] [--email ADDRESS] [--name "…"] [--title "…"] | ' +
  'role NAME --role ROLE [--jobs ID,ID] [--yes] | name NAME [--name "…"] [--title "…"] | list | end-sessions | disable NAME [--yes] | enable NAME | password NAME | reset-two-step NAME [--project ID]';

const passwordOnCommandLine =
  'A password is not taken from the command line, where others can see it and the shell keeps it. ' +
  'Leave it out: you are asked for it, or it is read from standard input.';

/** @throws {UsageError} if the arguments are not a valid command, or contain a password */
export function parseCommand(args: string[]): AdminCommand {
  if (args.some((arg) => /^--?p(ass(word)?)?(=|$)/.test(arg))) throw new UsageError(passwordOnCommandLine);
  const { values, positionals } = splitArguments(args);
  const [command, username, ...more] = positionals;
  const action = actions.find((name) => name === command);
  if (action === undefined) throw new UsageError(usage);
  const { project, role, jobs, email: address, name, title, yes } = values;
  if (project === '') throw new UsageError('--project needs the id of a project.');
  const takesRole = action === 'create' || action === 'role';
  if (!takesRole && (role ?? jobs) !== undefined) throw new UsageError(usage);
  if ((action === 'role' && role === undefined) || (action !== 'create' && address !== undefined)) throw new UsageError(usage);
  const isNamed = (name ?? title) !== undefined;
  if (isNamed ? action !== 'create' && action !== 'name' : action === 'name') throw new UsageError(usage);
  if (yes && action !== 'role' && action !== 'disable') throw new UsageError(usage);
  if (action === 'list' || action === 'end-sessions') {
    if (username !== undefined) throw new UsageError(usage);
    return { action, username: '', project };
  }
  if (username === undefined) throw new UsageError(usage);
  if (more.length > 0) throw new UsageError(action === 'create' || action === 'password' ? passwordOnCommandLine : usage);
  return {
    action,
    username: validated(adminUsername, username),
    project,
    ...(takesRole && { authority: validated(authorityInput, { role: role ?? 'admin', jobs: jobs?.split(',') }) }),
    ...(address !== undefined && { email: validated(email, address) }),
    ...(isNamed && {
      profile: {
        ...(name !== undefined && { name: validated(profile.shape.name, name) }),
        ...(title !== undefined && { title: validated(profile.shape.title, title) }),
      },
    }),
    ...(yes && { yes: true as const }),
  };
}

type AdminCall = 'has' | 'list' | 'create' | 'change' | 'setPassword' | 'setDisabled' | 'jobsExist' | 'endAllSessions';

/** @returns the lines to print @throws {UsageError} */
export async function administer(
  { action, username, authority = { role: 'admin', jobs: [] }, email: address = '', profile: shown, yes }: AdminCommand,
  { admins, twoStep }: { admins: Pick<AdminStore, AdminCall>; twoStep: Pick<TwoStepStore, 'turnOff'> },
  askPassword: () => Promise<string>,
): Promise<string[]> {
  const requireExisting = (found: boolean) => {
    if (!found) throw new UsageError(`There is no account ${username}.`);
  };
  const askNewPassword = async () => {
    const password = validated(newPassword, await askPassword());
    const problem = await passwordProblem(password, username);
    if (problem !== undefined) throw new UsageError(`${problem}.`);
    return password;
  };
  if (!(await admins.jobsExist(authority.jobs))) throw new UsageError('Not all of these jobs exist.');
  switch (action) {
    case 'list': {
      const accounts = await admins.list();
      if (accounts.length === 0) return ['There are no accounts.'];
      return accounts.map(({ username: name, role, jobs, disabled, twoStep: on, created_at }) =>
        [
          name,
          [role, ...jobs].join(' '),
          disabled ? 'disabled' : 'active',
          `two-step login ${on ? 'on' : 'off'}`,
          `since ${created_at.slice(0, 10)}`,
        ].join('\t'),
      );
    }
    case 'end-sessions':
      return [`${await admins.endAllSessions()} sessions have ended: everybody has to log in again.`];
    case 'create':
      if (await admins.has(username)) throw nameTaken(username);
      if (!(await admins.create(username, await askNewPassword(), { ...authority, email: address, ...shown }))) throw nameTaken(username);
      return [`${nameOfRole(authority)} ${username} is created.`];
    case 'role':
      requireExisting(await admins.change(username, authority, 'command line', { seen: yes }).catch(askToConfirm));
      return [`The role of ${username} is now: ${authority.role}.`];
    case 'name':
      requireExisting(await admins.change(username, { ...shown, jobs: [] }, 'command line'));
      return [`The name and the title of ${username} are changed.`];
    case 'password':
      requireExisting(await admins.has(username));
      requireExisting(await admins.setPassword(username, await askNewPassword()));
      return [`${username} has a new password, and is logged out everywhere.`];
    case 'disable':
      requireExisting(await admins.setDisabled(username, true, { seen: yes }).catch(askToConfirm));
      return [`${username} is disabled, and logged out everywhere.`];
    case 'enable':
      requireExisting(await admins.setDisabled(username, false));
      return [`${username} may log in again.`];
    case 'reset-two-step':
      requireExisting(await twoStep.turnOff({ username }, 'command line'));
      return [`Two-step login of ${username} is off until it is set up again.`];
  }
}

/** @throws {UsageError} with what the change does to others */
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
  throw new UsageError(['This would happen at once:', ...lines.map((line) => `- ${line}`), advice].join('\n'));
}

function splitArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        project: { type: 'string' },
        role: { type: 'string' },
        jobs: { type: 'string' },
        email: { type: 'string' },
        name: { type: 'string' },
        title: { type: 'string' },
        yes: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError(usage);
  }
}

function nameTaken(username: string): UsageError {
  return new UsageError(`There is an admin ${username} already.`);
}

function nameOfRole({ role }: AuthorityInput): string {
  return role.charAt(0).toUpperCase() + role.slice(1);
}

function validated<Output>(schema: z.ZodMiniType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new UsageError(`${result.error.issues[0]?.message ?? 'This value may not be used'}.`);
}
