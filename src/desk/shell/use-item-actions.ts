import { useCallbackRef } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/lib/api.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import type { FieldChange, Item, Outcome, Resource } from './resource.ts';
import { useWrites } from './use-writes.ts';

type SetOptions = {
  /** Of the call that sets the value. */
  details?: object | undefined;
  /** What else happens, in words. */
  consequence?: string;
  /** What else the notice shows. */
  more?: ReactNode;
  /** Whether it can't be undone, as `consequence` says. */
  isFinal?: boolean;
  /** Called when the change begins. */
  onSet?: () => void;
  onUndo?: () => void;
  /** What Undo gives back besides the value. */
  restores?: object | undefined;
};

/** Sets the status of an item, or another field. */
export type SetStatus<T> = (item: T, value: string, options?: SetOptions) => void;

/** Changes statuses and owners, with an offer to undo that, and deletes. Reports the outcome. */
export function useItemActions<T extends Item>(resource: Resource<T>, { report, undo }: Outcome, onRefused?: (item: T) => void) {
  const writes = useWrites(resource);

  const run = (item: T, label: string | undefined, failed: string, action: () => Promise<string>) =>
    void report.run(failed, action, { id: item.id, name: resource.nameOf(item), anyway: label && dashboardTexts.anyway(label) });

  const setter =
    (field: 'status' | 'assignee', change: FieldChange<T> | undefined): SetStatus<T> =>
    (item, value, { details, consequence, more, isFinal, onSet, onUndo, restores } = {}) => {
      const before = item[field];
      if (!change || before === undefined || (value === before && !details)) return;

      const write = (item: T, value: string, text: string, details?: object, onFailure?: () => void) =>
        run(item, change.action?.(value), change.failed, async () => {
          try {
            await writes.change(item, { [field]: value }, async (base) => (await change.send({ ...base, [field]: value }, details)).data);
          } catch (error) {
            onFailure?.();
            if (error instanceof ApiError && error.status === 400) onRefused?.(item);
            throw error;
          }
          return text;
        });

      const changed = { ...item, [field]: value };
      const text = [change.done(changed), consequence].filter(Boolean).join(' ');
      const takeBack = () => {
        write(changed, before, change.done(item), { undo: true, ...restores });
        onUndo?.();
      };
      const withdrawOffer = undo.propose({ text, undo: isFinal ? undefined : takeBack, more });
      write(item, value, text, details, withdrawOffer);
      onSet?.();
    };

  // Stable, for memoised rows.
  const setStatus = useCallbackRef(setter('status', resource.status));
  const assign = useCallbackRef(setter('assignee', resource.assignee));

  const remove = (item: T) =>
    run(item, dashboardTexts.delete, resource.deletion.failed, async () => {
      await writes.remove(item);
      return resource.deletion.done(resource.nameOf(item));
    });

  return { setStatus, assign, remove };
}

/** @returns the texts of the confirmation before an item is deleted */
export function deletionQuestion<T>({ deletion, describe }: Resource<T>, item: T, consequence = deletion.consequence) {
  return { title: deletion.title, question: deletion.question, detail: describe(item), consequence, confirm: dashboardTexts.delete };
}
