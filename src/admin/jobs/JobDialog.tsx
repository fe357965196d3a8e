import { Modal, Tabs } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { Job, JobInput } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts, jobsTexts } from '../../content/staff/dashboard.ts';
import { type JobDraft, keepDraft } from '../../forms/job/job-draft.ts';
import { JobForm } from '../../forms/job/JobForm.tsx';
import { jobValues } from '../../forms/job/job-values.ts';
import { useJobForm } from '../../forms/job/use-job-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { ApiError } from '../../lib/api.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import styles from './JobDialog.module.css';
import { JobPreview } from './JobPreview.tsx';

/** A version of a posting: what a save names as the one it is based on. */
export type JobVersion = Pick<Job, 'id' | 'updated_at'>;

type Props = {
  opened: boolean;
  /** The posting to edit; absent for a new one. */
  job?: Job;
  /** An unsaved edit to go on with. */
  draft?: JobDraft;
  /** @param base the version that the edit is based on */
  onSave: (input: JobInput, base: JobVersion | undefined) => Promise<void>;
  /** How what was done to other postings went. */
  report: ReactNode;
  /** The postings as they are now. */
  latest: () => Promise<Job[]>;
  /** Told when the edit is saved or given up, so that nothing of it has to be kept. */
  onDone: () => void;
  onClose: () => void;
};

/**
 * Creates or edits a posting. Only Escape, the cross and Cancel close it, and they ask when something is unsaved. While it is being
 * saved none of them does: a posting that was published all the same would not have been given up.
 */
export function JobDialog({ opened, job, draft, report, onSave, latest, onDone, onClose }: Props) {
  const form = useJobForm(job, draft);
  const submission = useSubmission(async (step: () => Promise<void>) => step());
  const base = useRef<JobVersion | undefined>(job && (draft?.base ?? job));
  const [resumed, setResumed] = useState(draft !== undefined);
  const [asking, setAsking] = useState(false);
  const [tab, setTab] = useState<string | null>('entry');

  const rememberOpener = useFocusReturn(asking);

  const close = () => {
    if (submission.sending) return;
    if (form.isDirty() || resumed) {
      rememberOpener();
      setAsking(true);
    } else {
      onDone();
      onClose();
    }
  };

  const rebase = async () => {
    const theirs = (await latest()).find(({ id }) => id === job?.id);
    if (!theirs) throw new ApiError(404, texts.jobNotFound);
    base.current = theirs;
    return jobValues(theirs);
  };

  const save = async (input: JobInput) => {
    await onSave(input, base.current);
    onDone();
  };

  const giveUp = () => {
    setResumed(false);
    onDone();
  };

  const keepEdit = () => {
    const { id, updated_at } = base.current ?? {};
    keepDraft({ values: form.getValues(), base: id && updated_at ? { id, updated_at } : undefined });
  };

  return (
    <Modal.Stack>
      <Modal
        {...dialogProps(dashboardTexts.close)}
        stackId="job"
        opened={opened}
        onClose={close}
        title={job ? jobsTexts.editTitle : jobsTexts.createTitle}
        size="xl"
      >
        <Tabs value={tab} onChange={setTab}>
          <Tabs.List className={styles.tabs}>
            <Tabs.Tab value="entry">{jobsTexts.entry}</Tabs.Tab>
            <Tabs.Tab value="preview">{jobsTexts.preview}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="entry">
            <JobForm
              form={form}
              submission={submission}
              isNew={!job}
              onSave={save}
              onCancel={close}
              onChange={keepEdit}
              onRebase={job && rebase}
              onDiscard={giveUp}
            />
          </Tabs.Panel>
          <Tabs.Panel value="preview">{tab === 'preview' && <JobPreview values={form.getValues()} />}</Tabs.Panel>
        </Tabs>
        {report}
      </Modal>
      <ConfirmDialog
        opened={asking}
        {...dashboardTexts.discard}
        onConfirm={() => {
          setAsking(false);
          onDone();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </Modal.Stack>
  );
}
