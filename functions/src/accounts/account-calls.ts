import { accountChangeEndpoints } from './contract/account-changes.ts';
import type { MountCalls } from '../calls.ts';
import { accountEndpoints } from './contract/endpoints.ts';
import { calendarPath } from '../platform/contract/paths.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import type { VerifiedAdmin } from './team.ts';
import { passwordProblem } from './password.ts';
import { hashOf, newToken } from '../platform/tokens.ts';
import { ApiError, requireFound } from '../platform/http/api-error.ts';

export const mountAccount: MountCalls = (
  mount,
  { admins, busy, colleagues, sessions, twoStep, requireTwoStep, knownDevices, limiter, cookies },
) => {
  /** @throws {ApiError} 400 for a wrong password, 429 */
  async function confirm(username: string, password: string): Promise<VerifiedAdmin> {
    const attempt = await limiter.confirmation(username);
    const account = await admins.verify(username, password);
    if (!account) throw new ApiError(400, responseTexts.wrongPassword, {}, { account: username });
    await attempt.undo();
    return account;
  }

  /** @throws {ApiError} 404 for an account that is deleted by hand */
  const choose = async (...choice: Parameters<typeof admins.choose>) => {
    requireFound(await admins.choose(...choice), responseTexts.notFound);
  };

  mount(accountEndpoints.readAccount, async ({ admin: { username, role } }) => ({
    username,
    role,
    twoStepRequired: requireTwoStep,
    ...(await admins.choicesOf(username)),
  }));

  mount(accountEndpoints.updateProfile, async ({ body, admin }) => choose(admin, 'change name', await body()));

  mount(accountEndpoints.updateNews, async ({ body, admin }) => choose(admin, 'set news', await body()));

  mount(accountChangeEndpoints.updateAway, async ({ body, admin }) => {
    const away = await body();
    const isKnown = away.deputy === '' || (away.deputy !== admin.username && (await colleagues.has(away.deputy)));
    if (!isKnown) throw new ApiError(400, responseTexts.invalidAssignee);
    await choose(admin, 'set deputy', away);
  });

  mount(accountEndpoints.updateHours, async ({ body, admin }) => choose(admin, 'set hours', await body()));

  mount(accountEndpoints.updateBusy, async ({ body, admin }) => {
    // As iCloud writes it.
    const address = (await body()).address.replace(/^webcal:/i, 'https:');
    const times = await busy.attempt(admin.username, address);
    if (typeof times === 'string') throw new ApiError(400, responseTexts.busyFaults[times]);
    await choose(admin, 'set busy calendar', { busy_address: address });
    return { times };
  });

  mount(accountEndpoints.endBusy, async ({ admin }) => choose(admin, 'end busy calendar', { busy_address: '' }));

  mount(accountEndpoints.createCalendarFeed, async ({ admin }) => {
    const token = newToken();
    await choose(admin, 'create calendar feed', { calendar_hash: hashOf(token) });
    return { path: calendarPath.replace(':token', token) };
  });

  mount(accountEndpoints.endCalendarFeed, async ({ admin }) => choose(admin, 'end calendar feed', { calendar_hash: null }));

  mount(accountEndpoints.listSessions, ({ admin }) => sessions.list(admin));

  mount(accountEndpoints.endOtherSessions, ({ admin }) => sessions.closeOthers(admin));

  mount(accountEndpoints.changePassword, async ({ response, body, admin }) => {
    const { currentPassword, newPassword } = await body();
    const account = await confirm(admin.username, currentPassword);
    const problem = await passwordProblem(newPassword, admin.username);
    if (problem !== undefined) throw new ApiError(400, problem);
    const changed = await admins.changePassword(account, newPassword, admin);
    if (!changed) throw new ApiError(400, responseTexts.wrongPassword);
    cookies.setDevice(response, await knownDevices.add(admin.username));
  });

  mount(accountEndpoints.beginTwoStep, async ({ body, admin }) => {
    const { password } = await body();
    const { challenge, setup } = await twoStep.challenge('account page', await confirm(admin.username, password));
    if (!setup) throw new ApiError(409, responseTexts.twoStepOn);
    return { challenge, ...setup };
  });

  mount(accountEndpoints.confirmTwoStep, async ({ body, admin }) => {
    const { challenge, code } = await body();
    const result = await twoStep.answer('account page', challenge, code, admin);
    if (result === 'wrong code') throw new ApiError(400, responseTexts.wrongCode);
    if (result === 'over' || !result.recoveryCodes) throw new ApiError(400, responseTexts.setupOver);
    return { recoveryCodes: result.recoveryCodes };
  });

  mount(accountEndpoints.renewRecoveryCodes, async ({ body, admin }) => {
    const { password } = await body();
    const recoveryCodes = await twoStep.renewRecoveryCodes(await confirm(admin.username, password), admin);
    if (!recoveryCodes) throw new ApiError(409, responseTexts.twoStepOff);
    return { recoveryCodes };
  });

  mount(accountEndpoints.disableTwoStep, async ({ body, admin }) => {
    const { password } = await body();
    const account = await confirm(admin.username, password);
    if (requireTwoStep) throw new ApiError(403, responseTexts.twoStepRequired);
    if (!(await twoStep.turnOff(account, admin))) throw new ApiError(400, responseTexts.wrongPassword);
  });
};
