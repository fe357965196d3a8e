import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { applicationValues, messageValues } from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { repliesTexts } from '../../content/staff/replies.ts';
import { adminCall } from '../session/admin-call.ts';
import type { OpenedDialogProps } from '../shared/DialogButton.tsx';
import { EditDialog } from '../shared/EditDialog.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { mailTemplatesQuery } from '../shared/queries.ts';
import { MailTemplatesForm } from './MailTemplatesForm.tsx';

export function MailTemplatesDialog({ opened, onClose, onSaved }: OpenedDialogProps) {
  const client = useQueryClient();
  // The edit is based on the current version, which is loaded when the dialog opens and stays during the edit.
  const { data, error, isFetching, refetch } = useQuery({ ...mailTemplatesQuery, staleTime: 0, refetchOnWindowFocus: false });
  const latest = useQuery({ queryKey: ['latest for previews'], queryFn: loadLatest, staleTime: Infinity });
  const loading = isFetching || latest.isPending;
  const [sending, setSending] = useState(false);
  const changed = useRef(false);
  return (
    <EditDialog
      opened={opened}
      title={repliesTexts.manage.title}
      size="lg"
      sending={sending}
      hasChanges={() => changed.current}
      onClose={onClose}
    >
      {(cancel) => (
        <>
          {data?.sends === false && <Notice kind="info">{repliesTexts.manage.off}</Notice>}
          {data && !error && !loading && (
            <MailTemplatesForm
              key={data.updated_at}
              templates={data}
              values={latest.data ?? {}}
              onChange={(isChanged) => (changed.current = isChanged)}
              onSaved={(saved) => {
                client.setQueryData(mailTemplatesQuery.queryKey, saved);
                onSaved();
              }}
              onSending={setSending}
              onCancel={cancel}
              onReload={() => {
                changed.current = false;
                void refetch();
              }}
            />
          )}
          {error && !loading && <LoadFailure title={texts.fetchTemplatesFailed} error={error} onRetry={() => void refetch()} />}
          {loading && <p role="status">{dashboardTexts.loading}</p>}
        </>
      )}
    </EditDialog>
  );
}

/** The values of the latest application and message. */
async function loadLatest({ signal }: { signal: AbortSignal }) {
  const [applications, messages] = await Promise.all([
    adminCall(endpoints.listApplications, { query: { limit: 1 }, signal }),
    adminCall(endpoints.listMessages, { query: { limit: 1 }, signal }),
  ]);
  const [application] = applications.data;
  const [message] = messages.data;
  return { application: application && applicationValues(application), message: message && messageValues(message) };
}
