import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { mailAddress } from '../../functions/src/platform/contract/email.ts';
import { parameters, splitList } from '../../functions/src/settings.ts';
import { assertNone } from '../problem.ts';
import { inProject, root } from '../project.ts';
import { neededForDeploy } from '../settings.ts';

export type Values = Record<string, string | undefined>;

/** @returns the site's settings, as a build for deployment reads them */
export function readSiteSettings(): Values {
  return loadEnv('production', root, 'VITE_');
}

/** @returns the site's settings and project @throws {Problem} unless the site can be deployed */
export function requireSiteSettings(): { site: Values; project: string } {
  const site = readSiteSettings();
  assertNone(siteProblems(site));
  return { site, project: site['VITE_FIREBASE_PROJECT_ID'] ?? '' };
}

/** Where firebase-tools reads a project's parameters. */
export function parameterFile(project: string): string {
  return inProject('functions', `.env.${project}`);
}

/** The defaults of all parameters, as text. */
export const parameterDefaults: Values = Object.fromEntries(
  Object.entries(parameters).map(([name, { default: value }]) => [name, String(value)]),
);

/** @returns the service accounts that the deployment guide makes for the functions */
function functionsAccounts(project: string) {
  return {
    SERVICE_ACCOUNT: `site-functions@${project}.iam.gserviceaccount.com`,
    API_SERVICE_ACCOUNT: `site-api@${project}.iam.gserviceaccount.com`,
  };
}

/** @returns the parameters of a project; those of `functions/.env` apply to all projects */
export function readParameters(project: string): Values {
  const read = (path: string) => (existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {});
  return { ...read(inProject('functions/.env')), ...read(parameterFile(project)) };
}

/** With this key every answer passes: https://developers.google.com/recaptcha/docs/faq */
const testSiteKey = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';
/** What examples and documents have. */
const placeholder = /…|\.\.\.|[<>\s]|(?:^|[/.@])example\.(?:com|org|net)(?=[:/]|$)/i;

/** @param problems whether each is there @returns those that are there */
function found(problems: Record<string, boolean>): string[] {
  return Object.keys(problems).filter((problem) => problems[problem]);
}

/** @returns why a site with these settings can't be deployed, and what to do */
export function siteProblems(site: Values): string[] {
  const missing = neededForDeploy.filter((name) => !site[name]);
  const invented = neededForDeploy.filter((name) => placeholder.test(site[name] ?? ''));
  const localOnly = ['VITE_AUTH_EMULATOR_URL', 'VITE_RECAPTCHA_SCRIPT_URL'].filter((name) => site[name]);
  const url = site['VITE_SITE_URL'] ?? '';
  return [
    ...invented.map((name) => `${name} is "${site[name]}", which is a placeholder: set your project's value in .env.production.local.`),
    ...localOnly.map((name) => `${name} is for local runs only: remove it from the settings.`),
    ...found({
      [`Set ${missing.join(', ')} in .env.production.local. docs/deployment.md explains them.`]: missing.length > 0,
      [`VITE_SITE_URL is "${url}": it must look like https://www.company.com, without a path or a slash at the end.`]:
        url !== '' && !isOrigin(url),
      "VITE_RECAPTCHA_SITE_KEY is Google's test key, which accepts every answer: create a key of your own.":
        site['VITE_RECAPTCHA_SITE_KEY'] === testSiteKey,
    }),
  ];
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === url;
}

/** @returns the parameters that are not configured, from the site's settings or their defaults */
export function missingParameters(site: Values, configured: Values): Record<string, string> {
  const derived: Values = {
    WEB_API_KEY: site['VITE_FIREBASE_API_KEY'],
    RECAPTCHA_HOSTNAMES: URL.parse(site['VITE_SITE_URL'] ?? '')?.hostname,
    ...functionsAccounts(site['VITE_FIREBASE_PROJECT_ID'] ?? ''),
    SITE_URL: site['VITE_SITE_URL'],
  };
  const missing = Object.keys(parameters).filter((name) => configured[name] === undefined);
  return Object.fromEntries(missing.map((name) => [name, derived[name] ?? parameterDefaults[name] ?? '']));
}

/** Whether a function with these parameters sends job alerts. The site then offers them. */
export function offersAlerts({ MAIL_FROM, STAFF_MAIL, SITE_URL }: Values): boolean {
  return Boolean(MAIL_FROM && STAFF_MAIL && SITE_URL);
}

