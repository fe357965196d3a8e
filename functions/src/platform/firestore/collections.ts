import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { retention } from '../contract/retention.ts';

type Expiry = { by: 'expiry'; field: string };
type Age = { by: 'age'; field: string; months: number };

/**
 * - `age`: by the nightly upkeep, `months` after the time in `field`
 * - `expiry`: by Firestore's TTL policy and the nightly upkeep, after the time in `field`
 * - `application`: with its application
 * - `operator`: by hand, as docs/personal-data.md describes
 */
type Retention = Age | { by: 'application' } | Expiry | { by: 'operator' };

type Collection = { personalData: false; retention?: Expiry } | { personalData: true; retention: Retention };

/** One with personal data needs a retention, and a row in docs/personal-data.md. */
export const collections = {
  jobs: { personalData: false },
  jobViews: { personalData: false, retention: { by: 'expiry', field: 'expires_at' } },
  applicationFigures: { personalData: false, retention: { by: 'expiry', field: 'expires_at' } },
  /** What counts of removed applications. */
  removedApplications: { personalData: false, retention: { by: 'expiry', field: 'expires_at' } },
  /** See `keeping`. */
  applications: { personalData: true, retention: { by: 'age', field: 'kept_until', months: 0 } },
  timeline: { personalData: true, retention: { by: 'application' } },
  interviews: { personalData: true, retention: { by: 'application' } },
  /** A quarter of an hour of an interviewer that is booked. */
  interviewSlots: { personalData: true, retention: { by: 'expiry', field: 'expires_at' } },
  scorecards: { personalData: true, retention: { by: 'application' } },
  outbox: { personalData: true, retention: { by: 'expiry', field: 'expires_at' } },
  /** Only unconfirmed requests expire. Unsubscribing removes the others. */
  alerts: { personalData: true, retention: { by: 'expiry', field: 'expires_at' } },
  contactMessages: { personalData: true, retention: { by: 'age', field: 'created_at', months: retention.months } },
  admins: { personalData: true, retention: { by: 'operator' } },
  accountInvitations: { personalData: true, retention: { by: 'expiry', field: 'expires_at' } },
  sessions: { personalData: true, retention: { by: 'expiry', field: 'expires' } },
  rateLimits: { personalData: true, retention: { by: 'expiry', field: 'expires_at' } },
  auditLog: { personalData: true, retention: { by: 'expiry', field: 'expires_at' } },
  /** What scheduled functions remember for their next run. */
  progress: { personalData: false },
  settings: { personalData: false },
} as const satisfies Record<string, Collection>;

type Name = keyof typeof collections;

export type CollectionName = Exclude<Name, 'timeline'>;

export type AgingCollection = {
  [Top in CollectionName]: (typeof collections)[Top] extends { retention: { by: 'age' } } ? Top : never;
}[CollectionName];

export const collectionNames = Object.keys(collections) as Name[];

export const topLevelNames = collectionNames.filter((name) => name !== 'timeline');

export const agingCollections: ({ name: AgingCollection } & Age)[] = topLevelNames.flatMap((name) => {
  const entry: Collection = collections[name];
  return entry.retention?.by === 'age' ? [{ name: name as AgingCollection, ...entry.retention }] : [];
});

export const expiringCollections: [name: CollectionName, field: string][] = topLevelNames.flatMap((name) => {
  const entry: Collection = collections[name];
  return entry.retention?.by === 'expiry' ? [[name, entry.retention.field]] : [];
});

/** The Admin SDK opens collections only here and in `timelineOf`, so the list is complete. */
export function collection(db: Firestore, name: CollectionName): CollectionReference {
  return db.collection(name);
}

export function timelineOf(application: DocumentReference): CollectionReference {
  return application.collection('timeline' satisfies Name);
}
