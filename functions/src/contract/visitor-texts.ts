import { limits } from './limits.ts';

/** Texts that only visitors and applicants see. */
export const visitorTexts = {
  contactCaptcha: 'Please complete the reCAPTCHA verification',
  contactSent: 'Message sent successfully!',
  contactFailed: 'Failed to send message. Please try again.',
  contactFailedStatus: (code: number) => `Failed to send message (status ${code})`,

  applyCaptcha: 'Please complete the reCAPTCHA',
  applySent: 'Your application has been submitted successfully!',
  applyRefused: 'Application submission failed',
  applyFailed: 'An error occurred while submitting your application',
  applyStopped: 'Sending stopped. Nothing you entered is lost. You can send it again: it will not be stored twice',
  applyStillSending: 'Your application is still being sent. Stop and close?',
  resumeTooLarge: `File size must be less than ${limits.resumeMebibytes}MB`,
  resumeEmpty: 'This file is empty. Please choose another one',
  resumeChanged: 'This file has changed since you chose it. Please choose it again',
  resumeType: 'Please choose a PDF, DOC or DOCX file',
  resumeName: `Please rename the file: at most ${limits.resumeFileNameLength} characters, no slashes or control characters`,
  alertsFailed: 'Your address could not be sent. Please try again.',
  brokenLink: 'This link is incomplete. Please open it from the email again',
  applicationNotLoaded: 'Your application could not be loaded',
  messageFailed: 'Your message could not be sent',
  messagesFull: `You have sent all ${limits.messagesPerApplication} messages. Please write to us by email instead, and quote the reference`,
  /** What applicants agree to, when they apply and later. */
  keep: 'Keep my application for later openings',
  profileFailed: 'Your details could not be saved',
  resumeFailed: 'Your resume could not be replaced',
  keepFailed: 'Your choice could not be saved',
  archiveFailed: 'Your data could not be downloaded',
  withdrawFailed: 'Your application could not be withdrawn',
  eraseFailed: 'Your application could not be erased',
  linkRequested:
    'If we have an application from this address, an email with its link arrives within a few minutes. Please check your spam folder too.',
  linkFailed: 'The link could not be requested. Please try again.',
} as const;
