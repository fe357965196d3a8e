import { limits } from '#rooms/platform/contract/limits.ts';

function recoveryCodes(count: number): string {
  if (count === 0) return 'no recovery codes';
  return count === 1 ? '1 recovery code' : `${count} recovery codes`;
}

export const accountTexts = {
  heading: 'Account',
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
    choices: { 'at once': 'Soon after they arrive', daily: 'Once a day, at 9:00 on working days, office time', none: 'Never' },
    changed: 'Your choice is saved.',
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
  },
  hours: {
    heading: 'Hours for interviews',
    hint: 'We suggest times for interviews with you within these hours. Leave a day blank if you have no time.',
    zone: 'Time zone',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    from: (day: string) => `${day}, from`,
    to: (day: string) => `${day}, to`,
    submit: 'Save hours',
    submitting: 'Saving…',
    saved: 'Your hours are saved.',
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
