import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#contract/texts.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { applyingTexts } from '../../content/staff/jobs.ts';
import type { EditDialogProps } from '../resource-tab/DialogButton.tsx';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { applicantTextsQuery } from '../shared/queries.ts';
import { ApplicantTextsForm } from './ApplicantTextsForm.tsx';

export function ApplicantTextsDialog({ opened, onClose, onSaved }: EditDialogProps) {
  // The edit is based on the current version, which is loaded when the dialog opens and stays during the edit.
  const { data, error, isFetching, refetch } = useQuery({ ...applicantTextsQuery, gcTime: 0, refetchOnWindowFocus: false });
  const [sending, setSending] = useState(false);
  return (
    <Modal
      {...dialogProps(dashboardTexts.close)}
      opened={opened}
      onClose={() => sending || onClose()}
      title={applyingTexts.title}
      size="lg"
    >
      {data && !error && !isFetching && (
        <ApplicantTextsForm
          key={data.updated_at}
          settings={data}
          onSaved={onSaved}
          onSending={setSending}
          onCancel={onClose}
          onReload={() => void refetch()}
        />
      )}
      {error && !isFetching && <LoadFailure title={texts.fetchSettingsFailed} error={error} onRetry={() => void refetch()} />}
      {isFetching && <p role="status">{dashboardTexts.loading}</p>}
    </Modal>
  );
}
