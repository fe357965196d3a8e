import type { Response } from 'express';
import type { MountCalls } from '../calls.ts';
import { accountEndpoints } from './contract/endpoints.ts';
import { adminUsername } from './contract/username.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import type { VerifiedAdmin } from './team.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { undoOnFailure } from '../platform/http/endpoint.ts';
import type { CountedAttempt, LoginClient } from '../platform/http/limiter.ts';

export const mountSession: MountCalls = (mount, { admins, sessions, twoStep, requireTwoStep, captcha, knownDevices, limiter, cookies }) => {
  mount(accountEndpoints.login, async ({ request, response, body }) => {
    const client = await limiter.login.admit(request);
    const { username, password, recaptchaToken } = await body();
    await limiter.login.check(client, username);
    await captcha.verify(request, recaptchaToken, username);
    const attempt = await limiter.login.attempt(client, username, 'password');
    const account = await admins.verify(username, password);
    if (!account) throw await loginFailed(username, responseTexts.wrongCredentials);
    // Not before: a flood of logins that makes hashing too slow would be free.
    undoOnFailure(request, attempt.undo);
    if (account.twoStep || requireTwoStep) {
      const codeNeeded = await twoStep.challenge('login', account);
      throw new ApiError(401, codeNeeded.setup ? responseTexts.setupRequired : responseTexts.codeRequired, {}, { more: codeNeeded });
    }
    return openSession(response, account, client, attempt);
  });

  mount(accountEndpoints.loginCode, async ({ request, response, body }) => {
    const client = await limiter.login.admit(request);
    const { challenge, code } = await body();
    const username = await twoStep.accountOf(challenge);
    if (username === undefined) throw await loginFailed('', responseTexts.challengeOver);
    const attempt = await limiter.login.attempt(client, username, 'code');
    const result = await twoStep.answer('login', challenge, code);
    if (result === 'over') throw await loginFailed(username, responseTexts.challengeOver);
    if (result === 'wrong code') throw await loginFailed(username, responseTexts.wrongCode);
    undoOnFailure(request, attempt.undo);
    const { account, recoveryCodes } = result;
    return { ...(await openSession(response, account, client, attempt)), ...(recoveryCodes && { recoveryCodes }) };
  });

  /** Names only existing accounts in the log, since people type passwords into the wrong field. */
  async function loginFailed(typed: string, text: string): Promise<ApiError> {
    const username = adminUsername.safeParse(typed).data;
    const known = username !== undefined && (await admins.has(username));
    return new ApiError(401, text, {}, { account: known ? username : 'unknown' });
  }

  async function openSession(response: Response, account: VerifiedAdmin, client: LoginClient, attempt: CountedAttempt) {
    const opened = await sessions.open(account);
    if (!opened) throw await loginFailed(account.username, responseTexts.wrongCredentials);
    const [deviceToken] = await Promise.all([knownDevices.add(account.username, client.device?.token), attempt.undo()]);
    const { cookie, token, customToken, role, expiresAt } = opened;
    cookies.setSession(response, cookie);
    cookies.setDevice(response, deviceToken);
    return { token, customToken, role, expiresAt };
  }

  // Logging out removes the cookie even if the bearer token is no longer valid.
  mount(accountEndpoints.logout, ({ admin }) => sessions.close(admin), cookies.clearSession);
};
