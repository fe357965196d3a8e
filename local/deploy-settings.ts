import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { mailAddress } from '../functions/src/contract/email.ts';
import { parameters } from '../functions/src/parameters.ts';
import { newsFrequencies, splitList } from '../functions/src/settings.ts';
import { inProject, root } from './project.ts';
import { neededForDeploy } from './site-settings.ts';

export type Values = Record<string, string | undefined>;

/** @returns the site's settings as a build for deployment reads them: the environment, then Vite's files such as `.env.production.local` */
export function readSiteSettings(): Values {
  return loadEnv('production', root, 'VITE_');
}

/** Where firebase-tools reads a project's parameters. */
export function parameterFile(project: string): string {
  return inProject('functions', `.env.${project}`);
}

/** @returns the address of the service account that the deployment guide makes for the functions */
export function functionsAccount(project: string): string {
  return `site-functions@${project}.iam.gserviceaccount.com`;
}

/** @returns the parameters of a project; those of `functions/.env` apply to all projects */
export function readParameters(project: string): Values {
  const read = (path: string) => (existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {});
  return { ...read(inProject('functions/.env')), ...read(parameterFile(project)) };
}

/** Google's keys for automated tests: every answer passes. https://developers.google.com/recaptcha/docs/faq */
const testSiteKey = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';
/** Placeholders of examples and documents, and the values of local runs. */
const placeholderPattern = new RegExp(
  [
    /…|\.\.\.|[<>\s]/,
    /(?:^|[/.@])example\.(?:com|org|net)(?=[:/]|$)/,
    /(?:^|\/)(?:localhost|127\.0\.0\.1)(?=[:/]|$)/,
    /^local(?:-site-key)?$/,
    /^your(?![a-z])/,
    /^demo-/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** @returns why a site with these settings can't be deployed and what to do; empty if it can */
export function siteProblems(site: Values): string[] {
  const missing = neededForDeploy.filter((name) => !site[name]);
  const unset = missing.length > 0 ? [`Set ${missing.join(', ')} in .env.production.local. docs/deployment.md explains them.`] : [];
  const placeholders = neededForDeploy
    .filter((name) => placeholderPattern.test(site[name] ?? ''))
    .map((name) => `${name} is "${site[name]}", which is a placeholder: set your project's value in .env.production.local.`);
  const local = (['VITE_AUTH_EMULATOR_URL', 'VITE_RECAPTCHA_SCRIPT_URL'] as const)
    .filter((name) => site[name])
    .map((name) => `${name} is for local runs only: remove it from the settings.`);
  const url = site['VITE_SITE_URL'];
  return [
    ...unset,
    ...placeholders,
    ...local,
    ...(url && !isOrigin(url)
      ? [`VITE_SITE_URL is "${url}": it must look like https://www.company.com, without a path or a slash at the end.`]
      : []),
    ...(site['VITE_RECAPTCHA_SITE_KEY'] === testSiteKey
      ? ["VITE_RECAPTCHA_SITE_KEY is Google's test key, which accepts every answer: create a key of your own."]
      : []),
  ];
}

/** @returns which details of the company are fictitious and what to do; empty if none are */
export function companyWarnings({ email, social }: { email: string; social: readonly { href: string }[] }): string[] {
  const invented = [email, ...social.map(({ href }) => href)].filter((address) => placeholderPattern.test(address));
  if (invented.length === 0) return [];
  return [
    `Visitors are sent to ${invented.join(', ')}. Put your company into src/content/company.ts, and your clients into logos.ts beside it and LogoMark.tsx.`,
  ];
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === url;
}

/** @returns the parameters that are not configured, derived from the site's settings or with their defaults */
export function missingParameters(site: Values, configured: Values): Record<string, string> {
  const derived: Values = {
    WEB_API_KEY: site['VITE_FIREBASE_API_KEY'],
    RECAPTCHA_HOSTNAMES: new URL(site['VITE_SITE_URL'] ?? '').hostname,
    SERVICE_ACCOUNT: functionsAccount(site['VITE_FIREBASE_PROJECT_ID'] ?? ''),
    SITE_URL: site['VITE_SITE_URL'],
  };
  const missing = Object.entries(parameters).filter(([name]) => configured[name] === undefined);
  return Object.fromEntries(missing.map(([name, { default: value }]) => [name, derived[name] ?? String(value)]));
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

/** @returns why a function with these parameters can't be deployed and what to do; empty if it can */
export function parameterProblems(site: Values, configured: Values): string[] {
  const value = (name: keyof typeof parameters) => configured[name] ?? String(parameters[name].default);
  const wrongNumbers = Object.entries(parameters)
    .filter(([, parameter]) => typeof parameter.default === 'number')
    // Only a parameter whose default is 0 may be 0.
    .map(([name, parameter]) => ({ name, text: configured[name] ?? String(parameter.default), least: parameter.default === 0 ? 0 : 1 }))
    .filter(({ text, least }) => !/^\d+$/.test(text) || Number(text) < least)
    .map(({ name, text, least }) => `${name} is "${text}": it must be a whole number of at least ${least}.`);
  const siteUrl = site['VITE_SITE_URL'] ?? '';
  const host = new URL(siteUrl).hostname;
  const hosts = splitList(value('RECAPTCHA_HOSTNAMES'));
  return [
    ...wrongNumbers,
    ...(value('WEB_API_KEY') === '' ? ['WEB_API_KEY is not set, so nobody could log in.'] : []),
    ...(value('WEB_API_KEY') !== '' && value('WEB_API_KEY') !== site['VITE_FIREBASE_API_KEY']
      ? ['WEB_API_KEY differs from VITE_FIREBASE_API_KEY: set both to the same key.']
      : []),
    ...(value('SITE_URL') !== '' && value('SITE_URL') !== siteUrl
      ? [`SITE_URL is "${value('SITE_URL')}", so links in mails would not lead to ${siteUrl}: set it to VITE_SITE_URL.`]
      : []),
    ...(Number(value('MIN_INSTANCES')) > Number(value('MAX_INSTANCES')) ? ['MIN_INSTANCES is above MAX_INSTANCES.'] : []),
    ...(hosts.length > 0 && !hosts.includes(host)
      ? [`RECAPTCHA_HOSTNAMES leaves out ${host}, the host of VITE_SITE_URL, so the function would refuse every form.`]
      : []),
    ...(/^[a-z]+-[a-z]+\d+$/.test(value('REGION')) ? [] : [`REGION is "${value('REGION')}", which is not a region.`]),
    // firebase-tools completes an address that ends with @ for the functions, but not for the schedule and the secret.
    ...(/^[^@\s]+@[^@\s]+\.gserviceaccount\.com$/.test(value('SERVICE_ACCOUNT'))
      ? []
      : [`SERVICE_ACCOUNT is "${value('SERVICE_ACCOUNT')}": it must be a full address such as ${functionsAccount('PROJECT')}.`]),
    ...((value('MAIL_FROM') === '') === (value('STAFF_MAIL') === '')
      ? []
      : ['MAIL_FROM and STAFF_MAIL belong together: set both, or neither to send no mail.']),
    ...[value('MAIL_FROM'), ...splitList(value('STAFF_MAIL'))]
      .filter((address) => address !== '' && !mailAddress.safeParse(address).success)
      .map((address) => `"${address}" in MAIL_FROM or STAFF_MAIL is not an email address.`),
    ...(['', ...newsFrequencies].includes(value('STAFF_NEWS'))
      ? []
      : [`STAFF_NEWS is "${value('STAFF_NEWS')}": it must be one of ${newsFrequencies.join(', ')}.`]),
    ...(['', 'true', 'false'].includes(value('REQUIRE_TWO_STEP'))
      ? []
      : [`REQUIRE_TWO_STEP is "${value('REQUIRE_TWO_STEP')}": it must be true or false.`]),
    ...('SMTP_URL' in configured ? ['SMTP_URL belongs in Secret Manager, not in a file: docs/deployment.md, "Mail".'] : []),
    ...('RECAPTCHA_SECRET' in configured
      ? ['RECAPTCHA_SECRET belongs in Secret Manager, not in a file: docs/deployment.md, "The captcha".']
      : []),
  ];
}
