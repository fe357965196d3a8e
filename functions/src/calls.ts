import type { Express } from 'express';
import type { Parts } from './parts.ts';
import type { Endpoint } from './platform/contract/endpoint.ts';
import type { Mount } from './platform/http/endpoint.ts';
import type { Refusals } from './refusals.ts';

/** Mounts some calls of a room. */
export type MountCalls = (mount: Mount, parts: Parts, app: Express) => void;

/** What a room answers to visitors, or to staff. */
export type Calls = {
  endpoints: Record<string, Endpoint>;
  /** Paths that are served besides. */
  pages?: Record<string, string>;
  refusals?: Refusals;
  mounts: readonly MountCalls[];
};
