import type { ApplicationEffects, ChangeApplication, WhenShown } from './applications/change.ts';
import type { AuditKind } from './audit/contract/endpoints.ts';
import type { Audited } from './audit/store.ts';
import type { Firebase } from './platform/firestore/firebase.ts';
import type { MailEffects } from './platform/mail/outbox.ts';
import type { Limit, Loadable } from './platform/stores.ts';
import type { Settings } from './settings.ts';

/**
 * What a capability registers in its `room.ts`: docs/decisions/0001-rooms.md. Stores are loaded
 * when first needed, so that a new instance answers sooner. Its calls are in public-calls.ts and
 * staff-calls.ts.
 */
export type Room = {
  collections?: Collections;
  actions?: Actions;
  stores: (base: Base) => object;
  effects?: () => Promise<Effects>;
};

/** What follows in a room from what happens in others. */
export type Effects = {
  /** When the applicant sees something else. */
  whenShown?: WhenShown;
  /** When an application is removed, or gets another address. */
  applicationEffects?: Partial<ApplicationEffects>;
  /** When a mail is sent. */
  mailEffects?: (whenShown: WhenShown) => MailEffects;
};

type Expiry = { by: 'expiry'; field: string };
export type Age = { by: 'age'; field: string; months: number };

/**
 * - `age`: by the nightly upkeep, `months` after the time in `field`
 * - `expiry`: by Firestore's TTL policy and the nightly upkeep, after the time in `field`
 * - `application`: with its application
 * - `operator`: by hand, as docs/personal-data.md describes
 */
type Retention = Age | { by: 'application' } | Expiry | { by: 'operator' };

/**
 * `backup`: for what a restore leaves out, or restores together with its application
 * `person`: the field with the address that names somebody, by which admins prove what is stored
 */
type Collection = { auditKind?: AuditKind; backup?: 'outdated' | 'of an application' } & (
  { personalData: false; retention?: Expiry } | { personalData: true; retention: Retention; person?: string }
);

/** One with personal data has a row in docs/personal-data.md. */
export type Collections = Record<string, Collection>;

/** What the audit trail records. */
export type Actions = Audited['actions'];

/** What the stores are made of. */
export type Base = {
  firebase: Firebase;
  settings: Settings;
  clock: () => number;
  changeApplication: ChangeApplication;
  applicationEffects: ApplicationEffects;
  /** What all rooms register for the audit trail. */
  audited: Audited & { collections: Collections };
  /** @param service that answers in time, or the call fails */
  open: <Store extends Loadable<Store>>(make: () => Promise<Store>, service?: 'Firestore' | 'Storage' | 'Firebase Auth') => Store;
  /** Managers get what the limit returns, by default nothing. */
  scoped: <Store extends Loadable<Store>>(make: () => Promise<Store>, limit?: () => Promise<Limit<Store>>) => Store;
};
