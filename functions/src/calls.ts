import type { Express } from 'express';
import type { Parts } from './parts.ts';
import type { Mount } from './platform/http/endpoint.ts';

/** Mounts some calls of a room. */
export type MountCalls = (mount: Mount, parts: Parts, app: Express) => void;
