import { useRef } from 'react';
import type { Endpoint } from '#contract/endpoints.ts';
import { useUndo } from '../shared/use-undo.ts';
import type { Columns } from './ResourceTable.tsx';
import { type Item, useDeletion } from './use-local-changes.ts';
import { useDialog } from './use-dialog.ts';
import { useReport } from './use-report.ts';

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
    report: useReport(),
    remove: useDeletion(resource.name, resource.deletion.endpoint),
    headingRef: useRef<HTMLHeadingElement>(null),
  };
}

export type TabState<T extends Item, Subject = T> = ReturnType<typeof useResourceTab<T, Subject>>;
