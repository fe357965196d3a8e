import { Tabs } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { Job, JobInput } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { jobsTexts } from '../../content/staff/jobs.ts';
import { type JobDraft, keepDraft } from './form/job-draft.ts';
import { JobForm } from './form/JobForm.tsx';
import { jobValues } from './form/job-values.ts';
import { useJobForm } from './form/use-job-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { ApiError } from '../../lib/api.ts';
import { EditDialog } from '../shared/EditDialog.tsx';
import styles from './JobDialog.module.css';
import { JobPreview } from './JobPreview.tsx';
import type { JobVersion } from './use-jobs.ts';

type Props = {
  opened: boolean;
  job?: Job;
  draft?: JobDraft;
  onSave: (input: JobInput, base: JobVersion | undefined) => Promise<void>;
  report: ReactNode;
  fetchLatest: () => Promise<Job[]>;
  /** Called when the stored draft of the edit is no longer needed. */
  onDraftOver: () => void;
  onClose: () => void;
};

/** Creates or edits a job. */
export function JobDialog({ opened, job, draft, report, onSave, fetchLatest, onDraftOver, onClose }: Props) {
  const form = useJobForm(job, draft);
  const submission = useSubmission(async (step: () => Promise<void>) => step());
  const base = useRef<JobVersion | undefined>(job && (draft?.base ?? job));
  const [fromDraft, setFromDraft] = useState(draft !== undefined);
  const [tab, setTab] = useState<string | null>('edit');

  const close = () => {
    onDraftOver();
    onClose();
  };

  const rebase = async () => {
    const theirs = (await fetchLatest()).find(({ id }) => id === job?.id);
    if (!theirs) throw new ApiError(404, texts.jobNotFound);
    base.current = theirs;
    return jobValues(theirs);
  };

  const save = async (input: JobInput) => {
    await onSave(input, base.current);
    onDraftOver();
  };

  const forgetEdit = () => {
    setFromDraft(false);
    onDraftOver();
  };

  const keepEdit = () => {
    const { current } = base;
    keepDraft({ values: form.getValues(), base: current && { id: current.id, updated_at: current.updated_at } });
  };

  return (
    <EditDialog
      opened={opened}
      title={job ? jobsTexts.editTitle : jobsTexts.createTitle}
      size="xl"
      sending={submission.sending}
      hasChanges={() => form.isDirty() || fromDraft}
      onClose={close}
    >
      {(cancel) => (
        <>
          <Tabs value={tab} onChange={setTab}>
            <Tabs.List className={styles.tabs}>
              <Tabs.Tab value="edit">{jobsTexts.edit}</Tabs.Tab>
              <Tabs.Tab value="preview">{jobsTexts.preview}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="edit">
              <JobForm
                form={form}
                submission={submission}
                isNew={!job}
                onSave={save}
                onCancel={cancel}
                onChange={keepEdit}
                onRebase={job && rebase}
                onDiscard={forgetEdit}
              />
            </Tabs.Panel>
            <Tabs.Panel value="preview">{tab === 'preview' && <JobPreview values={form.getValues()} />}</Tabs.Panel>
          </Tabs>
          {report}
        </>
      )}
    </EditDialog>
  );
}
