import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { ApiError } from '../../shared/lib/api.ts';
import type { Report } from './report.tsx';
import type { Undo } from './UndoNotice.tsx';

export type Item = { id: string; status: string; assignee?: string; updated_at?: string };

/** How staff change a field of an item, and the texts for that. */
export type FieldChange<T> = {
  /** Gives the stored item the value that it has here. @param details for the call */
  send: (item: T, details?: object) => Promise<{ data: T }>;
  done: (item: T) => string;
  failed: string;
  /** What sets this value, in the words of a button. */
  action?: (value: string) => string;
};

/** What staff can do with all items of a kind, and the texts for it. */
export type Resource<T> = {
  /** Begins the keys of its lists and of its changes. */
  name: string;
  nameOf: (item: T) => string;
  /** How the confirmation before a deletion names the item. */
  describe: (item: T) => string;
  /** `call` sets it. People who may make it may also delete the item. */
  status: FieldChange<T> & { call: Endpoint };
  /** For items that can be assigned to colleagues. */
  assignee?: FieldChange<T>;
  deletion: {
    send: (item: T) => Promise<unknown>;
    title: string;
    question: string;
    consequence?: string;
    done: (name: string) => string;
    failed: string;
  };
  /** @param error a 409 @param base the call's version @returns undefined for other refusals */
  conflictOf?: (error: ApiError, base: T) => Promise<Conflict<T> | undefined>;
  /** For items without versions. A loaded list cannot tell that it is older than a write. */
  replaceListed?: (client: QueryClient, item: T) => Promise<void>;
};

/** The error of a call that is based on an older version: somebody else has changed the item. */
export class Conflict<T> extends ApiError {
  constructor(
    text: string | undefined,
    readonly current: T,
  ) {
    super(409, text);
  }
}

/** Where the outcome of an action is shown. */
export type Outcome = { report: Report; undo: Undo };
