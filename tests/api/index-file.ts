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

const overhead = 32;

/** See https://firebase.google.com/docs/firestore/storage-size#index-entry-size */
export function entriesOf(path: string, fields: Record<string, unknown>): { count: number; bytes: number } {
  const [collection = ''] = path.split('/').slice(-2);
  const name = path.split('/').reduce((size, part) => size + sizeOf(part), 16);
  const automatic = leaves(fields)
    .filter(([field]) => !fieldOverrides.some((override) => override.collectionGroup === collection && override.fieldPath === field))
    .flatMap(([field, value]) => {
      const size = (part: unknown) => name + sizeOf(collection) + sizeOf(field) + sizeOf(part) + overhead;
      return Array.isArray(value) ? value.map(size) : [size(value), size(value)];
    });
  const composite = indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .flatMap((index) =>
      index.fields.reduce<number[]>(
        (sizes, { fieldPath, arrayConfig }) => {
          const value = fields[fieldPath];
          const values = arrayConfig && Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value];
          return sizes.flatMap((size) => values.map((part) => size + sizeOf(part)));
        },
        [name + overhead],
      ),
    );
  const sizes = [...automatic, ...composite];
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** @returns the fields below a map by their paths */
function leaves(fields: Record<string, unknown>, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(fields).flatMap(([field, value]) =>
    isMap(value) ? leaves(value, `${prefix}${field}.`) : [[prefix + field, value] as [string, unknown]],
  );
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  return typeof value === 'boolean' || value === null ? 1 : 8;
}
