import { openSession, storedItems } from '../browser/dashboard.ts';
import { inPage, open } from './page.ts';

/** Opens a page for staff in a new session, without the login. */
export async function openAsStaff(path: string): Promise<void> {
  const items = storedItems(await openSession());
  await open('/robots.txt');
  await inPage((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, items);
  await open(path);
}
