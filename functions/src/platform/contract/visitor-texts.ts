import { limits } from './limits.ts';

/** Texts that only visitors see. */
export const visitorTexts = {
  contactSent: 'Message sent successfully!',
  applyCaptcha: 'Please complete the reCAPTCHA',
  applySent: 'Your application has been submitted successfully!',
  applyRefused: 'Application submission failed',
  applyFailed: 'An error occurred while submitting your application',
  applyStopped: 'Sending stopped. Nothing you entered is lost. You can send it again: it will not be stored twice',
  applyStillSending: 'Your application is still being sent. Stop and close?',
  alertValues: `Please choose at most ${limits.alertValues} of each`,
  alertsFailed: 'Your address could not be sent. Please try again.',
  brokenLink: 'This link is incomplete. Please open it from the email again',
  /** What applicants agree to, when they apply and later. */
  keep: 'Keep my application for later openings',
} as const;
