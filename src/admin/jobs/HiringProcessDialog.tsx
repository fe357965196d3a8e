import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { hiringProcessTexts } from '../../content/staff/jobs.ts';
import type { OpenedDialogProps } from '../shared/DialogButton.tsx';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog } from '../shared/EditDialog.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { HiringProcessForm } from './HiringProcessForm.tsx';

/** What applicants are told once their application has arrived. */
const hiringProcessQuery = queryOptions({
  queryKey: ['hiring process'],
  queryFn: async ({ signal }) => (await adminCall(endpoints.readHiringProcess, { signal })).data,
});

export function HiringProcessDialog({ opened, onClose, onSaved }: OpenedDialogProps) {
  // The edit is based on the current version, which is loaded when the dialog opens and stays during the edit.
  const { data, error, isFetching, refetch } = useQuery({ ...hiringProcessQuery, gcTime: 0, refetchOnWindowFocus: false });
  const [sending, setSending] = useState(false);
  const changed = useRef(false);
  return (
    <EditDialog
      opened={opened}
      title={hiringProcessTexts.title}
      size="lg"
      sending={sending}
      hasChanges={() => changed.current}
      onClose={onClose}
    >
      {(cancel) => (
        <>
          {data && !error && !isFetching && (
            <HiringProcessForm
              key={data.updated_at}
              process={data}
              onChange={(isChanged) => (changed.current = isChanged)}
              onSaved={onSaved}
              onSending={setSending}
              onCancel={cancel}
              onReload={() => {
                changed.current = false;
                void refetch();
              }}
            />
          )}
          {error && !isFetching && <LoadFailure title={texts.fetchHiringProcessFailed} error={error} onRetry={() => void refetch()} />}
          {isFetching && <p role="status">{dashboardTexts.loading}</p>}
        </>
      )}
    </EditDialog>
  );
}
