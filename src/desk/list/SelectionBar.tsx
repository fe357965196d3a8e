import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useDialog } from '../shell/use-dialog.ts';
import styles from './BulkBar.module.css';
import type { Selection } from './use-selection.ts';

type Props = {
  selection: Selection;
  texts: { label: string; selected: (count: number) => string; clear: string };
  deletion: { title: string; question: string; consequence?: string; onConfirm: () => void };
  disabled?: boolean;
  /** What else can be done with what is selected. */
  children: ReactNode;
};

/** The actions for what is selected, at the bottom of the window. */
export function SelectionBar({ selection, texts, deletion, disabled, children }: Props) {
  const dialog = useDialog<true>();
  return (
    <div ref={focusAfterRemoval(headingAround)} className={styles.bar} role="group" aria-label={texts.label}>
      <strong className={styles.count} role="status">
        {texts.selected(selection.ids.size)}
      </strong>
      {children}
      <Button size="xs" variant="subtle" onClick={() => selection.set([])}>
        {texts.clear}
      </Button>
      <Button
        // Away from the frequent actions.
        ms="auto"
        size="xs"
        variant="subtle"
        color="red"
        disabled={disabled}
        onClick={({ currentTarget }) => dialog.open(true, currentTarget)}
      >
        {dashboardTexts.delete}
      </Button>
      <ConfirmDialog {...deletion} dialog={dialog} confirm={dashboardTexts.delete} />
    </div>
  );
}
