import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { refusalOf } from '#rooms/platform/http/error-handler.ts';
import { parsedJson } from '../../functions/src/platform/firestore/json.ts';

const routes = Object.values<Endpoint>(endpoints).map((endpoint) => ({
  endpoint,
  path: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}));

/** @param url a path, perhaps with a query */
export function endpointAt(method: string, url: string): Endpoint | undefined {
  const [path = ''] = url.split('?');
  return routes.find(({ endpoint, path: pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
}

/**
 * @param endpoint undefined if there is none
 * @returns how a response differs from what its endpoint declares: undeclared fields, at any depth,
 * or a body without a schema
 */
export function undeclaredIn(endpoint: Endpoint | undefined, status: number, type: string, text: string): string | undefined {
  if (text === '') return undefined;
  const isSuccess = status >= 200 && status < 400;
  if (!type.startsWith('application/json')) return isSuccess && endpoint?.output ? `is ${type}` : undefined;
  const body = parsedJson(text);
  if (!isSuccess) {
    const { data } = z.looseObject({ error: z.string() }).safeParse(body);
    return data && isDeepStrictEqual(refusalOf(endpoint, status, data), data) ? undefined : `is not a declared refusal: ${text}`;
  }
  if (!endpoint?.output) return 'is JSON without a schema';
  const { data, error } = endpoint.output.safeParse(body);
  if (error) return z.prettifyError(error);
  return isDeepStrictEqual(data, body) ? undefined : `has more than is declared: ${text}`;
}
