import { AsyncLocalStorage } from 'node:async_hooks';
import { collection, openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { createParts, type Parts } from '../../functions/src/parts.ts';
import { adminActor, auditClock } from '../../functions/src/platform/audited.ts';
import { dayMs } from '../../functions/src/platform/contract/limits.ts';
import { inParallel } from '../../functions/src/platform/in-parallel.ts';
import { readSettings } from '../../functions/src/settings.ts';
import { countFigures } from '../../functions/src/upkeep/upkeep.ts';
import type { Stack } from '../emulators/stack.ts';
import { type Company, company } from './company.ts';
import { jobs as exampleJobs } from './jobs.ts';
import { idOf, tellApplication, tellMessage, timeOf } from './stories.ts';

export const localAdmin = { username: 'admin', password: 'local-admin-password' };
const staff = adminActor(localAdmin);
/** In milliseconds. Emulators that have just started are slow. */
const timeouts = { firestore: 60_000, auth: 60_000, storage: 60_000, siteverify: 60_000 };
/** Everybody knows the password. */
const passwordCost = { ln: 1, r: 8, p: 1 };
const storiesAtOnce = 16;
const daysBetweenPostings = 4;

/** Fills a stack with example data, through the function's own stores, unless it has them. */
export async function seed({ env }: Pick<Stack, 'env'>): Promise<void> {
  // The Admin SDK reads these.
  Object.assign(process.env, env);
  const firebase = openFirebase();
  // Each story has a clock of its own.
  const offset = new AsyncLocalStorage<number>();
  const settings = { ...readSettings({}), timeouts, passwordCost };
  auditClock.now = () => Date.now() + (offset.getStore() ?? 0);
  const parts = createParts(settings, firebase, auditClock.now);
  // Otherwise the local function would send the mails now, and not when their stories say.
  const triggers = (change: 'disable' | 'enable') =>
    fetch(`http://${env['FIREBASE_EMULATOR_HUB']}/functions/${change}BackgroundTriggers`, { method: 'PUT' });
  try {
    if ((await parts.figures.read()).counted_at !== null) return;
    await triggers('disable');
    await seedStores(parts, (by) => offset.enterWith(by), company, storiesAtOnce);
    const accounts = collection(await firebase.db(), 'admins');
    for (const { username, jobs } of company.colleagues) {
      await accounts.doc(username).update({ last_login: new Date(timeOf(jobs.length, username)) });
    }
    await triggers('enable');
  } finally {
    await (await firebase.db()).terminate();
  }
}

/** As long as those that the function makes. */
const jobIdOf = (title: string) => idOf(title).replaceAll('-', '').slice(0, 20);

/**
 * Adds the example data.
 * @param setClock moves the stores' clock by an offset in milliseconds
 * @param atOnce how many stories are told side by side, if each has a clock
 */
export async function seedStores(
  parts: Parts,
  setClock: (offset: number) => void,
  { colleagues, reasons, applicants, messages }: Company,
  atOnce = 1,
): Promise<void> {
  const setTime = (time: number) => setClock(time - Date.now());
  if (reasons.length > 0) {
    setTime(timeOf(90, 'reasons'));
    const { updated_at, ...templates } = await parts.mailTemplates.read();
    await parts.mailTemplates.update({ ...templates, reasons: reasons.join('\n') }, staff, updated_at);
  }
  const postings = await inParallel([...exampleJobs.entries()], atOnce, ([index, job]) => {
    const id = jobIdOf(job.title);
    const firstDaysAgo = applicants.find((applicant) => applicant.job === job.title)?.receivedDaysAgo ?? 0;
    setTime(timeOf(Math.max(60 + (exampleJobs.length - index) * daysBetweenPostings, firstDaysAgo + daysBetweenPostings), job.title));
    return parts.jobs.create(job, staff, id);
  });
  await inParallel(colleagues, atOnce, async ({ username, jobs, ...account }) => {
    setTime(timeOf(90, username));
    const as = { ...account, jobs: jobs.map(jobIdOf), email: account.name && `${username}@example.com` };
    await parts.admins.create(username, localAdmin.password, as);
  });
  const signatures = new Map(colleagues.map(({ username, name, title }) => [username, name ? `${name}, ${title}` : username]));
  const surroundings = { parts, signatures, setTime };
  // Of a person, in sequence: each application counts the earlier ones.
  const people = [...Map.groupBy(applicants, ({ applicant_name }) => applicant_name).values()];
  await inParallel(people, atOnce, async (ofPerson) => {
    for (const applicant of ofPerson) {
      const job = postings.find(({ title }) => title === applicant.job);
      if (job) await tellApplication(surroundings, applicant, job);
    }
  });
  await inParallel(messages, atOnce, (message) => tellMessage(surroundings, message));
  // Dated a day before, but as if too late, so that nobody gets a mail about what has taken place.
  for (let daysAgo = 60; daysAgo > 0; daysAgo -= 1) {
    setClock(-(daysAgo + 1) * dayMs);
    await parts.interviews.remind(new Date(Date.now() - daysAgo * dayMs));
  }
  setClock(0);
  await parts.interviews.remind(new Date());
  // Last, because it marks the data as complete.
  await countFigures(parts);
}
