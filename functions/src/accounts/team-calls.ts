import { accountEndpoints } from './contract/endpoints.ts';
import type { MountCalls } from '../calls.ts';
import { accountChangeEndpoints } from './contract/account-changes.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { staffPaths } from '../platform/contract/paths.ts';
import { adminUsername } from './contract/username.ts';
import { passwordProblem } from './password.ts';
import { ApiError, requireFound } from '../platform/http/api-error.ts';
import { inSteps } from '../platform/in-steps.ts';

export const mountTeam: MountCalls = (mount, { admins, applications, colleagues, accountInvitations, twoStep, mail, captcha, limiter }) => {
  async function requireJobs(ids: string[]): Promise<void> {
    if (!(await admins.jobsExist(ids))) throw new ApiError(400, responseTexts.managersJobsGone);
  }

  mount(accountEndpoints.listAccounts, async () => {
    const [accounts, invitations] = await Promise.all([admins.list(), accountInvitations.list()]);
    return { accounts, invitations };
  });

  mount(accountEndpoints.listColleagues, () => colleagues.list());

  mount(accountEndpoints.inviteColleague, async ({ body, admin }) => {
    const input = await body();
    await requireJobs(input.jobs);
    const invited = await accountInvitations.invite(input, admin);
    if (!invited) throw new ApiError(409, responseTexts.emailHasAccount);
    const { invitation, token } = invited;
    return { invitation, ...(token && { link: `${staffPaths.invitation}#${token}` }) };
  });

  mount(accountChangeEndpoints.updateAccount, async ({ params, body, admin }) => {
    const [edit, username] = [await body(), usernameOf(params)];
    // Applications outlive their job.
    const kept = (await admins.jobsOf(username)) ?? [];
    await requireJobs(edit.jobs.filter((id) => !kept.includes(id)));
    const { seen, hand_over = [], ...change } = edit;
    const to = new Map(hand_over.map((one) => [one.id, one.to]));
    const handedOver = requireAccount(await admins.change(username, change, admin, { seen, to }));
    for (const [owner, assigned] of handedOver) await applications.tellOwner(assigned, owner, admin.actor);
  });

  mount(accountEndpoints.resetTwoStep, async ({ params, admin }) => {
    const username = usernameOf(params);
    // The account page asks for the password first.
    if (username === admin.username) throw new ApiError(409, responseTexts.yourTwoStep);
    requireAccount(await twoStep.turnOff({ username }, admin));
  });

  mount(accountEndpoints.cancelInvitation, async ({ params, admin }) => {
    requireFound(await accountInvitations.cancel(params.id, admin), responseTexts.accountInvitationNotFound);
  });

  mount(accountEndpoints.sendAccountLink, async ({ params, admin }) => {
    const username = usernameOf(params);
    // The account page asks for the password first.
    if (username === admin.username) throw new ApiError(409, responseTexts.yourPassword);
    const sent = requireAccount(await accountInvitations.sendLink(username, admin));
    if (sent === 'disabled') throw new ApiError(409, responseTexts.accountDisabled);
    return sent.token === undefined ? {} : { link: `${staffPaths.newPassword}#${sent.token}` };
  });

  mount(accountEndpoints.requestAccountLink, async ({ request, body }) => {
    const solve = await limiter.form(request, 'account link', 'contact');
    if (!mail) throw new ApiError(404, responseTexts.noAccountLinks);
    const { username: typed, recaptchaToken } = await body();
    await solve(() => captcha.verify(request, recaptchaToken, typed));
    await limiter.accountLink(typed);
    const { data: username } = adminUsername.safeParse(typed);
    // As for the private links of applicants.
    await inSteps(async () => username !== undefined && accountInvitations.sendLink(username));
    return { message: responseTexts.accountLinkRequested };
  });

  mount(accountEndpoints.acceptInvitation, async ({ request, body }) => {
    await limiter.login.admit(request);
    const { recaptchaToken, ...input } = await body();
    const link = await accountInvitations.find(input.token);
    const problem = await passwordProblem(input.password, link?.account ?? input.username ?? '');
    if (problem !== undefined) throw new ApiError(400, problem);
    await captcha.verify(request, recaptchaToken, input.token);
    const outcome = await accountInvitations.use(input);
    if (outcome === 'taken') throw new ApiError(409, responseTexts.usernameTaken);
    if (outcome === 'done') return;
    await limiter.unknownLink(request);
    throw new ApiError(404, responseTexts.accountInvitationOver);
  });
};

const requireAccount = <Value>(value: Value | false | undefined) => requireFound(value, responseTexts.accountNotFound);

/** @throws {ApiError} 404 if no account can have the name */
function usernameOf(params: { username: string }): string {
  return requireAccount(adminUsername.safeParse(params.username).data);
}
