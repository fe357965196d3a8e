import { limits } from '#rooms/platform/contract/limits.ts';

function recoveryCodes(count: number): string {
  if (count === 0) return 'no recovery codes';
  return count === 1 ? '1 recovery code' : `${count} recovery codes`;
}

export const accountTexts = {
  profile: {
    heading: 'Name and title',
    hint: 'Colleagues and applicants see them, and your emails to applicants are signed with them. Your username is for the login alone.',
    fields: { name: 'Name', title: 'Job title' },
    submit: 'Save name',
    submitting: 'Saving…',
    saved: 'Your name and title are saved.',
    failed: 'Failed to change your name and title',
  },
  sessions: {
    heading: 'Your sessions',
    hint: 'Every browser in which you are logged in has a session of its own.',
    columns: { opened: 'Opened', lastUsed: 'Last used', expires: 'Ends' },
    current: 'This browser',
    endOthers: 'End all other sessions',
    ending: 'Ending…',
    ended: (count: number) => (count === 1 ? 'The other session has ended.' : `The other ${count} sessions have ended.`),
  },
  news: {
    heading: 'Email about new applications',
    hint: 'They list the applications that you may see. One that is assigned to somebody goes only to them and to the managers of its job.',
    noAddress:
      'Your account has no email address, so these emails go to the shared inbox of the hiring team. An admin can add your address.',
    goTo: (email: string) => `These emails go to ${email}:`,
    choices: { 'at once': 'Soon after they arrive', daily: 'Once a day, at 9:00 AM on business days, office time', none: 'Never' },
    submit: 'Save choice',
    submitting: 'Saving…',
    saved: 'Your choice is saved.',
    failed: 'Failed to change your emails',
  },
  away: {
    heading: 'When you are away',
    hint: 'Until the end of that day, a colleague also gets your emails about what waits: applications, what applicants write, questions of colleagues. Colleagues see it beside your name.',
    deputy: 'Stands in for you',
    nobody: 'Nobody',
    until: 'Until',
    submit: 'Save',
    submitting: 'Saving…',
    saved: 'Your choice is saved.',
    failed: 'Failed to change who stands in for you',
  },
  calendar: {
    heading: 'Calendar feed',
    hint: 'Subscribe to it in your calendar app to see your interviews there, including those of the last 30 days.',
    off: 'You have no calendar feed.',
    on: 'Your calendar feed is on. A new address replaces the one that you have.',
    create: 'Create a feed',
    renew: 'New address',
    end: 'End the feed',
    address: 'Address of your calendar feed',
    addressHint:
      'It is shown only now. Add it to your calendar as a subscription. Anybody who has it can see the names of your applicants, so do not share it.',
    failed: 'Failed to change your calendar feed',
  },
  busy: {
    heading: 'Busy times from your calendar',
    hint: 'When somebody proposes times with you, and when the applicant chooses, we look when you are busy. Colleagues see “busy”, never what it is. Nothing of your calendar is stored.',
    off: 'No calendar is connected.',
    on: 'Your calendar is connected. Its address is not shown again.',
    field: 'Secret address in iCal format',
    fieldHint:
      'Google: Settings, your calendar, “Secret address in iCal format”. Outlook: Settings, Shared calendars, Publish, ICS. iCloud: Share, Public Calendar.',
    submit: 'Check and save',
    submitting: 'Reading your calendar…',
    end: 'Disconnect',
    found: (times: number) => `Saved. We found ${times === 1 ? '1 busy time' : `${times} busy times`} in the next four weeks.`,
    failed: 'Failed to connect your calendar',
  },
  hours: {
    heading: 'Hours for interviews',
    hint: 'We suggest times for interviews with you within these hours. Leave a day blank if you have no time.',
    zone: 'Time zone',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    from: (day: string) => `${day}, from`,
    to: (day: string) => `${day}, to`,
    copy: (day: string) => `Copy ${day} to all days`,
    submit: 'Save hours',
    submitting: 'Saving…',
    saved: 'Your hours are saved.',
    failed: 'Failed to change your hours',
  },
  password: {
    heading: 'Password',
    hint: 'A new password ends all your other sessions, your calendar feed and the invitations that you have sent.',
    fields: { currentPassword: 'Current password', newPassword: 'New password' },
    newPasswordHint: `${limits.passwordLengthMin} to ${limits.passwordLengthMax} characters. A few unusual words are easy to remember and hard to guess.`,
    submit: 'Change password',
    submitting: 'Changing…',
    changed: 'Your password has changed. Your other sessions, your calendar feed and your open invitations have ended.',
  },
  twoStep: {
    heading: 'Two-step login',
    hint: 'After your password, the login asks for a code from an authenticator app. A stolen password alone is then useless.',
    off: 'Two-step login is off.',
    on: 'Two-step login is on.',
    codesLeft: (count: number) => `You have ${recoveryCodes(count)} left.`,
    fewCodes: 'Please create new ones: without your authenticator app, you need a recovery code to log in.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    renewCodes: 'New recovery codes',
    renewHint: 'Please confirm that it is you. The new codes replace all earlier ones.',
    required: 'This site requires two-step login, so you cannot turn it off.',
    passwordHint: 'Please confirm that it is you.',
    continue: 'Continue',
    working: 'One moment…',
  },
} as const;

/** By which somebody who cannot log in asks for a link. */
export const forgottenTexts = {
  open: 'Forgot your password?',
  hint: 'We email a link for a new password to the address of your account. Without one, an admin can give you a link.',
  submit: 'Send a link',
  submitting: 'Sending…',
  failed: 'Failed to ask for a link',
  back: 'Back to the login',
} as const;
