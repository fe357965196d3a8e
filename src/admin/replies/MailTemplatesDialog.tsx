import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { applicationValues, messageValues } from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { repliesTexts } from '../../content/staff/replies.ts';
import { adminCall } from '../session/admin-call.ts';
import type { EditDialogProps } from '../resource-tab/DialogButton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { mailTemplatesQuery } from '../shared/queries.ts';
import { MailTemplatesForm } from './MailTemplatesForm.tsx';

export function MailTemplatesDialog({ opened, onClose, onSaved }: EditDialogProps) {
  const client = useQueryClient();
  // The edit is based on the current version, which is loaded when the dialog opens and stays during the edit.
  const { data, error, isFetching, refetch } = useQuery({ ...mailTemplatesQuery, staleTime: 0, refetchOnWindowFocus: false });
  const latest = useQuery({ queryKey: ['latest for previews'], queryFn: loadLatest, staleTime: Infinity });
  const loading = isFetching || latest.isPending;
  const [sending, setSending] = useState(false);
  return (
    <Modal
      {...dialogProps(dashboardTexts.close)}
      opened={opened}
      onClose={() => sending || onClose()}
      title={repliesTexts.manage.title}
      size="lg"
    >
      {data?.sends === false && <Notice kind="info">{repliesTexts.manage.off}</Notice>}
      {data && !error && !loading && (
        <MailTemplatesForm
          key={data.updated_at}
          templates={data}
          values={latest.data ?? {}}
          onSaved={(saved) => {
            client.setQueryData(mailTemplatesQuery.queryKey, saved);
            onSaved();
          }}
          onSending={setSending}
          onCancel={onClose}
          onReload={() => void refetch()}
        />
      )}
      {error && !loading && <LoadFailure title={texts.fetchTemplatesFailed} error={error} onRetry={() => void refetch()} />}
      {loading && <p role="status">{dashboardTexts.loading}</p>}
    </Modal>
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
