import { z } from 'zod/mini';
import { documentId } from '../../applications/contract/applications.ts';
import { hoursInput, storedHours } from '../../interviews/contract/weekly-hours.ts';
import { withCaptcha } from '../../platform/contract/captcha.ts';
import { email } from '../../platform/contract/email.ts';
import { acknowledgement, admin, endpoint, type Endpoint, loginPath } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { roles } from '../../platform/contract/roles.ts';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { choice, line, requiredLine, text } from '../../platform/contract/text.ts';
import { texts } from '../../platform/contract/texts.ts';
import { away, colleague, newsChoices } from './colleagues.ts';
import { adminUsername } from './username.ts';

const notBlank = z.refine<string>((value) => value.trim() !== '', texts.requiredFields);
const currentPassword = text(limits.passwordBytes, staffTexts.wrongPassword).check(notBlank);

/** A password is not trimmed, but may not be all blank. */
export const credentials = z.object({
  username: text(limits.usernameBytes, staffTexts.wrongCredentials).check(z.trim(), z.minLength(1, texts.requiredFields)),
  password: text(limits.passwordBytes, staffTexts.wrongCredentials).check(notBlank),
});

export const session = z.object({
  /** Firebase ID token: the bearer token of every admin call, valid for an hour. */
  token: z.string(),
  customToken: z.string(),
  /** However often `token` is renewed. */
  expiresAt: z.iso.datetime(),
  role: z.enum(roles),
  recoveryCodes: z.optional(z.array(z.string())),
});

/** In base32, and as an `otpauth:` URI for a QR code. */
const authenticatorSecret = z.object({ secret: z.string(), uri: z.string() });

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** `setup` is present if the account has to set up two-step login first. */
export const codeNeeded = z.object({ error: z.string(), challenge: z.string(), setup: z.optional(authenticatorSecret) });

const code = text(limits.codeBytes, staffTexts.wrongCode).check(z.trim(), z.minLength(1, texts.requiredFields));
const challenge = text(limits.challengeBytes, staffTexts.challengeOver);

export const codeInput = z.object({ challenge, code });

const account = z.object({
  username: z.string(),
  name: z.string(),
  title: z.string(),
  role: z.enum(roles),
  twoStep: z.boolean(),
  twoStepRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Where mails for this colleague go, or blank. */
  email: z.string(),
  news: z.enum(newsChoices),
  ...away,
  hours: storedHours,
  /** Whether there is an address of a calendar that says when they are busy. */
  busy: z.boolean(),
  /** Whether there is a calendar feed. */
  calendar: z.boolean(),
});

export const busyInput = z.object({ address: requiredLine('Address', limits.calendarAddressLength) });

const accountSession = z.object({
  id: z.string(),
  opened: z.iso.datetime(),
  lastUsed: z.iso.datetime(),
  expires: z.iso.datetime(),
  current: z.boolean(),
});

export const passwordConfirmation = z.object({ password: currentPassword });

/** Checks the length only; the function also rejects passwords that are easily guessed. */
export const newPassword = text(limits.passwordBytes, staffTexts.passwordLength).check(
  notBlank,
  z.minLength(limits.passwordLengthMin, staffTexts.passwordLength),
  z.maxLength(limits.passwordLengthMax, staffTexts.passwordLength),
);

export const passwordChange = z.object({ currentPassword, newPassword });

/** A malformed token reads as blank, so it gets the same answer as an unknown one. */
const acceptance = z.object({
  token: z.catch(text(limits.linkTokenBytes), ''),
  /** Of a new account. A link for a new password knows its account. */
  username: z.optional(adminUsername),
  password: newPassword,
});

const role = choice('Role', roles);
const jobs = z._default(
  z.array(documentId, staffTexts.jobsOfRole).check(z.maxLength(limits.jobsOfManager, { error: staffTexts.jobsOfRole, abort: true })),
  [],
);

export const authorityFields = { role, jobs };

export const fittingJobs = z.refine<{ role?: string | undefined; jobs: string[] }>(
  (input) => (input.role === 'manager' ? input.jobs.length > 0 : input.jobs.length === 0) && new Set(input.jobs).size === input.jobs.length,
  { error: staffTexts.jobsOfRole, path: ['jobs'] },
);

/** Whom people see. Without a name, an account shows its username. */
export const profile = z.object({ name: requiredLine('Name', limits.nameLength), title: line('Title', limits.colleagueTitleLength) });

