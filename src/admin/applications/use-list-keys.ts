import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Application } from '#contract/applications.ts';
import { searchHash } from '../../paths.ts';
import type { TabState } from '../resource-tab/use-resource-tab.ts';
import { useShortcuts } from '../shared/use-shortcuts.ts';

/** The keys of the list: J and K go through the rows, Enter opens one, / searches. */
export function useListKeys({ headingRef, undo }: Pick<TabState<Application>, 'headingRef' | 'undo'>): void {
  const { hash, key } = useLocation();
  const section = () => headingRef.current?.closest('section');
  const search = () => section()?.querySelector<HTMLElement>('input[type="search"]')?.focus();

  const moveBy = (step: number) => {
    const rows = [...(section()?.querySelectorAll('tbody tr') ?? [])];
    const current = rows.findIndex((row) => row.contains(document.activeElement));
    const row = rows[current === -1 ? 0 : current + step];
    row?.querySelector<HTMLElement>('th a')?.focus();
  };
  useShortcuts({ j: () => moveBy(1), k: () => moveBy(-1), u: undo.run, '/': search });

  useEffect(() => {
    if (hash === searchHash) headingRef.current?.closest('section')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }, [hash, key, headingRef]);
}
