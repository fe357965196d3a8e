import { dashboardTexts } from '../../content/staff/dashboard.ts';
import type { Item, Resource } from './resource.ts';
import type { Report } from './use-report.ts';
import { useWrites } from './use-writes.ts';

/** @returns a function that deletes an item and reports the outcome */
export function useItemDeletion<T extends Item>(resource: Resource<T>, report: Report) {
  const { remove } = useWrites(resource);
  return (item: T, onDeleted?: () => void) => {
    const name = resource.nameOf(item);
    const send = async () => {
      await remove(item);
      onDeleted?.();
      return resource.deletion.done(name);
    };
    void report.run(resource.deletion.failed, send, { id: item.id, name });
  };
}

/** @returns the texts of the confirmation before an item is deleted */
export function deletionQuestion<T>({ deletion, describe }: Resource<T>, item: T, consequence = deletion.consequence) {
  return { title: deletion.title, question: deletion.question, detail: describe(item), consequence, confirm: dashboardTexts.delete };
}
