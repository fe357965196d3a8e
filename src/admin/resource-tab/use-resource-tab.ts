import { useRef } from 'react';
import { useUndo } from '../shared/UndoNotice.tsx';
import type { Columns } from './ResourceTable.tsx';
import type { Item, Resource } from '../shared/resource.ts';
import { useItemActions } from '../shared/use-item-actions.ts';
import { useDialog } from '../shared/use-dialog.ts';
import { useStaffReport } from '../shared/use-report.tsx';

/** A resource with the texts and columns of its tab. */
export type TabResource<T> = Resource<T> & Columns & { label: string; loadFailed: string };

/** @typeParam Subject what the tab's dialog is about; usually an item */
export function useResourceTab<T extends Item, Subject = T>(resource: TabResource<T>) {
  const dialog = useDialog<Subject>();
  const deletion = useDialog<T>();
  const undo = useUndo();
  const report = useStaffReport();
  const inDialog = dialog.opened || deletion.opened;
  return {
    resource,
    dialog,
    deletion,
    inDialog,
    /** A refresh would drop an item that an undo can restore. */
    paused: inDialog || undo.offer !== undefined,
    undo,
    report,
    ...useItemActions(resource, { report, undo }),
    headingRef: useRef<HTMLHeadingElement>(null),
  };
}

export type TabState<T extends Item, Subject = T> = ReturnType<typeof useResourceTab<T, Subject>>;
