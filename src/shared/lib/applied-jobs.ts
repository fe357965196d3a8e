import { useMemo, useSyncExternalStore } from 'react';
import type { ApplicationReceipt } from '#rooms/applications/contract/apply.ts';
import { deviceStore } from './stores.ts';

export type Receipt = Pick<ApplicationReceipt, 'reference' | 'next_steps' | 'due_at'>;

type SentApplication = {
  /** ISO 8601, in UTC. */
  date: string;
  /** Missing if the server sent none. */
  receipt?: Receipt;
};

export type SentApplications = Readonly<Partial<Record<string, SentApplication>>>;

const key = 'applications';

const read = () => deviceStore.read(key);

// Does without zod, which a job's page would load for this alone.
const parse = (text: string | null) => JSON.parse(text ?? '{}') as SentApplications;

/** Remembers on this device alone that an application was sent. */
export function rememberApplication(jobId: string, sent: SentApplication): void {
  deviceStore.write(key, JSON.stringify({ ...parse(read()), [jobId]: sent }));
}

/** @returns the applications sent from this device, by job id; none while the page hydrates */
export function useSentApplications(): SentApplications {
  const text = useSyncExternalStore(deviceStore.subscribe, read, () => null);
  return useMemo(() => parse(text), [text]);
}
