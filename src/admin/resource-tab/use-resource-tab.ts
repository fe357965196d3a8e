import { useRef } from 'react';
import type { Endpoint } from '#contract/endpoints.ts';
import { useUndo } from '../shared/use-undo.ts';
import type { Columns } from './ResourceTable.tsx';
import { type Item, useDeletion } from '../shared/use-local-changes.ts';
import { useDialog } from '../shared/use-dialog.ts';
import { useStaffReport } from '../shared/StaffReport.tsx';

/** What somebody else has made of an item in the meantime, and the error that says so. */
export type Conflict<T> = { current: T; failure: Error };

export type Resource<T> = Columns & {
  name: string;
  label: string;
  loadFailed: string;
  deletion: {
    endpoint: Endpoint;
    title: string;
    question: string;
    /** What else the deletion removes. */
    consequence?: string;
    done: (name: string) => string;
    failed: string;
    /** Describes the change that caused a conflict. @throws the given error if it is not a conflict */
    conflictOf?: (error: unknown, base: T) => Promise<Conflict<T>>;
  };
  nameOf: (item: T) => string;
  /** How the confirmation before a deletion names the item. */
  describe: (item: T) => string;
};

/** @typeParam Subject what the tab's dialog is about; usually an item */
export function useResourceTab<T extends Item, Subject = T>(resource: Resource<T>) {
  const dialog = useDialog<Subject>();
  const deletion = useDialog<T>();
  const undo = useUndo();
  const inDialog = dialog.opened || deletion.opened;
  return {
    resource,
    dialog,
    deletion,
    inDialog,
    /** The list does not refresh while a dialog is open, nor while an undo could restore an item that a refresh would drop. */
    paused: inDialog || undo.offer !== undefined,
    undo,
    report: useStaffReport(),
    remove: useDeletion(resource.name, resource.deletion.endpoint),
    headingRef: useRef<HTMLHeadingElement>(null),
  };
}

export type TabState<T extends Item, Subject = T> = ReturnType<typeof useResourceTab<T, Subject>>;
