import { cached } from '../platform/cached.ts';
import { limits } from '../platform/contract/limits.ts';
import { retention } from '../platform/contract/retention.ts';
import { loadedOnCall } from '../platform/stores.ts';
import type { Base, Collections } from '../room.ts';
import type { PublicHiringProcess } from './contract/hiring-process.ts';

export const collections = {
  jobs: { personalData: false, auditKind: 'Jobs and settings' },
  versions: { personalData: true, retention: { by: 'age', field: 'until', months: retention.versionMonths } },
  jobViews: { personalData: false, retention: { by: 'expiry', field: 'expires_at' } },
} as const satisfies Collections;

export const stores = ({ firebase, settings, clock, scoped }: Base) => {
  const jobs = scoped(
    async () => (await import('./store.ts')).jobStore(firebase, clock),
    async () => (await import('./store.ts')).jobsOf,
  );
  const hiringProcess = scoped(
    async () => {
      const { hiringProcess, hiringProcessDefaults } = await import('./contract/hiring-process.ts');
      const { settingsDocument } = await import('../platform/firestore/settings-document.ts');
      return settingsDocument(firebase, 'hiringProcess', hiringProcess, hiringProcessDefaults);
    },
    () => Promise.resolve((process) => ({ read: () => process.read() })),
  );
  const answered = scoped(async () => (await import('./numbers.ts')).answeredStore(firebase));
  const readPublicProcess = async (): Promise<PublicHiringProcess> => {
    const [{ next_steps, reply_days }, counts] = await Promise.all([hiringProcess.read(), answered.read()]);
    return { next_steps, reply_days, answered: counts && counts.due >= limits.answeredMin ? counts : null };
  };
  return {
    jobs,
    hiringProcess,
    answered,
    jobNumbers: scoped(async () => (await import('./numbers.ts')).jobNumbersStore(firebase, clock)),
    jobPages: loadedOnCall(async () => (await import('./page-files.ts')).jobPageStore(settings.pagesFolder)),
    /** The copies that the instance keeps for visitors: the open jobs newest first. */
    openJobs: cached(() => jobs.listOpen(), settings.cacheMs, clock),
    publicProcess: cached(readPublicProcess, settings.cacheMs, clock),
  };
};