/** @returns lines for a parameter file, each below its description */
export function parameterLines(values: Record<string, string>): string {
  return Object.entries(parameters)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, { description }]) => `# ${description}\n${name}="${values[name]}"\n`)
    .join('');
}

// firebase-tools completes an address that ends with @ only for the functions themselves. Google's
// default accounts, at other domains, serve other services too.
const accountRule: [RegExp, string] = [
  /^[^@\s]+@[^@\s]+\.iam\.gserviceaccount\.com$/,
  `the full address of an own account, such as ${functionsAccounts('PROJECT').SERVICE_ACCOUNT}`,
];

/** What a parameter must look like, also in words. Those with a numeric default follow from it. */
const rules: Record<string, [RegExp, string]> = {
  REGION: [/^[a-z]+-[a-z]+\d+$/, 'a region'],
  SERVICE_ACCOUNT: accountRule,
  API_SERVICE_ACCOUNT: accountRule,
  REQUIRE_TWO_STEP: [/^(?:true|false|)$/, 'true or false'],
};

function valueProblems(configured: Values): string[] {
  return Object.entries(parameters).flatMap(([name, { default: value }]) => {
    const text = configured[name] ?? String(value);
    const rule = typeof value === 'number' ? numberRule(value) : rules[name];
    return !rule || rule[0].test(text) ? [] : [`${name} is "${text}": it must be ${rule[1]}.`];
  });
}

/** Only a parameter whose default is 0 may be 0. */
function numberRule(value: number): [RegExp, string] {
  return value === 0 ? [/^\d+$/, 'a whole number of at least 0'] : [/^0*[1-9]\d*$/, 'a whole number of at least 1'];
}

/** @returns why a function with these parameters can't be deployed, and what to do */
export function parameterProblems(site: Values, configured: Values): string[] {
  const values = { ...parameterDefaults, ...configured };
  const { MAIL_FROM = '', STAFF_MAIL = '', SITE_URL = '', RECAPTCHA_HOSTNAMES = '' } = values;
  const siteUrl = site['VITE_SITE_URL'] ?? '';
  const host = new URL(siteUrl).hostname;
  const hosts = splitList(RECAPTCHA_HOSTNAMES);
  const noAddresses = [MAIL_FROM, ...splitList(STAFF_MAIL)].filter((text) => text !== '' && !mailAddress.safeParse(text).success);
  return [
    ...valueProblems(configured),
    ...noAddresses.map((address) => `"${address}" in MAIL_FROM or STAFF_MAIL is not an email address.`),
    ...found({
      'WEB_API_KEY differs from VITE_FIREBASE_API_KEY: set both to the same key, or nobody can log in.':
        values['WEB_API_KEY'] !== site['VITE_FIREBASE_API_KEY'],
      [`SITE_URL is "${SITE_URL}", so links in mails would not lead to ${siteUrl}: set it to VITE_SITE_URL.`]:
        SITE_URL !== siteUrl && (SITE_URL !== '' || MAIL_FROM !== ''),
      'API_SERVICE_ACCOUNT is SERVICE_ACCOUNT, which signs the tokens of staff: give api an account of its own.':
        values['API_SERVICE_ACCOUNT'] === values['SERVICE_ACCOUNT'],
      'MIN_INSTANCES is above MAX_INSTANCES.': Number(values['MIN_INSTANCES']) > Number(values['MAX_INSTANCES']),
      [`RECAPTCHA_HOSTNAMES leaves out ${host}, the host of VITE_SITE_URL, so the function would refuse every form.`]:
        hosts.length > 0 && !hosts.includes(host),
      'MAIL_FROM and STAFF_MAIL belong together: set both, or neither to send no mail.': (MAIL_FROM === '') !== (STAFF_MAIL === ''),
      'SMTP_URL and MAIL_INBOX_URL belong in Secret Manager, not in a file: docs/deployment.md, "Mail".':
        'SMTP_URL' in configured || 'MAIL_INBOX_URL' in configured,
      'RECAPTCHA_SECRET belongs in Secret Manager, not in a file: docs/deployment.md, "The captcha".': 'RECAPTCHA_SECRET' in configured,
    }),
  ];
}
