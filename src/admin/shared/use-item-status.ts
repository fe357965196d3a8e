import { useCallbackRef } from '@mantine/hooks';
import type { Item, Outcome, Resource } from './resource.ts';
import { useWrites } from './use-writes.ts';

/** @param onUndo called when the change is undone */
export type SetStatus<T> = (item: T, status: string, onUndo?: () => void) => void;

/** Changes statuses, and offers to undo that. @returns a stable function, for memoised rows */
export function useItemStatus<T extends Item>(resource: Resource<T>, { report, undo }: Outcome): SetStatus<T> {
  const { setStatus } = useWrites(resource);

  const set = (item: T, status: string, onFailure?: () => void) => {
    const send = async () => {
      try {
        await setStatus(item, status);
      } catch (error) {
        onFailure?.();
        throw error;
      }
      return resource.status.done({ ...item, status });
    };
    void report.run(resource.status.failed, send, { id: item.id, name: resource.nameOf(item) });
  };

  return useCallbackRef((item, status, onUndo) => {
    if (status === item.status) return;
    const changed = { ...item, status };
    const withdrawOffer = undo.propose({
      text: resource.status.done(changed),
      undo: () => {
        set(changed, item.status);
        onUndo?.();
      },
    });
    set(item, status, withdrawOffer);
  });
}
