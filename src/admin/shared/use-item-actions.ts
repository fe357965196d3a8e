import { useCallbackRef } from '@mantine/hooks';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import type { Item, Outcome, Resource } from './resource.ts';
import { useWrites } from './use-writes.ts';

/** @param onUndo called when the change is undone */
export type SetStatus<T> = (item: T, status: string, onUndo?: () => void) => void;

/** Changes statuses, with an offer to undo that, and deletes items. Reports the outcome. */
export function useItemActions<T extends Item>(resource: Resource<T>, { report, undo }: Outcome) {
  const writes = useWrites(resource);

  const run = (item: T, failed: string, action: () => Promise<string>) =>
    void report.run(failed, action, { id: item.id, name: resource.nameOf(item) });

  const write = (item: T, status: string, onFailure?: () => void) =>
    run(item, resource.status.failed, async () => {
      try {
        await writes.setStatus(item, status);
      } catch (error) {
        onFailure?.();
        throw error;
      }
      return resource.status.done({ ...item, status });
    });

  /** Stable, for memoised rows. */
  const setStatus: SetStatus<T> = useCallbackRef((item, status, onUndo) => {
    if (status === item.status) return;
    const changed = { ...item, status };
    const withdrawOffer = undo.propose({
      text: resource.status.done(changed),
      undo: () => {
        write(changed, item.status);
        onUndo?.();
      },
    });
    write(item, status, withdrawOffer);
  });

  const remove = (item: T, onDeleted?: () => void) =>
    run(item, resource.deletion.failed, async () => {
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
