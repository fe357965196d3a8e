import { z } from 'zod/mini';
import { away, newsChoices } from '../accounts/contract/colleagues.ts';
import { storedHours } from '../interviews/contract/weekly-hours.ts';
import { roles } from '../platform/contract/roles.ts';
import { storedText } from '../platform/contract/stored.ts';
import { collection, type Firebase, firestoreTime } from '../platform/firestore/firebase.ts';

const twoStepRecord = z.object({
  secret: z.string(),
  /** The time step of the app's last accepted code, since no code is accepted twice. */
  last_step: z.number(),
  /** SHA-256 of the unused recovery codes. They are random, so a fast hash suffices. */
  recovery_hashes: z.array(z.string()),
});

/** What somebody may do. `jobs` limits a manager. */
export const authority = z.object({ role: z.enum(roles), jobs: z.array(z.string()) });

export type Authority = z.output<typeof authority>;

export type TwoStep = z.output<typeof twoStepRecord>;

export const adminRecord = z.object({
  /** Accounts without a role are admins. */
  role: z._default(authority.shape.role, 'admin'),
  jobs: z._default(authority.shape.jobs, []),
  password_hash: z.string(),
  disabled: z.boolean(),
  /** Shown by `nameOf`. */
  name: storedText,
  title: storedText,
  /** Where mails for this colleague go. Blank: nowhere. */
  email: storedText,
  /** How soon they learn of new applications. */
  news: z.catch(z.enum(newsChoices), 'at once'),
  created_at: firestoreTime,
  last_login: z.catch(z.optional(firestoreTime), undefined),
  two_step: z.optional(twoStepRecord),
  /** When they have time for interviews. */
  hours: storedHours,
  /** Secret address of their calendar, for busy times. It leaves the server only to be read. */
  busy_address: storedText,
  /** Who gets their mails about what waits too. */
  ...away,
  /** SHA-256 of the token of their calendar feed. */
  calendar_hash: z.catch(z.nullable(z.string()), null),
});

export type AdminRecord = z.output<typeof adminRecord>;

/** @returns undefined if the account is missing or can't be read */
export async function readAccount(firebase: Firebase, username: string): Promise<AdminRecord | undefined> {
  const document = collection(await firebase.db(), 'admins').doc(username);
  return adminRecord.safeParse((await document.get()).data()).data;
}
