import { endpoints } from '#rooms/contract/endpoints.ts';
import { session } from '#rooms/accounts/contract/endpoints.ts';
import { localAdmin } from '../../local/seed/seed.ts';
import { captchaToken, storedItems } from '../browser/dashboard.ts';
import { inPage, open } from './page.ts';

/** Opens a page for staff in a new session, without the form of the login. */
export async function openAsStaff(path: string, credentials = localAdmin): Promise<void> {
  await open('/robots.txt');
  // The page logs in, because the answer sets a cookie.
  const logIn = async (path: string, json: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(json) })).json();
  };
  const answer = await inPage(logIn, endpoints.login.path, { ...credentials, recaptchaToken: await captchaToken() });
  const opened = session.safeParse(answer);
  if (!opened.success) throw new Error(`Login: ${JSON.stringify(answer)}`);
  const items = storedItems(opened.data);
  await inPage((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, items);
  await open(path);
}
