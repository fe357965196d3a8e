import { isDeepStrictEqual } from 'node:util';
import { type Applying, applying, applyingDefaults, type ApplyingInput } from '../contract/applying.ts';
import { type Actor, audited } from './audit.ts';
import { collection } from './collections.ts';
import { readRecord, storedDocument } from './documents.ts';
import type { Firebase } from './firebase.ts';

/** What applicants are told, in `settings/applying`. */
export type ApplyingStore = {
  /** @returns the defaults if nothing is stored */
  read: () => Promise<Applying>;
  /** @param basedOn the `updated_at` of the edited version; without it, any version is overwritten */
  update: (input: ApplyingInput, actor: Actor, basedOn?: string) => Promise<Applying | 'stale'>;
};

export function applyingStore(firebase: Firebase): ApplyingStore {
  async function stored() {
    const snapshot = await collection(await firebase.db(), 'settings')
      .doc('applying')
      .get();
    return { snapshot, current: snapshot.exists ? readRecord(applying, storedDocument(snapshot)) : applyingDefaults };
  }

  return {
    read: async () => (await stored()).current,

    async update(input, actor, basedOn) {
      for (;;) {
        const { snapshot, current } = await stored();
        const version = Date.parse(current.updated_at);
        // A repeated save whose answer got lost is not a conflict.
        if (basedOn !== undefined && Date.parse(basedOn) !== version) {
          return isDeepStrictEqual({ ...current, ...input }, current) ? current : 'stale';
        }
        // Two edits within one millisecond still get different versions.
        const updated = new Date(Math.max(Date.now(), version + 1));
        const fields = { ...input, updated_at: updated };
        // If another write came first, the loop reads the settings again.
        const outcome = await audited(snapshot.ref, actor, 'update', (batch) =>
          snapshot.exists
            ? batch.update(snapshot.ref, fields, { lastUpdateTime: snapshot.updateTime })
            : batch.create(snapshot.ref, fields),
        );
        if (outcome === 'done') return { ...input, updated_at: updated.toISOString() };
      }
    },
  };
}
