import type { z } from 'zod/mini';
import { type Endpoint, errorBody } from './platform/contract/endpoint.ts';

/** Refusals that say more than `error`, by status: apart from the endpoints, which pages load. */
export type Refusals = readonly (readonly [Endpoint, Partial<Record<number, z.ZodMiniType>>])[];

/**
 * @param endpoint undefined for what is no endpoint
 * @returns what is declared for the endpoint and status, if the refusal is that, else only `error`
 */
export function refusalOf(declared: Refusals, endpoint: Endpoint | undefined, status: number, refusal: { error: string }): unknown {
  const schema = declared.find(([its]) => its === endpoint)?.[1][status];
  const { data } = schema?.safeParse(refusal) ?? {};
  return data ?? errorBody.parse(refusal);
}
