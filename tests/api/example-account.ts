import { randomUUID } from 'node:crypto';
import type { Api } from './harness.ts';

export const examplePassword = 'a good long password';

/** @returns the name of a new account with the example password */
export async function createAccount(api: Api): Promise<string> {
  const username = `ada-${randomUUID()}`;
  await api.parts.admins.create(username, examplePassword);
  return username;
}
