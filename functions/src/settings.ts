import { fileURLToPath } from 'node:url';
import { z } from 'zod/mini';
import { parameters } from './parameters.ts';
import { type PasswordCost, passwordCost } from './password.ts';
import { type Timeouts, timeouts } from './timeouts.ts';

const count = ({ default: value }: { default: number }) =>
  // What is nothing unless configured may be configured as nothing.
  z.pipe(
    z.transform((text) => (text === '' ? undefined : text)),
    z._default(z.coerce.number().check(z.int(), z.gte(Math.min(value, 1))), value),
  );

const text = z._default(z.string().check(z.trim()), '');

const environment = z.object({
  RECAPTCHA_SECRET: text,
  RECAPTCHA_VERIFY_URL: text,
  RECAPTCHA_HOSTNAMES: text,
  WEB_API_KEY: text,
  RATE_LIMIT_APPLY: count(parameters.RATE_LIMIT_APPLY),
  RATE_LIMIT_LOGIN: count(parameters.RATE_LIMIT_LOGIN),
  RATE_LIMIT_LOGIN_REQUESTS: count(parameters.RATE_LIMIT_LOGIN_REQUESTS),
  RATE_LIMIT_CONTACT: count(parameters.RATE_LIMIT_CONTACT),
  RATE_LIMIT_WINDOW_SECONDS: count(parameters.RATE_LIMIT_WINDOW_SECONDS),
  RATE_LIMIT_WAIT_SECONDS: count(parameters.RATE_LIMIT_WAIT_SECONDS),
  RATE_LIMIT_WAIT_MAX_SECONDS: count(parameters.RATE_LIMIT_WAIT_MAX_SECONDS),
  FORWARDED_HOPS: count(parameters.FORWARDED_HOPS),
  REQUIRE_TWO_STEP: text,
  RETENTION_MONTHS: count(parameters.RETENTION_MONTHS),
  RESUME_FOLDER: text,
  PAGES_FOLDER: text,
  FUNCTIONS_EMULATOR: text,
  FIREBASE_AUTH_EMULATOR_HOST: text,
});

/** What the function is told from outside. */
export type Settings = {
  captcha: {
    /** Empty when none is configured: then no form is taken. */
    secret: string;
    verifyUrl: string;
    /** Names of the site a token may come from; any when empty. */
    hostnames: string[];
  };
  /** Its key is empty when none is configured: then nobody can log in. */
  identityToolkit: { url: string; webApiKey: string };
  /** Attempts within one window, per client address. `login` counts failures, `loginRequests` all requests to the login. */
  attempts: { apply: number; login: number; loginRequests: number; contact: number };
  windowMs: number;
  /** How long whoever made too many attempts waits the first time; each further time twice as long. */
  firstWaitMs: number;
  /** The longest of those waits. */
  waitMaxMs: number;
  /** How many proxies in front of the function append to `X-Forwarded-For`; see `clientAddress`. */
  forwardedHops: number;
  timeouts: Timeouts;
  /** What hashing a password costs. */
  passwordCost: PasswordCost;
  /** Whether nobody gets in without a second step. */
  requireTwoStep: boolean;
  /** How many months applications and contact messages are kept; 0 for as long as nobody deletes them. */
  retentionMonths: number;
  /** Local folder to keep resumes in, where the Storage emulator can't be had. */
  resumeFolder?: string;
  /** Absolute path of the folder with the site's pages of openings. */
  pagesFolder: string;
};

/** Where `npm run build` puts the site's pages of openings: beside the compiled function. */
const builtPages = fileURLToPath(new URL('./pages', import.meta.url));

/**
 * Reads the settings once, when the function loads. All but the secret and the API key have a default.
 * @param variables environment variables
 * @throws a `$ZodError` when a number is none
 */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const values = environment.parse(variables);
  const authEmulator = values.FIREBASE_AUTH_EMULATOR_HOST;
  const emulated = values.FUNCTIONS_EMULATOR === 'true';
  return {
    captcha: {
      secret: values.RECAPTCHA_SECRET,
      verifyUrl: (emulated && values.RECAPTCHA_VERIFY_URL) || 'https://www.google.com/recaptcha/api/siteverify',
      hostnames: values.RECAPTCHA_HOSTNAMES.split(/[\s,]+/).filter(Boolean),
    },
    identityToolkit: authEmulator
      ? { url: `http://${authEmulator}/identitytoolkit.googleapis.com`, webApiKey: values.WEB_API_KEY || 'any' }
      : { url: 'https://identitytoolkit.googleapis.com', webApiKey: values.WEB_API_KEY },
    attempts: {
      apply: values.RATE_LIMIT_APPLY,
      login: values.RATE_LIMIT_LOGIN,
      loginRequests: values.RATE_LIMIT_LOGIN_REQUESTS,
      contact: values.RATE_LIMIT_CONTACT,
    },
    windowMs: values.RATE_LIMIT_WINDOW_SECONDS * 1000,
    firstWaitMs: values.RATE_LIMIT_WAIT_SECONDS * 1000,
    waitMaxMs: values.RATE_LIMIT_WAIT_MAX_SECONDS * 1000,
    forwardedHops: values.FORWARDED_HOPS,
    timeouts,
    passwordCost,
    requireTwoStep: values.REQUIRE_TWO_STEP === 'true',
    retentionMonths: values.RETENTION_MONTHS,
    ...(emulated && values.RESUME_FOLDER && { resumeFolder: values.RESUME_FOLDER }),
    pagesFolder: (emulated && values.PAGES_FOLDER) || builtPages,
  };
}
