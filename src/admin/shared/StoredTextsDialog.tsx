import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { EditDialog } from './EditDialog.tsx';
import { Loaded } from './Loaded.tsx';

/** What the form in the dialog reports. */
export type EditProps = {
  /** Called after each edit, with whether the form differs from what is stored. */
  onChange: (changed: boolean) => void;
  /** Called when a save begins and ends, because the dialog must not be closed in between. */
  onSending: (sending: boolean) => void;
  onCancel: () => void;
  /** Loads the version that somebody else has saved, after a conflict. */
  onReload: () => void;
};

type Props<T> = {
  opened: boolean;
  title: string;
  failed: string;
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Whether something else that the form needs is loading. */
  waiting?: boolean;
  notice?: ReactNode;
  onClose: () => void;
  children: (stored: T, props: EditProps) => ReactNode;
};

/** Edits texts of the site, based on the version that is loaded when the dialog opens. */
export function StoredTextsDialog<T>({ opened, title, failed, query, waiting = false, notice, onClose, children }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  const loading = isFetching || waiting;
  const latest = { data: loading || error ? undefined : data, error: loading ? undefined : error, refetch };
  const [sending, setSending] = useState(false);
  const changed = useRef(false);
  const reload = () => {
    changed.current = false;
    void refetch();
  };
  return (
    <EditDialog opened={opened} title={title} size="lg" sending={sending} hasChanges={() => changed.current} onClose={onClose}>
      {(cancel) => (
        <>
          {notice}
          <Loaded query={latest} failed={failed}>
            {(stored) =>
              children(stored, {
                onChange: (isChanged) => (changed.current = isChanged),
                onSending: setSending,
                onCancel: cancel,
                onReload: reload,
              })
            }
          </Loaded>
        </>
      )}
    </EditDialog>
  );
}
