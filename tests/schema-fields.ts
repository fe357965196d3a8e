import type { z } from 'zod/mini';
import type { Endpoint } from '../functions/src/platform/contract/endpoint.ts';
import { endpoints } from '../functions/src/contract/endpoints.ts';

/** @returns every field of a schema with its path @throws for an unknown kind of schema */
export function fieldsOf(schema: z.core.$ZodType, path = ''): [path: string, field: z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => fieldsOf(field, path === '' ? name : `${path}.${name}`));
    case 'array':
      return fieldsOf(def.element, `${path}[]`);
    case 'record':
      return fieldsOf(def.valueType, `${path}.*`);
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, path));
    // `catch` replaces an invalid value, so the parsed value always matches the inner type.
    case 'catch':
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsOf(def.innerType, path);
    case 'string':
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'pipe':
      return [[path, schema]];
    default:
      throw new Error(`${path}: fieldsOf does not know schemas of the type ${def.type}`);
  }
}

/** The schemas of all bodies and queries, each with the name of its endpoint. */
export const inputSchemas = Object.entries<Endpoint>(endpoints).flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema): [string, z.ZodMiniType][] => (schema ? [[name, schema]] : [])),
);
