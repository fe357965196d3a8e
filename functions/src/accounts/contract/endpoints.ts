import { z } from 'zod/mini';
import { calendarFeed } from '../../interviews/contract/staff-interviews.ts';
import { hoursInput } from '../../interviews/contract/weekly-hours.ts';
import { withCaptcha } from '../../platform/contract/captcha.ts';
import { acknowledgement, admin, endpoint, type Endpoint, loginPath } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { colleague } from './colleagues.ts';
import {
  account,
  busyFound,
  busyInput,
  codeInput,
  codeNeeded,
  credentials,
  newsInput,
  accountSession,
  passwordChange,
  passwordConfirmation,
  recoveryCodes,
  session,
  twoStepSetup,
} from './login.ts';
import { acceptance, accountLink, colleagueInput, colleagueInvited, profile, team } from './team.ts';

/** Calls for one's login and account, and for the team. See also `accountChangeEndpoints`. */
export const accountEndpoints = {
  login: endpoint('POST', loginPath, 'everyone', {
    body: withCaptcha(credentials),
    bodyMs: limits.loginBodyMs,
    output: session,
    refusals: { 401: codeNeeded },
  }),
  loginCode: endpoint('POST', `${loginPath}/code`, 'everyone', { body: codeInput, bodyMs: limits.loginBodyMs, output: session }),
  logout: endpoint('POST', `${admin}/logout`, 'staff: their account', {}),
  readAccount: endpoint('GET', `${admin}/account`, 'staff: their account', { output: account }),
  /** The caller's name and title. */
  updateProfile: endpoint('PUT', `${admin}/account`, 'staff: their account', { body: profile }),
  /** When mails about new applications come. */
  updateNews: endpoint('PUT', `${admin}/account/news`, 'staff: their account', { body: newsInput }),
  /** When the caller has time for interviews. */
  updateHours: endpoint('PUT', `${admin}/account/hours`, 'staff: their account', { body: hoursInput }),
  /** Tries and keeps the secret address of the caller's calendar. 400 says why it can't be read. */
  updateBusy: endpoint('PUT', `${admin}/account/busy`, 'staff: their account', { body: busyInput, output: busyFound }),
  endBusy: endpoint('DELETE', `${admin}/account/busy`, 'staff: their account', {}),
  /** Replaces the address of the caller's feed. */
  createCalendarFeed: endpoint('POST', `${admin}/account/calendar`, 'staff: their account', { status: 201, output: calendarFeed }),
  endCalendarFeed: endpoint('DELETE', `${admin}/account/calendar`, 'staff: their account', {}),
  changePassword: endpoint('PUT', `${admin}/password`, 'staff: their account', { body: passwordChange }),
  listSessions: endpoint('GET', `${admin}/sessions`, 'staff: their account', { output: z.array(accountSession) }),
  endOtherSessions: endpoint('DELETE', `${admin}/sessions`, 'staff: their account', {}),
  beginTwoStep: endpoint('POST', `${admin}/two-step`, 'staff: their account', {
    status: 201,
    body: passwordConfirmation,
    output: twoStepSetup,
  }),
  confirmTwoStep: endpoint('PUT', `${admin}/two-step`, 'staff: their account', { body: codeInput, output: recoveryCodes }),
  disableTwoStep: endpoint('POST', `${admin}/two-step/disable`, 'staff: their account', { body: passwordConfirmation }),
  renewRecoveryCodes: endpoint('POST', `${admin}/two-step/recovery-codes`, 'staff: their account', {
    body: passwordConfirmation,
    output: recoveryCodes,
  }),
  listAccounts: endpoint('GET', `${admin}/accounts`, 'admins', { output: team }),
  /** Replaces an open invitation of the address. Answers 409 if an account has it. */
  inviteColleague: endpoint('POST', `${admin}/accounts`, 'admins', { status: 201, body: colleagueInput, output: colleagueInvited }),
  resetTwoStep: endpoint('DELETE', `${admin}/accounts/:username/two-step`, 'admins', {}),
  cancelInvitation: endpoint('DELETE', `${admin}/invitations/:id`, 'admins', {}),
  /** A link for a new password, mailed to the account's address. */
  sendAccountLink: endpoint('POST', `${admin}/team/:username/link`, 'admins', { status: 201, output: accountLink }),
  /** The same by oneself. Answers alike whether or not there is such an account. */
  requestAccountLink: endpoint('POST', '/api/team/link', 'everyone', {
    body: withCaptcha(z.pick(credentials, { username: true })),
    bodyMs: limits.loginBodyMs,
    output: acknowledgement,
  }),
  /**
   * Creates the account, or sets its new password. 404 for an unknown, used or expired link, 409
   * for a taken name.
   */
  acceptInvitation: endpoint('POST', `${admin}/invitation`, 'everyone', { body: withCaptcha(acceptance), bodyMs: limits.loginBodyMs }),
  /** Enabled accounts come first. Of a manager's jobs, another manager gets only those of both. */
  listColleagues: endpoint('GET', `${admin}/colleagues`, 'staff: their jobs', { output: z.array(colleague) }),
} satisfies Record<string, Endpoint>;