export const profileFields = { name: z.optional(profile.shape.name), title: z.optional(profile.shape.title) };

export const colleagueInput = z.object({ email, role, jobs, ...profileFields }).check(fittingJobs);

const person = { name: z.string(), title: z.string(), email: z.string(), role: z.enum(roles), jobs: z.array(z.string()) };

const teamAccount = z.object({
  username: z.string(),
  ...person,
  disabled: z.boolean(),
  twoStep: z.boolean(),
  created_at: z.string(),
  last_login: z.nullable(z.string()),
});

const accountInvitation = z.object({ id: z.string(), ...person, invited_by: z.string(), expires_at: z.string() });

/** `link`: the path with the token, if the site cannot mail it. */
const colleagueInvited = z.object({ invitation: accountInvitation, link: z.optional(z.string()) });

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
  updateNews: endpoint('PUT', `${admin}/account/news`, 'staff: their account', { body: z.object({ news: choice('News', newsChoices) }) }),
  /** When the caller has time for interviews. */
  updateHours: endpoint('PUT', `${admin}/account/hours`, 'staff: their account', { body: hoursInput }),
  /**
   * Tries and keeps the secret address of the caller's calendar. Says how many busy times it has in
   * the next four weeks. 400 says why it can't be read.
   */
  updateBusy: endpoint('PUT', `${admin}/account/busy`, 'staff: their account', { body: busyInput, output: z.object({ times: z.int() }) }),
  endBusy: endpoint('DELETE', `${admin}/account/busy`, 'staff: their account', {}),
  /** Replaces the address of the caller's feed, and answers with its path, which is shown once. */
  createCalendarFeed: endpoint('POST', `${admin}/account/calendar`, 'staff: their account', {
    status: 201,
    output: z.object({ path: z.string() }),
  }),
  endCalendarFeed: endpoint('DELETE', `${admin}/account/calendar`, 'staff: their account', {}),
  changePassword: endpoint('PUT', `${admin}/password`, 'staff: their account', { body: passwordChange }),
  listSessions: endpoint('GET', `${admin}/sessions`, 'staff: their account', { output: z.array(accountSession) }),
  endOtherSessions: endpoint('DELETE', `${admin}/sessions`, 'staff: their account', {}),
  beginTwoStep: endpoint('POST', `${admin}/two-step`, 'staff: their account', {
    status: 201,
    body: passwordConfirmation,
    output: z.extend(authenticatorSecret, { challenge: z.string() }),
  }),
  confirmTwoStep: endpoint('PUT', `${admin}/two-step`, 'staff: their account', { body: codeInput, output: recoveryCodes }),
  disableTwoStep: endpoint('POST', `${admin}/two-step/disable`, 'staff: their account', { body: passwordConfirmation }),
  renewRecoveryCodes: endpoint('POST', `${admin}/two-step/recovery-codes`, 'staff: their account', {
    body: passwordConfirmation,
    output: recoveryCodes,
  }),
  /** Accounts by name, and open invitations, the next to expire first. */
  listAccounts: endpoint('GET', `${admin}/accounts`, 'admins', {
    output: z.object({ accounts: z.array(teamAccount), invitations: z.array(accountInvitation) }),
  }),
  /** Replaces an open invitation of the address. Answers 409 if an account has it. */
  inviteColleague: endpoint('POST', `${admin}/accounts`, 'admins', { status: 201, body: colleagueInput, output: colleagueInvited }),
  resetTwoStep: endpoint('DELETE', `${admin}/accounts/:username/two-step`, 'admins', {}),
  cancelInvitation: endpoint('DELETE', `${admin}/invitations/:id`, 'admins', {}),
  /** A link for a new password, mailed to the account's address. */
  sendAccountLink: endpoint('POST', `${admin}/team/:username/link`, 'admins', {
    status: 201,
    /** As for an invitation. */
    output: z.pick(colleagueInvited, { link: true }),
  }),
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

export type Account = z.infer<typeof account>;
export type AuthenticatorSecret = z.infer<typeof authenticatorSecret>;
export type AccountSession = z.infer<typeof accountSession>;
export type Credentials = z.infer<typeof credentials>;
export type Session = z.infer<typeof session>;
export type Acceptance = z.infer<typeof acceptance>;
export type ColleagueInput = z.infer<typeof colleagueInput>;
export type Profile = z.infer<typeof profile>;
export type TeamAccount = z.infer<typeof teamAccount>;
export type AccountInvitation = z.infer<typeof accountInvitation>;
