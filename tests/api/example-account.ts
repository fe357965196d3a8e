import { randomUUID } from 'node:crypto';
import type { Api } from './harness.ts';

export const examplePassword = 'a good long password';

/** @returns the name of a new account */
export async function createAccount(api: Api, password = examplePassword): Promise<string> {
  const username = `ada-${randomUUID()}`;
  await api.parts.admins.create(username, password);
  return username;
}
