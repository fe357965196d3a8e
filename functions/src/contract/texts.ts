import { limits } from './limits.ts';

/** The specification prescribes some. Texts of the function alone are in answer-texts.ts. */
export const texts = {
  requiredFields: 'Please fill in all required fields',
  invalidEmail: 'Please enter a valid email address',
  expectedText: 'Every field of this form must be a text',
  expectedFlag: 'Every checkbox of this form must be true or false',
  invalidDay: 'Please enter a date as YYYY-MM-DD',
  closingDateOver: 'This closing date is over. Please enter a later one, or leave it blank',
  invalidCountry: 'Please choose a country from the list',
  invalidReplyDays: `Please enter a whole number of days from 1 to ${limits.replyDaysMax}`,
  unprintable: 'Please remove control characters',

  contactCaptcha: 'Please complete the reCAPTCHA verification',
  contactSent: 'Message sent successfully!',
  contactFailed: 'Failed to send message. Please try again.',
  contactFailedStatus: (code: number) => `Failed to send message (status ${code})`,

  applyCaptcha: 'Please complete the reCAPTCHA',
  applySent: 'Your application has been submitted successfully!',
  applyRefused: 'Application submission failed',
  applyFailed: 'An error occurred while submitting your application',
  applyStopped: 'Sending stopped. Nothing you entered is lost. You can send it again: it will not be stored twice',
  stillSending: 'This form is still being sent. Leave anyway?',
  applyStillSending: 'Your application is still being sent. Stop and close?',
  jobNotFound: 'This job posting no longer exists',
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

  loginCaptcha: 'Please complete the reCAPTCHA verification.',
  loginCaptchaFailed: 'reCAPTCHA verification failed. Please try again.',
  loginConfiguration: 'Server configuration error. Please contact the administrator.',
  loginFailed: 'Login failed. Please check your credentials.',
  wrongCredentials: 'Wrong username or password',
  codeFailed: 'The code could not be checked. Please try again.',
  wrongCode: 'This code is wrong or has expired. Please enter the current one',
  challengeOver: 'This login took too long, or had too many wrong codes. Please log in again',
  setupOver: 'This took too long, or had too many wrong codes. Please begin again',
  wrongPassword: 'This is not your current password',
  passwordLength: `A password has ${limits.passwordLengthMin} to ${limits.passwordLengthMax} characters`,
  passwordCommon: 'Many people use this password, so it is easy to guess. Please choose another one',
  passwordPersonal: 'A password must not contain the name of the company or the account',
  sessionEnded: 'Your session has ended. Please log in again.',

  captchaRequired: 'reCAPTCHA verification required',
  captchaRefused: 'reCAPTCHA verification failed',
  captchaNotLoaded: 'The reCAPTCHA could not be loaded. Please check your connection and try again',
  captchaNotLoadedContact: 'or write to',
  configuration: 'Server configuration error',

  confirmDeleteJob: 'Are you sure you want to delete this job?',
  confirmDeleteApplication: 'Are you sure you want to delete this application?',
  fetchJobsFailed: 'Failed to fetch jobs',
  fetchApplicationsFailed: 'Failed to fetch applications',
  saveJobFailed: 'Failed to save job',
  deleteJobFailed: 'Failed to delete job',
  updateStatusFailed: 'Failed to update application status',
  deleteApplicationFailed: 'Failed to delete application',
  exportApplicationsFailed: 'Failed to export applications',
  fetchResumeFailed: 'Failed to fetch resume',
  fetchHiringProcessFailed: 'Failed to fetch what applicants are told',
  fetchTemplatesFailed: 'Failed to fetch the email templates',
  saveTemplatesFailed: 'Failed to save the email templates',
  replyFailed: 'Failed to send the reply',
  undoReplyFailed: 'Failed to take the reply back',
  saveHiringProcessFailed: 'Failed to save what applicants are told',
  fetchAccountFailed: 'Failed to fetch your account',
  endSessionsFailed: 'Failed to end your other sessions',
  changePasswordFailed: 'Failed to change your password',
  changeTwoStepFailed: 'Failed to change two-step login',
  messageNotFound: 'This message no longer exists',
  resumeRemoved: 'The malware scanner has removed this resume',
  invalidVersion: 'The version that was edited is not valid',
  invalidId: 'The id of an application is not valid',
  invalidBulkAction: 'A bulk action sets a status, deletes, or restores',
  bulkSize: `A bulk action takes 1 to ${limits.bulkMax} applications`,
  bulkTwice: 'A bulk action names each application once',
  invalidTell: 'Applicants are told now, in the morning, or not, with a reason; and only of a rejection',
  staleApplication: 'Somebody else has changed this application since you opened it',
  retryInSeconds: (seconds: number) => `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  retryInMinutes: (minutes: number) => `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  formNotLoaded: 'This form could not be loaded. Please check your connection, and try again or reload the page',
  offline: 'You are offline. Nothing is lost: please try again once you are online',
  timedOut: 'No answer came in time. Nothing is lost: please try again',
  internal: 'Something went wrong. Please try again later',
} as const;

export function unknownField(name: string, known: readonly string[]): string {
  return `{${name}} cannot be used here. Use ${known.map((field) => `{${field}}`).join(', ')}`;
}

export function tooLong(label: string, max: number): string {
  return `${label} may have at most ${max} characters`;
}

export function notOneOf(label: string, options: readonly string[]): string {
  return `${label} must be one of: ${options.join(', ')}`;
}
