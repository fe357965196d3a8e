import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { parameters } from '../../functions/src/settings.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { readDeployment } from './arguments.ts';
import { missingParameters, offersAlerts, parameterLines, parameterProblems, siteProblems, type Values } from './settings.ts';
import { neededForDeploy } from '../settings.ts';

/** Reads the parameters as a deployment does. */
const { loadUserEnvs } = createRequire(import.meta.url)('firebase-tools/lib/functions/env.js') as {
  loadUserEnvs: (from: { functionsSource: string; projectDir: string; projectId: string }) => Values;
};

const site = {
  VITE_SITE_URL: 'https://www.sysdna.test',
  VITE_RECAPTCHA_SITE_KEY: '6LcAbCdEAAAAAF-0123456789abcdefghijklmnop',
  VITE_FIREBASE_API_KEY: 'AIzaSyA-0123456789abcdefghijklmnopqrstuv',
  VITE_FIREBASE_AUTH_DOMAIN: 'sysdna-live.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'sysdna-live',
};

const project = site.VITE_FIREBASE_PROJECT_ID;

describe('the settings of a site to deploy', () => {
  test.each(neededForDeploy)('are refused when %s is missing or a placeholder', (name) => {
    expect(siteProblems({ ...site, [name]: undefined }).join()).toContain(name);
    expect(siteProblems({ ...site, [name]: '' }).join()).toContain(name);
    expect(siteProblems({ ...site, [name]: '…' }).join()).toContain(`${name} is "…"`);
  });

  test.each<[string, Values]>([
    ['a path', { VITE_SITE_URL: 'https://www.sysdna.test/site' }],
    ['a slash at the end', { VITE_SITE_URL: 'https://www.sysdna.test/' }],
    ['no TLS', { VITE_SITE_URL: 'http://www.sysdna.test' }],
    ['the address of the example', { VITE_SITE_URL: 'https://www.example.com' }],
    ["Google's test key", { VITE_RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' }],
    ['an address of the example without www', { VITE_SITE_URL: 'https://example.org' }],
    ['the Auth emulator', { VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' }],
    ['the local captcha', { VITE_RECAPTCHA_SCRIPT_URL: 'http://127.0.0.1:5055/recaptcha/api.js' }],
  ])('are refused with %s', (_what, change) => {
    const [name = ''] = Object.keys(change);
    expect(siteProblems({ ...site, ...change }).join()).toContain(name);
  });
});

test.each<Values>([{}, { VITE_SITE_URL: 'https://www.counterexample.com' }, { VITE_SITE_URL: 'https://www.example.community' }])(
  'accepts a name that only contains a placeholder: %j',
  (names) => {
    expect(siteProblems({ ...site, ...names })).toEqual([]);
  },
);

describe('the arguments of a deployment', () => {
  test.each<[string, Partial<ReturnType<typeof readDeployment>>]>([
    ['--only firestore --project sysdna-live', { others: ['--only', 'firestore', '--project', 'sysdna-live'] }],
    ['--only=hosting,functions', {}],
    ['--only=firestore:rules', {}],
    ['--except=firestore', {}],
    ['--force', {}],
    ['--prepare', { prepare: true, others: [] }],
    ['--preview pr-12', { preview: 'pr-12' }],
    ['--built --preview=pr-12', { built: true, preview: 'pr-12', others: ['--preview=pr-12'] }],
  ])('may be %s, which are %j', (args, read) => {
    expect(readDeployment(args.split(' '), project)).toMatchObject(read);
  });

  test.each([
    ['another project', '--project staging', project],
    ['another project', '--project=staging', project],
    ['another project', '-P staging', project],
    ['Hosting without functions', '--only=hosting', 'build'],
    ['Hosting without functions', '--except functions', 'build'],
    ['functions without Hosting', '--only functions:api,firestore', 'build'],
    ['a preview without a name', '--preview', '--preview NAME'],
    ['a preview with an invalid name', '--preview A/B', '--preview NAME'],
    ['a preview with other options', '--preview pr-12 --only functions', '--preview NAME'],
    ['a preview with other arguments', '--preview=pr-12 live', '--preview NAME'],
  ])('cannot name %s: %s', (_what, args, message) => {
    expect(() => readDeployment(args.split(' '), project)).toThrow(message);
  });
});

test('the workflow for GitHub Actions passes all settings of the site', () => {
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
  expect(neededForDeploy.filter((name) => !workflow.includes(`\n  ${name}: `))).toEqual([]);
});

describe('the parameters of a function to deploy', () => {
  const complete = missingParameters(site, {});

  test('follow from the site, or have a default', () => {
    expect(Object.keys(complete)).toEqual(Object.keys(parameters));
    expect(complete).toMatchObject({
      WEB_API_KEY: site.VITE_FIREBASE_API_KEY,
      RECAPTCHA_HOSTNAMES: 'www.sysdna.test',
      SERVICE_ACCOUNT: 'site-functions@sysdna-live.iam.gserviceaccount.com',
      API_SERVICE_ACCOUNT: 'site-api@sysdna-live.iam.gserviceaccount.com',
      MIN_INSTANCES: '0',
      SITE_URL: site.VITE_SITE_URL,
    });
    expect(parameterProblems(site, complete)).toEqual([]);
  });

  test('are not written again when they are set, even to an empty string', () => {
    expect(missingParameters(site, { RECAPTCHA_HOSTNAMES: '', MIN_INSTANCES: '1' })).not.toHaveProperty('RECAPTCHA_HOSTNAMES');
    expect(missingParameters(site, complete)).toEqual({});
  });

  test('are read back unchanged by firebase-tools', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, '.env.sysdna-live'), parameterLines(complete));
    expect(loadUserEnvs({ functionsSource: folder, projectDir: folder, projectId: 'sysdna-live' })).toEqual(complete);
  });

  test.each<[string, Values]>([
    ['WEB_API_KEY', { WEB_API_KEY: '' }],
    ['WEB_API_KEY', { WEB_API_KEY: 'AIzaSyB-that-was-replaced' }],
    ['SITE_URL', { SITE_URL: 'https://www.earlier.test' }],
    ['RECAPTCHA_HOSTNAMES', { RECAPTCHA_HOSTNAMES: 'sysdna.test' }],
    ['FORWARDED_HOPS', { FORWARDED_HOPS: '0' }],
    ['RECAPTCHA_CALLS_PER_MINUTE', { RECAPTCHA_CALLS_PER_MINUTE: 'many' }],
    ['MIN_INSTANCES', { MIN_INSTANCES: '-1' }],
    ['MIN_INSTANCES', { MIN_INSTANCES: '21' }],
    ['REGION', { REGION: 'nam5' }],
    ['SERVICE_ACCOUNT', { SERVICE_ACCOUNT: '' }],
    ['SERVICE_ACCOUNT', { SERVICE_ACCOUNT: 'site-functions@' }],
    ['SERVICE_ACCOUNT', { SERVICE_ACCOUNT: '1-compute@developer.gserviceaccount.com' }],
    ['give api an account of its own', { API_SERVICE_ACCOUNT: complete['SERVICE_ACCOUNT'] }],
    ['RECAPTCHA_SECRET', { RECAPTCHA_SECRET: 'secret' }],
    ['STAFF_MAIL', { MAIL_FROM: 'site@sysdna.test' }],
    ['MAIL_FROM', { STAFF_MAIL: 'staff@sysdna.test' }],
    ['MAIL_FROM', { MAIL_FROM: 'sysDNA <site@sysdna.test>', STAFF_MAIL: 'staff@sysdna.test' }],
    ['STAFF_MAIL', { MAIL_FROM: 'site@sysdna.test', STAFF_MAIL: 'a@sysdna.test, staff' }],
    ['REQUIRE_TWO_STEP', { REQUIRE_TWO_STEP: 'yes' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://mail.sysdna.test' }],
    ['MAIL_INBOX_URL', { MAIL_INBOX_URL: 'imaps://mail.sysdna.test' }],
  ])('are refused with a wrong %s', (name, change) => {
    expect(parameterProblems(site, { ...complete, ...change }).join()).toContain(name);
  });

  test.each<Values>([
    { MAIL_FROM: 'site@sysdna.test', STAFF_MAIL: 'a@sysdna.test, b@sysdna.test' },
    { RECAPTCHA_HOSTNAMES: 'sysdna.test, www.sysdna.test' },
    { RECAPTCHA_HOSTNAMES: '' },
  ])('may be %j', (change) => {
    expect(parameterProblems(site, { ...complete, ...change })).toEqual([]);
  });

  test('let the site offer job alerts once mail and its links are configured', () => {
    const configured = { MAIL_FROM: 'site@sysdna.test', STAFF_MAIL: 'a@sysdna.test', SITE_URL: 'https://www.sysdna.test' };
    expect(offersAlerts(configured)).toBe(true);
    for (const name of Object.keys(configured)) expect(offersAlerts({ ...configured, [name]: '' })).toBe(false);
  });
});

test('the rewrites name no region, so that Hosting follows the function', () => {
  const rewrites = firebaseConfig.hosting.rewrites.flatMap((rewrite) => ('function' in rewrite ? [rewrite.function] : []));
  expect(rewrites.length).toBeGreaterThan(0);
  for (const rewrite of rewrites) expect(rewrite).toEqual({ functionId: expect.stringMatching(/^(api|staff)$/) as string });
});
