import { useRef } from 'react';
import type { Endpoint } from '#contract/endpoints.ts';
import { type Item, useDeletion } from './use-local-changes.ts';
import { useDialog } from './use-dialog.ts';
import { useReport } from './use-report.ts';

/** What a dashboard tab lists, and how it speaks about it. */
export type Resource<T> = {
  /** For query keys. */
  name: string;
  /** The tab's label. */
  label: string;
  /** Labels of the table's columns. */
  columns: Record<string, string>;
  /** Widths of the columns, for `grid-template-columns`. */
  widths: string;
  loadFailed: string;
  deletion: {
    endpoint: Endpoint;
    title: string;
    question: string;
    done: (name: string) => string;
    failed: string;
  };
  /** An item's name in reports. */
  nameOf: (item: T) => string;
  /** The item in the question before it is deleted. */
  describe: (item: T) => string;
};

/**
 * The state of a dashboard tab, for {@link ResourceTab}.
 * @typeParam Subject what its dialog is about; usually an item
 */
export function useResourceTab<T extends Item, Subject = T>(resource: Resource<T>) {
  const dialog = useDialog<Subject>();
  const deletion = useDialog<T>();
  return {
    resource,
    dialog,
    deletion,
    /** While a dialog is open, its list does not change. */
    inDialog: dialog.opened || deletion.opened,
    report: useReport(),
    remove: useDeletion(resource.name, resource.deletion.endpoint),
    headingRef: useRef<HTMLHeadingElement>(null),
  };
}

export type TabState<T extends Item, Subject = T> = ReturnType<typeof useResourceTab<T, Subject>>;
