import { fileURLToPath } from 'node:url';
import { z } from 'zod/mini';
import { parameters } from './parameters.ts';
import { passwordCost } from './password.ts';
import { timeouts } from './timeouts.ts';

const positiveInteger = ({ default: value }: { default: number }) =>
  z.pipe(
    z.transform((text) => (text === '' ? undefined : text)),
    z._default(z.coerce.number().check(z.int(), z.gte(1)), value),
  );

const text = z._default(z.string().check(z.trim()), '');

/** When staff learn of new applications. */
export const newsFrequencies = ['immediately', 'hourly', 'daily'] as const;

const environment = z.object({
  RECAPTCHA_SECRET: text,
  RECAPTCHA_VERIFY_URL: text,
  RECAPTCHA_HOSTNAMES: text,
  RECAPTCHA_CALLS_PER_MINUTE: positiveInteger(parameters.RECAPTCHA_CALLS_PER_MINUTE),
  WEB_API_KEY: text,
  RATE_LIMIT_APPLY: positiveInteger(parameters.RATE_LIMIT_APPLY),
  RATE_LIMIT_LOGIN: positiveInteger(parameters.RATE_LIMIT_LOGIN),
  RATE_LIMIT_LOGIN_REQUESTS: positiveInteger(parameters.RATE_LIMIT_LOGIN_REQUESTS),
  RATE_LIMIT_CONTACT: positiveInteger(parameters.RATE_LIMIT_CONTACT),
  RATE_LIMIT_VIEW: positiveInteger(parameters.RATE_LIMIT_VIEW),
  RATE_LIMIT_WINDOW_SECONDS: positiveInteger(parameters.RATE_LIMIT_WINDOW_SECONDS),
  RATE_LIMIT_WAIT_SECONDS: positiveInteger(parameters.RATE_LIMIT_WAIT_SECONDS),
  RATE_LIMIT_WAIT_MAX_SECONDS: positiveInteger(parameters.RATE_LIMIT_WAIT_MAX_SECONDS),
  FORWARDED_HOPS: positiveInteger(parameters.FORWARDED_HOPS),
  SMTP_URL: text,
  MAIL_FROM: text,
  STAFF_MAIL: text,
  STAFF_NEWS: z._default(z.enum(['', ...newsFrequencies]), ''),
  SITE_URL: text,
  REQUIRE_TWO_STEP: text,
  PAGES_FOLDER: text,
  FUNCTIONS_EMULATOR: text,
  FIREBASE_AUTH_EMULATOR_HOST: text,
});

export type MailSettings = {
  from: string;
  /** Each gets a mail of its own. When somebody answers a reply, the answer goes to the first. */
  staff: [string, ...string[]];
  newsFrequency: (typeof newsFrequencies)[number];
  /** The origin that links in mails begin with. Without it, mails have no links. */
  siteUrl: string;
  /** Only the functions that send mail know the URL. */
  smtp: { url: string; requireTls: boolean };
};

const builtPagesFolder = fileURLToPath(new URL('./pages', import.meta.url));

export type Settings = ReturnType<typeof readSettings>;

/** Reads the settings when the function loads. @throws a `$ZodError` if a value is malformed */
export function readSettings(variables: Record<string, string | undefined>) {
  const values = environment.parse(variables);
  const authEmulator = values.FIREBASE_AUTH_EMULATOR_HOST;
  const emulated = values.FUNCTIONS_EMULATOR === 'true';
  return {
    captcha: {
      /** If it is empty, every token fails. */
      secret: values.RECAPTCHA_SECRET,
      verifyUrl: (emulated && values.RECAPTCHA_VERIFY_URL) || 'https://www.google.com/recaptcha/api/siteverify',
      /** Hosts that a token may come from; any if empty. */
      hostnames: splitList(values.RECAPTCHA_HOSTNAMES),
      /** Of each instance, which counts in memory: nobody can forge that away. */
      callsPerMinute: values.RECAPTCHA_CALLS_PER_MINUTE,
    },
    /** Without the key, nobody can log in. */
    identityToolkit: authEmulator
      ? { url: `http://${authEmulator}/identitytoolkit.googleapis.com`, webApiKey: values.WEB_API_KEY || 'any' }
      : { url: 'https://identitytoolkit.googleapis.com', webApiKey: values.WEB_API_KEY },
    /** How many each client has in a window. */
    attempts: {
      apply: values.RATE_LIMIT_APPLY,
      /** Failed ones. */
      login: values.RATE_LIMIT_LOGIN,
      loginRequests: values.RATE_LIMIT_LOGIN_REQUESTS,
      /** For each form but the application, and for calls with unknown private links. */
      contact: values.RATE_LIMIT_CONTACT,
      /** Counted by each instance for itself. */
      view: values.RATE_LIMIT_VIEW,
    },
    windowMs: values.RATE_LIMIT_WINDOW_SECONDS * 1000,
    /** The wait after too many attempts. Each further one is twice as long. */
    firstWaitMs: values.RATE_LIMIT_WAIT_SECONDS * 1000,
    waitMaxMs: values.RATE_LIMIT_WAIT_MAX_SECONDS * 1000,
    /** How many proxies append to `X-Forwarded-For`; see `clientAddress`. */
    forwardedHops: values.FORWARDED_HOPS,
    timeouts,
    passwordCost,
    requireTwoStep: values.REQUIRE_TWO_STEP === 'true',
    /** Off in the emulator: WebKit keeps no secure cookie of an http address. */
    secureCookies: !emulated,
    /** How long an instance keeps its copy of the open jobs, and the counts. In the emulator, each change shows at once. */
    keptMs: emulated ? 0 : 30_000,
    pagesFolder: (emulated && values.PAGES_FOLDER) || builtPagesFolder,
    /** Undefined if the site sends no mail. */
    mail: mailSettings(values, emulated),
  };
}

function mailSettings(values: z.output<typeof environment>, emulated: boolean): MailSettings | undefined {
  const [first, ...others] = splitList(values.STAFF_MAIL);
  if (values.MAIL_FROM === '' || first === undefined) return undefined;
  return {
    from: values.MAIL_FROM,
    staff: [first, ...others],
    newsFrequency: values.STAFF_NEWS || 'immediately',
    siteUrl: values.SITE_URL,
    // The local sink has no certificate.
    smtp: { url: values.SMTP_URL, requireTls: !emulated },
  };
}

/** @returns the items of a list, which commas or blanks separate */
export function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
