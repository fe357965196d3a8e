import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod/mini';
import { type Actor, change } from '../audited.ts';
import { lookUp } from '../contract/look-up.ts';
import type { CollectionName } from '../registered.ts';
import { collection, type Firebase, isVersion, nextVersion, readRecord, storedDocument } from './firebase.ts';

type Versioned = { updated_at: string };

export function settingsDocument<Schema extends z.ZodMiniType<Versioned>>(
  firebase: Firebase,
  name: string,
  schema: Schema,
  defaults: z.output<Schema>,
) {
  return {
    /** Without the Admin SDK, because public pages need it: docs/decisions/0005-job-pages.md */
    async read(): Promise<z.output<Schema>> {
      const document = await firebase.rest().get(`${'settings' satisfies CollectionName}/${name}`);
      return document ? readRecord(schema, document) : defaults;
    },

    async update(input: Omit<z.output<Schema>, 'updated_at'>, actor: Actor, basedOn?: string): Promise<z.output<Schema> | 'stale'> {
      const document = collection(await firebase.db(), 'settings').doc(name);
      return change<z.output<Schema> | 'stale'>(document, actor, (snapshot) => {
        const current = snapshot.exists ? readRecord(schema, storedDocument(snapshot)) : defaults;
        const changed = { ...current, ...input };
        // A repeated save whose response got lost is not a conflict.
        if (!isVersion(current, basedOn)) return { result: isDeepStrictEqual(changed, current) ? current : 'stale' };
        const updated_at = nextVersion(current.updated_at);
        const parts = Object.entries(input).flatMap(([part, value]) => (isDeepStrictEqual(value, lookUp(current, part)) ? [] : part));
        return {
          result: { ...changed, updated_at: updated_at.toISOString() },
          change: { action: 'update', fields: { ...input, updated_at }, reason: parts.join(', ') },
        };
      });
    },
  };
}
