import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { dayIn, hourIn } from '#rooms/platform/contract/zones.ts';
import { openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { createParts } from '../../functions/src/parts.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { readCalendar } from '../../functions/testing/read-calendar.ts';
import type { ReceivedMail } from '../../local/mail/server.ts';
import { adminPaths, applicationPath } from '../../src/admin-paths.ts';
import { interviewTexts } from '../../src/site/applicant/interview-texts.ts';
import { interviewWords } from '../../src/desk/shell/interview-words-texts.ts';
import { meetingTexts } from '../../src/desk/interviews/interviews-texts.ts';
import { proposalTexts } from '../../src/desk/interviews/propose-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { applicationsOf, applyFor, button, openStaffPage, postJob, row, send, waitUntilSaved } from '../browser/dashboard.ts';
import { uniqueName } from '../browser/forms.ts';
import { browserOfFile, inboxUrl, openPage } from '../browser/harness.ts';
import { expectToFit } from '../browser/page-checks.ts';

const browser = browserOfFile();
const projectId = process.env['GCLOUD_PROJECT'] ?? '';
const firebase = openFirebase({ projectId, storageBucket: `${projectId}.appspot.com` });
const { admins } = createParts(readSettings({ FUNCTIONS_EMULATOR: 'true' }), firebase);

const [kolkata, newYork] = ['Asia/Kolkata', 'America/New_York'] as const;

/** @returns the hosts that a page asks, but for that of the fonts */
function collectHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'fonts.googleapis.com') hosts.add(hostname);
  });
  return hosts;
}

async function makeManager(job: string) {
  const account = { username: `manager-${crypto.randomUUID().slice(0, 8)}`, password: 'quiet harbor 47', email: addressOf('kim') };
  await admins.create(account.username, account.password, { role: 'manager', jobs: [job], email: account.email });
  return account;
}

const addressOf = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;

const interviewOf = async (id: string) => z.array(interview).parse(await send(endpoints.listInterviewsOf, { parameter: id }))[0];

/** Waits for the newest mail that matches. Starting the function that sends it can take a while. */
function waitForMail(matches: (mail: ReceivedMail) => boolean, timeout = 30_000): Promise<ReceivedMail> {
  const find = async () => {
    const found = ((await (await fetch(`${inboxUrl}/messages`)).json()) as ReceivedMail[]).find(matches);
    if (!found) throw new Error('The mail has not arrived');
    return found;
  };
  return vi.waitFor(find, { timeout, interval: 200 });
}

/** @returns what an invitation to an address says */
async function invitationTo(address: string, sequence: number) {
  const { calendar } = await waitForMail(
    ({ to, calendar }) => to === address && new RegExp(`^SEQUENCE:${sequence}\\r?$`, 'm').test(calendar),
  );
  const { method, entries } = readCalendar(calendar);
  return { method, ...entries[0] };
}

test('an applicant in New York books and moves an interview with staff in Kolkata', async () => {
  const [name, email, job] = [uniqueName(), addressOf('ada'), await postJob()];
  const manager = await makeManager(job.id);
  await applyFor(job, name, email);
  const [{ id } = { id: '' }] = await applicationsOf(name);

  const { page: staff, complaints } = await openStaffPage(browser(), { reducedMotion: 'reduce', timezoneId: kolkata });
  // The emulator starts a process for each of the calls at once.
  staff.context().setDefaultTimeout(60_000);
  const hosts = collectHosts(staff);
  await staff.goto(applicationPath(id, new URLSearchParams({ job: job.id })));
  await button(staff, repliesTexts.invite).waitFor();
  await staff.keyboard.press('i');
  const dialog = staff.getByRole('dialog', { name: proposalTexts.title(name) });
  // Who hires for the job is chosen at first.
  await button(dialog, proposalTexts.remove(manager.username)).waitFor();
  await dialog.getByLabel(meetingTexts.place).fill('https://meet.example.com/helix');
  await button(dialog, proposalTexts.suggest).click();
  await dialog.getByText(proposalTexts.chosen(5)).waitFor();
  await staff.keyboard.press('Control+Enter');
  await waitUntilSaved(staff, repliesTexts.sent(name));

  const offered = ({ to, text }: { to: string; text: string }) => to === email && text.includes('Choose a time: ');
  const proposal = await waitForMail(offered, 2 * serverLimits.replyDelayMs);
  const [, link = ''] = /Choose a time: (\S+)/.exec(proposal.text) ?? [];
  const { page: applicant, complaints: others } = await openPage(browser(), { timezoneId: newYork });
  const otherHosts = collectHosts(applicant);
  await applicant.goto(`${link}>.`);
  const times = applicant.getByRole('list').getByRole('button', { name: /at the office/ });
  await expect.poll(() => times.count()).toBe(5);
  const [first = '', last = ''] = (await interviewOf(id))?.times.filter((_, index, { length }) => index % (length - 1) === 0) ?? [];
  expect(await times.first().textContent()).toMatch(
    new RegExp(`${hourIn(newYork, first)} (?:\\w{3}, )?${hourIn(kolkata, first)} at the office`),
  );
  await applicant.getByText(interviewTexts.decline).click();
  await expectToFit(applicant);
  await times.first().click();
  await applicant.getByText(interviewTexts.invited).waitFor();
  await expectToFit(applicant);
  const uid = expect.stringMatching(/@example\.com$/) as string;
  for (const address of [email, manager.email]) {
    const invitation = { method: 'REQUEST', uid, start: first.replace('.000', ''), attendees: [`mailto:${address}`] };
    expect(await invitationTo(address, 0)).toMatchObject(invitation);
  }

  await applicant.getByText(interviewTexts.move, { exact: true }).click();
  await times.last().click();
  await applicant
    .getByText(`${dayIn(newYork, last)}, ${hourIn(newYork, last)}`)
    .first()
    .waitFor();
  for (const address of [email, manager.email]) {
    const [before, after] = [await invitationTo(address, 0), await invitationTo(address, 1)];
    expect(after).toMatchObject({ method: 'REQUEST', uid: before.uid, start: last.replace('.000', '') });
  }

  await staff.goto(`${adminPaths.dashboard}?tab=applications&job=${job.id}`);
  await row(staff, name)
    .filter({ hasText: interviewWords.on })
    .filter({ hasText: hourIn(kolkata, last) })
    .waitFor();
  await staff.goto(`${adminPaths.interviews}?week=${last.slice(0, 'YYYY-MM-DD'.length)}`);
  await staff
    .getByRole('link', { name })
    .getByText(hourIn(kolkata, last).replace(/ [AP]M/, ''))
    .waitFor();

  // The local inbox shows each mail.
  await applicant.goto(inboxUrl);
  const opened = applicant.getByRole('group').filter({ hasText: `${proposal.subject} to ${email}` });
  await opened.locator('summary').click();
  await opened.locator('iframe').contentFrame().getByRole('link', { name: 'Choose a time' }).waitFor();

  expect([...complaints, ...others]).toEqual([]);
  expect([...new Set([...hosts, ...otherHosts])]).toEqual(['127.0.0.1']);
}, 120_000);
