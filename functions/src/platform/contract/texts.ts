import { limits } from './limits.ts';

/**
 * Texts for visitors and staff. The specification prescribes some.
 * Texts of the function alone are in response-texts.ts.
 */
export const texts = {
  requiredFields: 'Please fill in all required fields',
  invalidEmail: 'Please enter a valid email address',
  expectedText: 'Every field of this form must be a text',
  expectedFlag: 'Every checkbox of this form must be true or false',
  invalidDay: 'Please enter a date as YYYY-MM-DD',
  invalidCountry: 'Please choose a country from the list',
  invalidReplyDays: `Please enter a whole number of days from 1 to ${limits.replyDaysMax}`,
  invalidChangeHours: `Please enter a whole number of hours from 0 to ${limits.changeHoursMax}`,
  unprintable: 'Please remove control characters',

  stillSending: 'This form is still being sent. Leave anyway?',
  jobNotFound: 'This job posting no longer exists',

  captchaRequired: 'reCAPTCHA verification required',
  captchaRefused: 'reCAPTCHA verification failed',
  captchaNotLoaded: 'The reCAPTCHA could not be loaded. Please check your connection and try again',
  captchaNotLoadedContact: 'or write to',
  configuration: 'Server configuration error',

  invalidVersion: 'The version that was edited is not valid',
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
