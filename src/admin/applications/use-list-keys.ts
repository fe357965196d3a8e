import type { Application } from '#contract/applications.ts';
import type { TabState } from '../resource-tab/use-resource-tab.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';

/** The keys of the list: J and K move the focus between the rows. */
export function useListKeys({ headingRef }: Pick<TabState<Application>, 'headingRef'>): void {
  const moveBy = (step: number) => {
    const rows = [...(headingRef.current?.closest('section')?.querySelectorAll('tbody tr') ?? [])];
    const current = rows.findIndex((row) => row.contains(document.activeElement));
    const row = rows[current === -1 ? 0 : current + step];
    row?.querySelector<HTMLElement>('th a')?.focus();
  };
  useShortcuts({ j: () => moveBy(1), k: () => moveBy(-1) });
}
