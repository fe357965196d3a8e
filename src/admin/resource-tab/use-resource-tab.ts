import { useRef } from 'react';
import type { Endpoint } from '#contract/endpoints.ts';
import { type Item, useDeletion } from './use-local-changes.ts';
import { useDialog } from './use-dialog.ts';
import { useReport } from './use-report.ts';

export type Resource<T> = {
  name: string;
  label: string;
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
  nameOf: (item: T) => string;
  /** The item in the question before it is deleted. */
  describe: (item: T) => string;
};

/** @typeParam Subject what the tab's dialog is about; usually an item */
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
