import { parseArgs } from 'node:util';
import { z } from 'zod/mini';
import { newPassword } from '../contract/login.ts';
import { adminUsername } from '../contract/username.ts';
import type { AdminStore } from '../data/admins.ts';
import type { TwoStepStore } from '../data/two-step.ts';
import { passwordProblem } from '../password.ts';

export class UsageError extends Error {
  override name = 'UsageError';
}

const actions = ['create', 'list', 'disable', 'enable', 'password', 'reset-two-step'] as const;

export type AdminCommand = {
  action: (typeof actions)[number];
  username: string;
  project?: string;
};

const usage = 'Use: npm run admin -- create NAME | list | disable NAME | enable NAME | password NAME | reset-two-step NAME [--project ID]';

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
  if (values.project === '') throw new UsageError('--project needs the id of a project.');
  if (action === 'list') {
    if (username !== undefined) throw new UsageError(usage);
    return { action, username: '', project: values.project };
  }
  if (username === undefined) throw new UsageError(usage);
  if (more.length > 0) throw new UsageError(action === 'create' || action === 'password' ? passwordOnCommandLine : usage);
  return { action, username: validated(adminUsername, username), project: values.project };
}

/** @returns the lines to print @throws {UsageError} */
export async function administer(
  { action, username }: AdminCommand,
  { admins, twoStep }: { admins: Omit<AdminStore, 'changePassword' | 'isUnchanged' | 'verify'>; twoStep: Pick<TwoStepStore, 'reset'> },
  askPassword: () => Promise<string>,
): Promise<string[]> {
  const requireExisting = (found: boolean) => {
    if (!found) throw new UsageError(`There is no admin ${username}.`);
  };
  const askNewPassword = async () => {
    const password = validated(newPassword, await askPassword());
    const problem = await passwordProblem(password, username);
    if (problem !== undefined) throw new UsageError(`${problem}.`);
    return password;
  };
  switch (action) {
    case 'list': {
      const accounts = await admins.list();
      if (accounts.length === 0) return ['There are no admins.'];
      return accounts.map(({ username: name, disabled, twoStep: on, created_at }) =>
        [name, disabled ? 'disabled' : 'active', `two-step login ${on ? 'on' : 'off'}`, `since ${created_at.slice(0, 10)}`].join('\t'),
      );
    }
    case 'create':
      if (await admins.has(username)) throw nameTaken(username);
      if (!(await admins.create(username, await askNewPassword()))) throw nameTaken(username);
      return [`Admin ${username} is created.`];
    case 'password':
      requireExisting(await admins.has(username));
      requireExisting(await admins.setPassword(username, await askNewPassword()));
      return [`Admin ${username} has a new password, and is logged out everywhere.`];
    case 'disable':
      requireExisting(await admins.setDisabled(username, true));
      return [`Admin ${username} is disabled, and logged out everywhere.`];
    case 'enable':
      requireExisting(await admins.setDisabled(username, false));
      return [`Admin ${username} may log in again.`];
    case 'reset-two-step':
      requireExisting(await twoStep.reset(username));
      return [`Two-step login of admin ${username} is off until it is set up again.`];
  }
}

function splitArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { project: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new UsageError(usage);
  }
}

function nameTaken(username: string): UsageError {
  return new UsageError(`There is an admin ${username} already.`);
}

function validated(schema: z.ZodMiniType<string>, value: string): string {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new UsageError(`${result.error.issues[0]?.message ?? 'This value may not be used'}.`);
}
