import type { Role } from '#rooms/platform/contract/roles.ts';
import type { localAdmin } from '../../local/seed/seed.ts';
import { api } from './site.ts';

/** Makes an account. @param jobs the ids of those that a manager sees */
export async function makeAccount(role: Role, jobs: string[] = []): Promise<typeof localAdmin> {
  const account = { username: `${role}-${crypto.randomUUID().slice(0, 8)}`, password: 'quiet harbour 47' };
  await api.parts.admins.create(account.username, account.password, { role, jobs, email: '' });
  return account;
}
