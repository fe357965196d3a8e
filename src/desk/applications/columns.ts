import { useSyncExternalStore } from 'react';
import { deviceStore } from '../../shared/lib/stores.ts';

const key = 'columns of applications';

/** The optional columns of the list that this browser shows, separated by commas. */
export function useColumns(): [columns: string, setColumns: (columns: string) => void] {
  const columns = useSyncExternalStore(deviceStore.subscribe, () => deviceStore.read(key) ?? 'due,owner');
  return [columns, (columns) => deviceStore.write(key, columns)];
}
