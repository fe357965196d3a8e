import { useCallbackRef } from '@mantine/hooks';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import type { Item, Outcome, Resource } from './resource.ts';
import { useWrites } from './use-writes.ts';

type StatusOptions = {
  /** Of the call that sets the status. */
  details?: object;
  /** Called when the change begins. */
  onSet?: () => void;
  onUndo?: () => void;
};

export type SetStatus<T> = (item: T, status: string, options?: StatusOptions) => void;

/** Changes statuses, with an offer to undo that, and deletes items. Reports the outcome. */
export function useItemActions<T extends Item>(resource: Resource<T>, { report, undo }: Outcome) {
  const writes = useWrites(resource);

  const run = (item: T, label: string | undefined, failed: string, action: () => Promise<string>) =>
    void report.run(failed, action, { id: item.id, name: resource.nameOf(item), anyway: label && dashboardTexts.anyway(label) });

  const write = (item: T, status: string, details?: object, onFailure?: () => void) =>
    run(item, resource.status.action?.(status), resource.status.failed, async () => {
      try {
        await writes.setStatus(item, status, details);
      } catch (error) {
        onFailure?.();
        throw error;
      }
      return resource.status.done({ ...item, status });
    });

  /** Stable, for memoised rows. */
  const setStatus: SetStatus<T> = useCallbackRef((item, status, { details, onSet, onUndo } = {}) => {
    if (status === item.status && !details) return;
    const changed = { ...item, status };
    const withdrawOffer = undo.propose({
      text: resource.status.done(changed),
      undo: () => {
        write(changed, item.status);
        onUndo?.();
      },
    });
    write(item, status, details, withdrawOffer);
    onSet?.();
  });

  const remove = (item: T, onDeleted?: () => void) =>
    run(item, dashboardTexts.delete, resource.deletion.failed, async () => {
      await writes.remove(item);
      onDeleted?.();
      return resource.deletion.done(resource.nameOf(item));
    });

  return { setStatus, remove };
}

/** @returns the texts of the confirmation before an item is deleted */
export function deletionQuestion<T>({ deletion, describe }: Resource<T>, item: T, consequence = deletion.consequence) {
  return { title: deletion.title, question: deletion.question, detail: describe(item), consequence, confirm: dashboardTexts.delete };
}
