/** Copy of two-step login. Errors are in the contract. */
export const twoStepTexts = {
  heading: 'Two-step login',
  setupHeading: 'Set up two-step login',
  back: 'Back',
  app: {
    label: 'Code',
    hint: 'The 6 digits that your authenticator app shows now',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the recovery codes that you keep in a safe place. Each works once.',
    other: 'Use a code from the app instead',
  },
  scan: 'Scan this QR code with an authenticator app on your phone.',
  qrCode: 'QR code for your authenticator app',
  qrCodeFailed: 'The QR code could not be loaded. Please enter the key instead.',
  key: 'If you cannot scan it, enter this key in the app:',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy. Please select the text instead.',
  recoveryCodes: {
    heading: 'Your recovery codes',
    hint: 'Without your authenticator app, a recovery code lets you log in. Each works once. Keep them in a safe place: they are not shown again.',
    download: 'Download as text',
    file: 'recovery-codes.txt',
    continue: 'Continue to the dashboard',
    done: 'Done',
  },
} as const;
