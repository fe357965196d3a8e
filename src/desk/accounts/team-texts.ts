import { limits } from '#rooms/platform/contract/limits.ts';
import { accountTexts } from './account-texts.ts';

const failed = 'Failed to change the account';

export const teamTexts = {
  accounts: (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'}`,
  columns: { username: 'Name', role: 'Role', lastLogin: 'Last login', twoStep: 'Two-step login', state: 'State', actions: 'Actions' },
  roles: { admin: 'Admin', recruiter: 'Recruiter', manager: 'Hiring manager' },
  roleHints: {
    admin: 'Everything, and this page.',
    recruiter: 'Job postings, applications and messages.',
    manager: 'Reads the applications of the chosen job postings, and writes notes and recommendations about them.',
  },
  never: 'Never',
  on: 'On',
  off: 'Off',
  /** These have colours of statuses. */
  away: (day: string) => `Away until ${day}`,
  deputy: (name: string) => `${name} stands in`,
  states: { enabled: 'Active', disabled: 'Disabled' },
  moreNamed: (name: string) => `More actions for ${name}`,
  change: {
    failed,
    item: 'Change…',
    title: (name: string) => `Account of ${name}`,
    hint: 'The new role applies the next time they load a page.',
    emailHint:
      'For emails about new applications, notes and interviews. Leave it blank to send none. At once, a new address gets the invitations to interviews ahead, and the old one their cancellations.',
    submit: 'Save',
    submitting: 'Saving…',
    question: (name: string) => `With this change, ${name} no longer sees some applications.`,
    done: (name: string) => `Changed the account of ${name}.`,
  },
  disable: {
    failed,
    item: 'Disable…',
    title: () => 'Disable account',
    question: (name: string) => `Disable the account of ${name}? This ends all sessions of this person at once.`,
    color: 'red',
    submit: 'Disable',
    submitting: 'Disabling…',
    done: (name: string) => `Disabled the account of ${name}.`,
  },
  leave: {
    failed,
    item: 'Hand over…',
    title: (name: string) => `Hand over what ${name} works on`,
    question: (name: string) => `The account of ${name} stays as it is. Only the work changes hands, to whom you choose.`,
    jobs: (count: number) => `Who also sees the applications of ${count === 1 ? 'this job posting' : `these ${count} job postings`}`,
    submit: 'Next',
    submitting: 'Handing over…',
    verb: 'Hand over',
    done: (name: string) => `Handed over what ${name} worked on.`,
  },
  enable: {
    failed,
    item: 'Enable…',
    title: () => 'Enable account',
    question: (name: string) => `Let ${name} log in again, with the same password?`,
    submit: 'Enable',
    submitting: 'Enabling…',
    done: (name: string) => `Enabled the account of ${name}.`,
  },
  reset: {
    failed,
    item: 'Reset two-step login…',
    title: () => 'Reset two-step login',
    question: (name: string) =>
      `Let ${name} log in without a code until two-step login is set up again? Do this only if you are sure who is asking.`,
    submit: 'Reset',
    submitting: 'Resetting…',
    done: (name: string) => `Reset the two-step login of ${name}.`,
  },
  link: {
    failed,
    item: 'Send a new link…',
    title: () => 'New password',
    question: (name: string, email: string) =>
      `Send ${name} a link for a new password${email && `, to ${email}`}? It works once, within 24 hours. The new password ends all sessions of this person; two-step login stays on. Do this only if you are sure who is asking.`,
    submit: 'Send link',
    submitting: 'Sending…',
    done: (name: string) => `Made a link for a new password of ${name}.`,
  },
  fields: { ...accountTexts.profile.fields, email: 'Email', role: 'Role', jobs: 'Job postings' },
  noJobs: 'There are no job postings yet.',
  jobsHint: `1 to ${limits.jobsOfManager}`,
  invite: {
    open: 'Invite a colleague',
    failed: 'Failed to invite',
    title: () => 'Invite a colleague',
    hint: 'The link is sent at once, by email if this site sends any. It works once, within three days. It replaces an earlier one for the same address.',
    submit: 'Invite',
    submitting: 'Inviting…',
    done: (email: string) => `Invited ${email}.`,
    link: 'The link',
    linkHint: (who: string) => `For ${who}. This site could not email it. Pass it on yourself: it is not shown again.`,
    close: 'Done',
  },
  invitations: {
    heading: 'Open invitations',
    columns: { email: 'Name', role: 'Role', invitedBy: 'Invited by', expires: 'Expires', actions: 'Actions' },
  },
  withdraw: {
    failed: 'Failed to withdraw the invitation',
    named: (email: string) => `Withdraw the invitation of ${email}`,
    title: () => 'Withdraw invitation',
    question: (_name: string, email: string) =>
      `Withdraw the invitation of ${email}? Its link ends at once. You can invite this person again.`,
    color: 'red',
    submit: 'Withdraw',
    submitting: 'Withdrawing…',
    done: (email: string) => `Withdrew the invitation of ${email}.`,
  },
} as const;

/** The page on which somebody with a link chooses a new password. */
export const newPasswordTexts = {
  heading: 'Choose a new password',
  incomplete: 'This link is incomplete. Please copy all of it, or ask for a new one.',
  submit: 'Change password',
  submitting: 'Changing…',
  failed: 'Failed to change the password',
  done: 'Your password has changed. Please log in.',
} as const;

/** The page on which somebody who was invited creates an account. */
export const acceptTexts = {
  heading: 'Create your account',
  incomplete: 'This link is incomplete. Please copy all of it, or ask for a new invitation.',
  usernameHint: 'For the login alone. You cannot change it later.',
  passwordHint: accountTexts.password.newPasswordHint,
  submit: 'Create account',
  submitting: 'Creating…',
  done: (username: string) => `Your account is ready. Please log in as ${username}.`,
} as const;

const list = new Intl.ListFormat('en');

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Numbers: interviews `cancelled` or going on `without` somebody, proposals `withdrawn`, … */
export type HandingOverCounts = Record<'cancelled' | 'withdrawn' | 'without' | 'unowned' | 'unnamed' | 'emails', number>;

/** What a change of an account does to others, and who takes over. */
export const handingOverTexts = {
  lead: (name: string) => `Choose who takes over what ${name} works on. Nothing happens until you confirm.`,
  interviews: 'Interviews',
  applications: 'Applications',
  postings: 'Job postings',
  invitations: (addresses: readonly string[]) =>
    `${addresses.length === 1 ? 'The open invitation' : 'The open invitations'} of ${list.format(addresses)} ${addresses.length === 1 ? 'ends' : 'end'} at once.`,
  sameForAll: 'The same for all',
  different: 'Different',
  nobody: 'Nobody',
  interviewerFor: (applicant: string) => `Who interviews ${applicant} instead`,
  ownerFor: (applicant: string) => `New owner of the application of ${applicant}`,
  ownerOfNew: (title: string) => `Owner of new applications for ${title}`,
  proposed: (times: number) => `${counted(times, 'proposed time', 'proposed times')}, none chosen yet`,
  minutes: (minutes: number) => `${minutes} minutes`,
  cancelled: 'Canceled.',
  withdrawn: 'The times are withdrawn.',
  goesOn: (names: readonly string[]) => `Goes on with ${list.format(names)}.`,
  emails: (names: readonly string[]) =>
    names.length === 0
      ? 'No email is sent.'
      : `${counted(names.length, 'email goes out', 'emails go out')} at once: to ${list.format(names)}.`,
  summary: ({ cancelled, withdrawn, without, unowned, unnamed, emails }: HandingOverCounts) => {
    const parts = [
      cancelled > 0 && counted(cancelled, 'interview is canceled', 'interviews are canceled'),
      withdrawn > 0 && counted(withdrawn, 'proposal is withdrawn', 'proposals are withdrawn'),
      without > 0 &&
        counted(without, 'interview or proposal goes on without a substitute', 'interviews or proposals go on without a substitute'),
      unowned > 0 && counted(unowned, 'application has no owner', 'applications have no owner'),
      unnamed > 0 && counted(unnamed, 'posting names no owner', 'postings name no owner'),
    ].filter((part) => part !== false);
    return `${parts.length > 0 ? list.format(parts) : 'Somebody takes over everything'}. ${
      emails === 0 ? 'No email is sent.' : `${counted(emails, 'email goes out', 'emails go out')} at once.`
    }`;
  },
  /** @param verb such as 'Disable' */
  confirm: (verb: string, { cancelled, withdrawn }: HandingOverCounts) =>
    list.format([
      verb,
      ...(cancelled > 0 ? [`cancel ${counted(cancelled, 'interview', 'interviews')}`] : []),
      ...(withdrawn > 0 ? [`withdraw ${counted(withdrawn, 'proposal', 'proposals')}`] : []),
    ]),
} as const;
