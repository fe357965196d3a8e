import { useSyncExternalStore } from 'react';
import type { ApplicationReceipt } from '#contract/endpoints.ts';
import { deviceStore } from './stores.ts';

export type Receipt = Pick<ApplicationReceipt, 'reference' | 'next_steps' | 'reply_days'>;

export type SentApplication = {
  /** ISO 8601, in UTC. */
  date: string;
  /** Missing if the server sent none. */
  receipt?: Receipt;
};

export type SentApplications = Readonly<Partial<Record<string, SentApplication>>>;

const key = 'applications';
const none: SentApplications = {};

/** What was read last. `useSyncExternalStore` needs the same object for the same text. */
let latest = { text: null as string | null, applications: none };

function read(): SentApplications {
  const text = deviceStore.read(key);
  if (text !== latest.text) latest = { text, applications: parse(text) };
  return latest.applications;
}

// Does without zod, which a job's page would load for this alone.
function parse(text: string | null): SentApplications {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as SentApplications) : none;
  } catch {
    return none;
  }
}

/** Remembers on this device alone that an application was sent. */
export function rememberApplication(jobId: string, sent: SentApplication): void {
  deviceStore.write(key, JSON.stringify({ ...read(), [jobId]: sent }));
}

/** @returns the applications sent from this device, by job id; none while the page hydrates */
export function useSentApplications(): SentApplications {
  return useSyncExternalStore(deviceStore.subscribe, read, () => none);
}
