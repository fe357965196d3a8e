import * as accounts from './accounts/room.ts';
import * as alerts from './alerts/room.ts';
import * as answers from './answers/room.ts';
import * as applicant from './applicant/room.ts';
import * as applications from './applications/room.ts';
import * as audit from './audit/room.ts';
import * as figures from './figures/room.ts';
import * as interviews from './interviews/room.ts';
import * as jobs from './jobs/room.ts';
import * as messages from './messages/room.ts';
import * as platform from './platform/room.ts';
import * as records from './records/room.ts';
import * as upkeep from './upkeep/room.ts';
import type { ApplicationEffects, WhenShown } from './applications/change.ts';
import type { Writes } from './platform/firestore/firebase.ts';
import { type AnyCollection, isTopLevel } from './platform/registered.ts';
import type { Actions, Age, Base, Collections, Room } from './room.ts';

const list = [
  accounts,
  alerts,
  answers,
  applicant,
  applications,
  audit,
  figures,
  interviews,
  jobs,
  messages,
  platform,
  records,
  upkeep,
] as const;

export const rooms: readonly Room[] = list;

type Joined<Part> = (Part extends unknown ? (part: Part) => void : never) extends (part: infer All) => void ? All : never;
type AllOf<Key extends 'collections' | 'actions'> = Joined<Extract<(typeof list)[number], Record<Key, unknown>>[Key]>;

/** What no room registers does not compile: docs/decisions/0001-rooms.md */
declare module './platform/registered.ts' {
  interface RegisteredCollections extends AllOf<'collections'> {}
  interface RegisteredActions extends AllOf<'actions'> {}
}

export const collections: Collections = joined(rooms.map((room) => room.collections ?? {}));
export const actions: Actions = joined(rooms.map((room) => room.actions ?? {}));

export const collectionNames = Object.keys(collections) as AnyCollection[];
export const topLevelNames = collectionNames.filter(isTopLevel);

export const agingCollections = collectionNames.flatMap((name): ({ name: AnyCollection } & Age)[] => {
  const { retention } = collections[name] ?? {};
  return retention?.by === 'age' ? [{ name, ...retention }] : [];
});

export const expiringCollections = collectionNames.flatMap((name): [name: AnyCollection, field: string][] => {
  const { retention } = collections[name] ?? {};
  return retention?.by === 'expiry' ? [[name, retention.field]] : [];
});

type Stores = Joined<ReturnType<(typeof list)[number]['stores']>>;

/** @returns the stores of all rooms */
export function storesOf(base: Base): Stores {
  return joined(rooms.map((room) => room.stores(base))) as Stores;
}

const allEffects = () => Promise.all(rooms.flatMap((room) => room.effects?.() ?? []));

/** What follows in all rooms when something happens to an application. */
export const applicationEffects: ApplicationEffects = {
  removed: (...event) => following(({ removed }) => removed?.(...event)),
  addressed: (...event) => following(({ addressed }) => addressed?.(...event)),
};

async function following(effectOf: (effects: Partial<ApplicationEffects>) => ReturnType<ApplicationEffects['removed']> | undefined) {
  const all = await Promise.all((await allEffects()).flatMap((effects) => effectOf(effects.applicationEffects ?? {}) ?? []));
  return (writes: Writes): void => {
    for (const follow of all) follow(writes);
  };
}

/** What follows in all rooms when the applicant sees something else. */
export const whenShown: WhenShown = async (...change) => {
  const follows: Awaited<ReturnType<WhenShown>>[] = [];
  // One after another: reads side by side in a transaction that waits can fail for good.
  for (const effects of await allEffects()) follows.push(await effects.whenShown?.(...change));
  return {
    fields: joined(follows.map((follow) => follow?.fields ?? {})),
    write: (writes) => {
      for (const follow of follows) follow?.write(writes);
    },
  };
};

export const mailEffects = async () => (await allEffects()).flatMap((effects) => effects.mailEffects?.(whenShown) ?? []);

function joined<Part extends object>(parts: readonly Part[]): Part {
  return Object.assign({}, ...parts) as Part;
}
