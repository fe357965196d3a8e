import { mountAccount } from './account-calls.ts';
import { mountSession } from './login-calls.ts';
import { mountTeam } from './team-calls.ts';

export const calls = [mountSession, mountAccount, mountTeam];
