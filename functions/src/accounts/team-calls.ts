import { accountEndpoints } from './contract/endpoints.ts';
import { accountChangeEndpoints } from './contract/account-changes.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { staffPaths } from '../platform/contract/paths.ts';
import { adminUsername } from './contract/username.ts';
import { UnconfirmedError } from './handing-over.ts';
import type { Parts } from '../parts.ts';
import { passwordProblem } from './password.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Mount } from '../platform/http/endpoint.ts';

export function mountTeam(mount: Mount, { admins, colleagues, accountInvitations, twoStep, notices, captcha, limiter }: Parts): void {
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
    const mailWith = notices?.accountInvitation;
    const invited = await accountInvitations.invite(input, admin, mailWith);
    if (!invited) throw new ApiError(409, responseTexts.emailHasAccount);
    const { invitation, token } = invited;
    return { invitation, ...(!mailWith && { link: `${staffPaths.invitation}#${token}` }) };
  });

  mount(accountChangeEndpoints.updateAccount, async ({ params, body, admin }) => {
    const [edit, username] = [await body(), usernameOf(params)];
    // Applications outlive their job.
    const kept = (await admins.jobsOf(username)) ?? [];
    await requireJobs(edit.jobs.filter((id) => !kept.includes(id)));
    const { seen, hand_over = [], ...change } = edit;
    const to = new Map(hand_over.map((one) => [one.id, one.to]));
    const found = await admins.change(username, change, admin, { seen, to }).catch(refuseUnconfirmed);
    if (!found) throw accountNotFound();
  });

  mount(accountChangeEndpoints.readConsequences, async ({ params, query, admin }) => {
    const found = await admins.consequencesOf(usernameOf(params), query, admin.actor);
    if (!found) throw accountNotFound();
    return found;
  });

  mount(accountEndpoints.resetTwoStep, async ({ params, admin }) => {
    const username = usernameOf(params);
    // The account page asks for the password first.
    if (username === admin.username) throw new ApiError(409, responseTexts.yourTwoStep);
    if (!(await twoStep.turnOff({ username }, admin))) throw accountNotFound();
  });

  mount(accountEndpoints.cancelInvitation, async ({ params, admin }) => {
    if (!(await accountInvitations.cancel(params.id, admin))) throw new ApiError(404, responseTexts.accountInvitationNotFound);
  });

  mount(accountEndpoints.acceptInvitation, async ({ request, body }) => {
    await limiter.login.admit(request);
    const { recaptchaToken, ...input } = await body();
    const problem = await passwordProblem(input.password, input.username);
    if (problem !== undefined) throw new ApiError(400, problem);
    await limiter.captcha(request, () => captcha.verify(recaptchaToken));
    const outcome = await accountInvitations.accept(input);
    if (outcome === 'taken') throw new ApiError(409, responseTexts.usernameTaken);
    if (outcome === 'done') return;
    await limiter.unknownLink(request);
    throw new ApiError(404, responseTexts.accountInvitationOver);
  });
}

/** @throws {ApiError} 409 with the present consequences */
function refuseUnconfirmed(error: unknown): never {
  if (!(error instanceof UnconfirmedError)) throw error;
  throw new ApiError(409, responseTexts.unconfirmed, {}, { more: { consequences: error.consequences } });
}

const accountNotFound = () => new ApiError(404, responseTexts.accountNotFound);

/** @throws {ApiError} 404 if no account can have the name */
function usernameOf(params: { username: string }): string {
  const { data } = adminUsername.safeParse(params.username);
  if (data === undefined) throw accountNotFound();
  return data;
}
