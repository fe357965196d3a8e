import { afterAll } from 'vitest';
import { captchaSecret } from '../../local/emulators/function-settings.ts';
import { detailedApplicants } from '../../local/seed/company.ts';
import { localAdmin, seedStores } from '../../local/seed/seed.ts';
import type { StaffAccount } from '../../local/seed/stories.ts';
import { Api } from '../api/harness.ts';
import { mailSettings } from '../api/mail.ts';
import { serveSite, urlOf } from './site-server.ts';

// Each test file has its own site: this run's build, and the function with its own example data.

const { SITE_FOLDER = '', CANONICAL_URL = '', CAPTCHA_URL = '', FIREBASE_AUTH_EMULATOR_HOST = '' } = process.env;

/** For tests that read or write stored data. */
export const api = new Api();
await api.start({
  settings: (settings) => ({
    ...settings,
    mail: mailSettings('', { siteUrl: CANONICAL_URL }),
    captcha: { ...settings.captcha, secret: captchaSecret, verifyUrl: `${CAPTCHA_URL}/recaptcha/api/siteverify` },
  }),
});
const setClock = (offset: number) => {
  api.clockOffset = offset;
};
/** Without a name, as `npm run admin` creates it. */
const onlyAdmin: StaffAccount = { username: localAdmin.username, name: '', title: '', role: 'admin', jobs: [] };
await seedStores(api.parts, setClock, { colleagues: [onlyAdmin], reasons: [], applicants: detailedApplicants, messages: [] });
const site = await serveSite({
  folder: SITE_FOLDER,
  captchaUrl: CAPTCHA_URL,
  authUrl: `http://${FIREBASE_AUTH_EMULATOR_HOST}`,
  api: api.server,
});
process.env['SITE_URL'] = urlOf(site);

afterAll(async () => {
  site.close().closeAllConnections();
  await api.stop();
});
