import type { Calls } from '../calls.ts';
import { mountAccount } from './account-calls.ts';
import { accountChangeEndpoints, unconfirmedChange } from './contract/account-changes.ts';
import { accountEndpoints } from './contract/endpoints.ts';
import { codeNeeded } from './contract/login.ts';
import { mountSession } from './login-calls.ts';
import { mountTeam } from './team-calls.ts';

export const calls: Calls = {
  endpoints: { ...accountEndpoints, ...accountChangeEndpoints },
  refusals: [
    [accountEndpoints.login, { 401: codeNeeded }],
    [accountChangeEndpoints.updateAccount, { 409: unconfirmedChange }],
  ],
  mounts: [mountSession, mountAccount, mountTeam],
};
