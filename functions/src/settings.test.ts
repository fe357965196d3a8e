import { describe, expect, it } from 'vitest';
import { parameters } from './parameters.ts';
import { passwordCost } from './password.ts';
import { readSettings } from './settings.ts';
import { timeouts } from './timeouts.ts';

describe('the settings', () => {
  it('have defaults, except the secret and the key, without which nobody can log in', () => {
    expect(readSettings({})).toEqual({
      captcha: { secret: '', verifyUrl: 'https://www.google.com/recaptcha/api/siteverify', hostnames: [], callsPerMinute: 100 },
      identityToolkit: { url: 'https://identitytoolkit.googleapis.com', webApiKey: '' },
      attempts: { apply: 30, login: 10, loginRequests: 60, contact: 20, view: 120 },
      windowMs: 900_000,
      firstWaitMs: 60_000,
      waitMaxMs: 900_000,
      forwardedHops: 2,
      timeouts,
      passwordCost,
      requireTwoStep: false,
      secureCookies: true,
      keptMs: 30_000,
      pagesFolder: expect.stringMatching(/\/pages$/) as unknown,
      mail: undefined,
    });
  });

  it('accept another captcha service and another folder of pages only in the emulator', () => {
    const variables = { RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:5055/verify', PAGES_FOLDER: '/tmp/pages' };
    const live = readSettings(variables);
    expect(live.captcha.verifyUrl).toContain('google.com');
    expect(live.pagesFolder).not.toBe(variables.PAGES_FOLDER);
    const local = readSettings({ ...variables, FUNCTIONS_EMULATOR: 'true' });
    expect(local.captcha.verifyUrl).toBe(variables.RECAPTCHA_VERIFY_URL);
    expect(local.secureCookies).toBe(false);
    expect(local.pagesFolder).toBe(variables.PAGES_FOLDER);
  });

  it('read lists and numbers, and treat an empty text as missing', () => {
    const settings = readSettings({ RECAPTCHA_HOSTNAMES: 'a.example, b.example', RATE_LIMIT_APPLY: '5', RATE_LIMIT_LOGIN: '' });
    expect(settings.captcha.hostnames).toEqual(['a.example', 'b.example']);
    expect(settings.attempts).toEqual({ apply: 5, login: 10, loginRequests: 60, contact: 20, view: 120 });
  });

  it('turn mail on only with a sender and an address of staff, and require TLS outside the emulator', () => {
    const variables = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@example.com', STAFF_MAIL: 'a@example.com, b@example.com' };
    expect(readSettings(variables).mail).toEqual({
      from: 'site@example.com',
      staff: ['a@example.com', 'b@example.com'],
      newsFrequency: 'immediately',
      siteUrl: '',
      smtp: { url: 'smtp://mail.example', requireTls: true },
    });
    expect(readSettings({ ...variables, FUNCTIONS_EMULATOR: 'true' }).mail?.smtp.requireTls).toBe(false);
    expect(readSettings({ ...variables, MAIL_FROM: '' }).mail).toBeUndefined();
    expect(readSettings({ ...variables, STAFF_MAIL: ' ' }).mail).toBeUndefined();
  });

  it.each(['many', '0', '-1', '1.5'])('refuse %s attempts', (text) => {
    expect(() => readSettings({ RATE_LIMIT_APPLY: text })).toThrow('RATE_LIMIT_APPLY');
  });

  it('are declared as parameters of the deployment, except the secrets and those of the emulator', () => {
    const read = new Set<string>();
    const note = (_target: object, name: string | symbol) => void read.add(String(name));
    readSettings(new Proxy({}, { get: note }));
    const deployed = [...read].filter((name) => !/EMULATOR|^RECAPTCHA_(SECRET|VERIFY_URL)$|^PAGES_FOLDER$|^SMTP_URL$/.test(name));
    expect(Object.keys(parameters)).toEqual(expect.arrayContaining(deployed));
    expect(deployed).toContain('WEB_API_KEY');
  });
});
