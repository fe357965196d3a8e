import { describe, expect, it } from 'vitest';
import { passwordCost } from './accounts/password.ts';
import { parameters, readSettings } from './settings.ts';
import { timeouts } from './platform/timeouts.ts';
import { accountFactor } from './platform/http/limiter.ts';

describe('the settings', () => {
  it('accept another captcha service and another folder of pages only in the emulator', () => {
    const variables = { RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:5055/verify', PAGES_FOLDER: '/tmp/pages' };
    const live = readSettings(variables);
    expect(live).toMatchObject({ secureCookies: true, mail: undefined, captcha: { secret: '' }, timeouts, passwordCost });
    expect(live.captcha.verifyUrl).toContain('google.com');
    expect(live.pagesFolder).not.toBe(variables.PAGES_FOLDER);
    const local = readSettings({ ...variables, FUNCTIONS_EMULATOR: 'true' });
    expect(local.captcha.verifyUrl).toBe(variables.RECAPTCHA_VERIFY_URL);
    expect(local.secureCookies).toBe(false);
    expect(local.pagesFolder).toBe(variables.PAGES_FOLDER);
  });

  it('read lists and numbers, and treat an empty text as missing', () => {
    const hosts = 'a.example, b.example';
    const { captcha, forwardedHops } = readSettings({ RECAPTCHA_HOSTNAMES: hosts, RECAPTCHA_CALLS_PER_MINUTE: '5', FORWARDED_HOPS: '' });
    expect(captcha).toMatchObject({ hostnames: ['a.example', 'b.example'], callsPerMinute: 5 });
    expect(forwardedHops).toBe(parameters.FORWARDED_HOPS.default);
    expect(readSettings({ FORWARDED_HOPS: '5' }).forwardedHops).toBe(5);
  });

  it('allow at most 100 failed logins of an account in any hour', () => {
    const { attempts, windowMs } = readSettings({});
    const windowsOfAnHour = (60 * 60 * 1000) / windowMs + 1;
    expect(attempts.login * accountFactor * windowsOfAnHour).toBeLessThanOrEqual(100);
  });

  it('turn mail on only with a sender, an address of staff and that of the site, and require TLS outside the emulator', () => {
    const addresses = { MAIL_FROM: 'site@example.com', STAFF_MAIL: 'a@example.com, b@example.com', SITE_URL: 'https://www.example.com' };
    const variables = { SMTP_URL: 'smtp://mail.example', ...addresses };
    expect(readSettings(variables).mail).toEqual({
      from: 'site@example.com',
      staff: ['a@example.com', 'b@example.com'],
      siteUrl: 'https://www.example.com',
      smtp: { url: 'smtp://mail.example', requireTls: true },
    });
    expect(readSettings({ ...variables, FUNCTIONS_EMULATOR: 'true' }).mail?.smtp.requireTls).toBe(false);
    const inboxOf = (MAIL_INBOX_URL: string) => readSettings({ ...variables, MAIL_INBOX_URL }).mail?.inbox;
    const url = 'imaps://Jobs%40example.com:secret@mail.example';
    expect(inboxOf(url)).toEqual({ url, address: 'jobs@example.com', key: 'secret' });
    expect(inboxOf('imaps://jobs:new@mail.example/Answers?address=jobs@example.com&key=old')).toMatchObject({
      address: 'jobs@example.com',
      key: 'old',
    });
    expect(inboxOf('-')).toBeUndefined();
    for (const wrong of ['imap://jobs%40example.com:secret@mail.example', 'imaps://jobs:secret@mail.example', 'jobs@example.com']) {
      expect(() => inboxOf(wrong)).toThrow('MAIL_INBOX_URL');
    }
    for (const name of Object.keys(addresses)) expect(readSettings({ ...variables, [name]: ' ' }).mail).toBeUndefined();
  });

  it.each(['many', '0', '-1', '1.5'])('refuse %s proxies', (text) => {
    expect(() => readSettings({ FORWARDED_HOPS: text })).toThrow('FORWARDED_HOPS');
  });

  it('are declared as parameters of the deployment, except the secrets and those of the emulator', () => {
    const read = new Set<string>();
    const note = (_target: object, name: string | symbol) => void read.add(String(name));
    readSettings(new Proxy({}, { get: note }));
    const deployed = [...read].filter(
      (name) => !/EMULATOR|^RECAPTCHA_(SECRET|VERIFY_URL)$|^PAGES_FOLDER$|^SMTP_URL$|^MAIL_INBOX_URL$/.test(name),
    );
    expect(Object.keys(parameters)).toEqual(expect.arrayContaining(deployed));
    expect(deployed).toContain('WEB_API_KEY');
  });
});
