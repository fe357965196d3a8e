import { readFileSync } from 'node:fs';
import { z } from 'zod';

const field = z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() });

const file = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), queryScope: z.literal('COLLECTION'), fields: z.array(field) })),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional(), indexes: z.array(z.unknown()) }),
  ),
});

export const { indexes, fieldOverrides } = file.parse(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')));
