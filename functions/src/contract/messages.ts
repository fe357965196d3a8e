import { limits } from './limits.ts';

/** Every text that the function answers with or a form shows. Those of the specification hold to the letter. */
export const messages = {
  requiredFields: 'Please fill in all required fields',
  invalidEmail: 'Please enter a valid email address',
  unprintable: 'Please remove line breaks and control characters',

  contactCaptcha: 'Please complete the reCAPTCHA verification',
  contactSent: 'Message sent successfully!',
  contactFailed: 'Failed to send message. Please try again.',
  contactFailedStatus: (code: number) => `Failed to send message (status ${code})`,

  applyCaptcha: 'Please complete the reCAPTCHA',
  applySent: 'Your application has been submitted successfully!',
  applyRefused: 'Application submission failed',
  applyFailed: 'An error occurred while submitting your application',
  jobNotFound: 'This job posting no longer exists',
  jobClosed: 'This job posting is closed and takes no more applications',
  resumeTooLarge: 'File size must be less than 5MB',
  resumeEmpty: 'This file is empty. Please choose another one',
  resumeType: 'Please choose a PDF, DOC or DOCX file',
  resumeContent: 'This file is not what its name says. Please choose a PDF, DOC or DOCX file',
  resumeName: `Please rename the file: at most ${limits.resumeFileNameLength} characters, no slashes or control characters`,
  idempotencyKey: 'The Idempotency-Key header must be a UUID',

  loginCaptcha: 'Please complete the reCAPTCHA verification.',
  loginCaptchaFailed: 'reCAPTCHA verification failed. Please try again.',
  loginConfiguration: 'Server configuration error. Please contact the administrator.',
  loginFailed: 'Login failed. Please check your credentials.',
  wrongCredentials: 'Wrong username or password',
  sessionEnded: 'Your session has ended. Please log in again.',

  captchaRequired: 'reCAPTCHA verification required',
  captchaRefused: 'reCAPTCHA verification failed',
  captchaNotLoaded: 'The reCAPTCHA could not be loaded. Please check your connection and try again',
  captchaNotLoadedContact: 'or write to',
  captchaUnavailable: 'reCAPTCHA cannot be reached at the moment. Please try again in a minute',
  configuration: 'Server configuration error',

  confirmDeleteJob: 'Are you sure you want to delete this job?',
  confirmDeleteApplication: 'Are you sure you want to delete this application?',
  confirmDeleteMessage: 'Are you sure you want to delete this message?',
  fetchJobsFailed: 'Failed to fetch jobs',
  fetchApplicationsFailed: 'Failed to fetch applications',
  saveJobFailed: 'Failed to save job',
  deleteJobFailed: 'Failed to delete job',
  updateStatusFailed: 'Failed to update application status',
  deleteApplicationFailed: 'Failed to delete application',
  exportApplicationsFailed: 'Failed to export applications',
  fetchResumeFailed: 'Failed to fetch resume',
  fetchMessagesFailed: 'Failed to fetch messages',
  deleteMessageFailed: 'Failed to delete message',

  unauthorised: 'Please log in',
  forbidden: 'This account may not do that',
  notFound: 'Not found',
  applicationNotFound: 'This application no longer exists',
  messageNotFound: 'This message no longer exists',
  resumeNotFound: 'This resume no longer exists',
  staleJob: 'Somebody else has changed this job posting since you opened it',
  methodNotAllowed: 'Method not allowed',
  interrupted: 'The request was cut off',
  invalidQuery: 'These list options are not valid',
  expectedJson: 'The request body must be JSON',
  expectedForm: 'The request body must be a multipart form',
  otherJob: 'This form was sent for another job posting',
  malformedJson: 'The request body is not valid JSON',
  malformedMultipart: 'The request body is not a valid form',
  unsupportedEncoding: 'Compressed request bodies are not supported',
  tooLarge: 'The request is too large',
  tooManyRequests: 'Too many attempts. Please try again later',
  retryInSeconds: (seconds: number) => `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  retryInMinutes: (minutes: number) => `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  formNotLoaded: 'This form could not be loaded. Please check your connection and try again',
  internal: 'Something went wrong. Please try again later',
} as const;

/** @returns the text for a field that is longer than it may be */
export function tooLong(label: string, max: number): string {
  return `${label} may have at most ${max} characters`;
}
