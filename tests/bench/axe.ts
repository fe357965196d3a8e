import type { Browser } from 'playwright-core';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { hiringProcessTexts, jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { messagesTexts } from '../../src/desk/messages/messages-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { tellingTexts } from '../../src/desk/answers/telling-texts.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { frameTexts } from '../../src/site/content/navigation.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { writeMessage } from '../browser/dashboard.ts';
import { violationsInBothSchemes } from '../browser/page-checks.ts';
import { everyPath, openLoaded } from './public-paths.ts';
import { withBrowser } from './rounds.ts';

const person = 'Ada Example';
const tab = (name: string) => `${adminPaths.dashboard}?tab=${name}`;

/** What opens, and the buttons that open it one after the other. */
const openings: [path: string, ...buttons: (string | RegExp)[]][] = [
  [paths.home, frameTexts.services],
  [paths.home, frameTexts.menu],
  [paths.careers, new RegExp(`^${careersTexts.applyFor('')}`)],
  [tab('jobs'), jobsTexts.create],
  [tab('jobs'), new RegExp(`^${jobsTexts.editNamed('')}`)],
  [tab('jobs'), new RegExp(`^${jobsTexts.moreNamed('')}`), new RegExp(`^${jobsTexts.deleteNamed('')}`)],
  [adminPaths.texts, hiringProcessTexts.open],
  [adminPaths.texts, repliesTexts.manage.open],
  [tab('applications'), applicationsTexts.filter],
  [tab('applications'), applicationsTexts.moreNamed(person), applicationsTexts.deleteNamed(person)],
  [tab('messages'), messagesTexts.readNamed('A question', person, true)],
  [tab('messages'), messagesTexts.moreNamed('A question', person), messagesTexts.deleteNamed('A question', person)],
];

/** Looks for violations on all pages, in their dialogs and menus, and on phones in the menu. */
export function measureAxe() {
  return withBrowser(async (browser) => {
    const all = await everyPath();
    await writeMessage('A question');
    const application = all.find((path) => path.startsWith(adminPaths.application.replace(':id', ''))) ?? '';
    const dialogs: typeof openings = [reviewTexts.invite, repliesTexts.reply, tellingTexts.reject].map((name) => [application, name]);
    let violations = 0;
    const views = [...all.map((path): (typeof openings)[number] => [path]), ...openings, ...dialogs];
    for (const [path, ...buttons] of views) violations += await violationsOf(browser, path, buttons);
    return { violations: [violations] };
  });
}

/** @returns how many violations there are once the buttons have been pressed */
async function violationsOf(browser: Browser, path: string, buttons: (string | RegExp)[]): Promise<number> {
  const page = await openLoaded(browser, path, { viewport: { width: buttons[0] === frameTexts.menu ? 360 : 1280, height: 800 } });
  for (const name of buttons) await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  const opened = '[role=dialog], [role=alertdialog], aside[aria-labelledby], [popover]:popover-open';
  if (buttons.length > 0) await page.locator(opened).last().waitFor();
  const found = await violationsInBothSchemes(page, 'html');
  for (const violation of found) console.log(path, ...buttons, violation);
  await page.context().close();
  return found.length;
}
