import { fileURLToPath } from 'node:url';
import { mailAddress } from './platform/contract/email.ts';
import { usualRegion } from './platform/contract/office.ts';
import { ConfigurationError } from './platform/errors.ts';
import { passwordCost } from './accounts/password.ts';
import type { Reach } from './platform/http/public-file.ts';
import type { Inbox } from './platform/mail/answer-address.ts';
import { timeouts } from './platform/timeouts.ts';

type Parameter = { default: string | number; description: string };

/** Parameters of a deployment, with the defaults that `functions/.env.<project>` overrides. */
export const parameters = {
  WEB_API_KEY: { default: '', description: "The web app's API key, which is public. Without it nobody can log in." },
  RECAPTCHA_HOSTNAMES: {
    default: '',
    description: 'Hosts that a captcha may have been solved on, separated by commas. Any host if empty.',
  },
  RECAPTCHA_CALLS_PER_MINUTE: {
    default: 24,
    description:
      'How many captchas an instance lets Google check in a minute. Google bills each check. All instances together, 20 of `api` and 5 of `staff`, stay within a quota of 600.',
  },
  REGION: {
    default: usualRegion,
    description: "The functions' region: the one of the Firestore database, or the nearest to it.",
  },
  SERVICE_ACCOUNT: {
    default: '',
    description:
      'The full address of the service account that all functions but `api` run as. It signs the tokens of staff. docs/deployment.md says how to create it.',
  },
  API_SERVICE_ACCOUNT: {
    default: '',
    description: 'The full address of the service account that `api` runs as, which answers visitors. It cannot sign tokens of staff.',
  },
  MIN_INSTANCES: { default: 0, description: 'Instances that are always running, so that no visitor waits for a start. They are billed.' },
  MAX_INSTANCES: { default: 20, description: 'The most instances at once. It bounds CPU and memory, not calls, reads or transfer.' },
  REQUIRE_TWO_STEP: {
    default: '',
    description: "'true': every login requires a second step. Accounts without one set it up at the next login.",
  },
  MAIL_FROM: {
    default: '',
    description:
      'The address that email comes from. The site sends email only if this, STAFF_MAIL and SITE_URL are set. Set the secret SMTP_URL first.',
  },
  STAFF_MAIL: {
    default: '',
    description:
      'Addresses of staff who get email about messages, and about applications that no account with an address gets email about, separated by commas.',
  },
  SITE_URL: {
    default: '',
    description: 'The address of the site, such as https://www.company.com, for the links in emails.',
  },
  FORWARDED_HOPS: { default: 2, description: 'How many proxies in front of the function add an address to X-Forwarded-For.' },
} as const satisfies Record<string, Parameter>;

/** How many each IP address has in a window of 15 minutes. */
const attempts = {
  /** With a solved captcha; ten times as many without one. */
  apply: 30,
  /** For each other form, and for calls with unknown private links. */
  contact: 20,
  /** Codes by email that stand in for a captcha. */
  code: 5,
  /**
   * Views of jobs that are counted, and social images that are made, of each instance; ten times as
   * many logins, and other calls of visitors.
   */
  view: 120,
  /** Failed ones, also of a known browser. */
  login: 10,
};

const outOfReach: typeof attempts = { apply: 1e5, contact: 1e5, code: 1e5, view: 1e5, login: 1e5 };

const builtPagesFolder = fileURLToPath(new URL('./pages', import.meta.url));

export type Settings = ReturnType<typeof readSettings>;

export type MailSettings = NonNullable<Settings['mail']>;

/** Runs when the function loads. @throws {ConfigurationError} if a value is malformed */
export function readSettings(variables: Record<string, string | undefined>) {
  const text = (name: string) => variables[name]?.trim() ?? '';
  const positiveInteger = (name: keyof typeof parameters) => {
    const value = Number(variables[name] || parameters[name].default);
    if (!Number.isSafeInteger(value) || value < 1) throw new ConfigurationError(`${name} must be a positive integer`);
    return value;
  };
  const authEmulator = text('FIREBASE_AUTH_EMULATOR_HOST');
  const emulated = text('FUNCTIONS_EMULATOR') === 'true';
  return {
    captcha: {
      /** If it is empty, every token fails. */
      secret: text('RECAPTCHA_SECRET'),
      verifyUrl: (emulated && text('RECAPTCHA_VERIFY_URL')) || 'https://www.google.com/recaptcha/api/siteverify',
      /** Hosts that a token may come from; any if empty. */
      hostnames: splitList(text('RECAPTCHA_HOSTNAMES')),
      /** Of each instance, which counts in memory: nobody can forge that away. */
      callsPerMinute: positiveInteger('RECAPTCHA_CALLS_PER_MINUTE'),
    },
    /** Without the key, nobody can log in. */
    identityToolkit: authEmulator
      ? { url: `http://${authEmulator}/identitytoolkit.googleapis.com`, webApiKey: text('WEB_API_KEY') || 'any' }
      : { url: 'https://identitytoolkit.googleapis.com', webApiKey: text('WEB_API_KEY') },
    attempts: emulated ? outOfReach : attempts,
    /** Wrong codes of the login are counted by the day. */
    windowMs: 15 * 60 * 1000,
    /** How many proxies append to `X-Forwarded-For`; see `clientAddress`. */
    forwardedHops: positiveInteger('FORWARDED_HOPS'),
    timeouts,
    /** Where calendars of colleagues may be: by default, at public addresses over HTTPS. */
    calendarReach: undefined as Reach | undefined,
    passwordCost,
    requireTwoStep: text('REQUIRE_TWO_STEP') === 'true',
    /** Off in the emulator: WebKit keeps no secure cookie of an http address. */
    secureCookies: !emulated,
    /** How long an instance keeps open jobs and counts. In the emulator, changes show at once. */
    cacheMs: emulated ? 0 : 30_000,
    pagesFolder: (emulated && text('PAGES_FOLDER')) || builtPagesFolder,
    /** Undefined if the site sends no mail. */
    mail: mailSettings(text, emulated),
  };
}

function mailSettings(text: (name: string) => string, emulated: boolean) {
  const [from, siteUrl] = [text('MAIL_FROM'), text('SITE_URL')];
  const [first, ...others] = splitList(text('STAFF_MAIL'));
  if (from === '' || first === undefined || siteUrl === '') return undefined;
  return {
    from,
    /** Each gets a mail of its own. When somebody answers a reply, the answer goes to the first. */
    staff: [first, ...others] satisfies [string, ...string[]],
    /** The origin that links in mails begin with. */
    siteUrl,
    /** Only the functions that send mail know the URL. The local sink has no certificate. */
    smtp: { url: text('SMTP_URL'), requireTls: !emulated },
    ...inboxSettings(text('MAIL_INBOX_URL')),
  };
}

/** None if the secret is a dash: a function is deployed only if its secrets exist. */
function inboxSettings(text: string): { inbox?: Inbox } {
  if (text === '' || text === '-') return {};
  const { protocol, hostname, username, password, searchParams } = URL.parse(text) ?? {};
  const address = (searchParams?.get('address') ?? decodeURIComponent(username ?? '')).toLowerCase();
  if (!hostname || protocol !== 'imaps:' || !mailAddress.safeParse(address).success) {
    throw new ConfigurationError('MAIL_INBOX_URL must be imaps://USER:PASSWORD@HOST, and USER or ?address= an email address');
  }
  return { inbox: { url: text, address, key: searchParams?.get('key') ?? password ?? '' } };
}

/** @returns the items of a list, which commas or blanks separate */
export function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}
