import { Modal } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Job, JobInput } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { adminCopy, jobsCopy } from '../../content/admin-copy.ts';
import { JobForm } from '../../forms/job/JobForm.tsx';
import { jobValues, useJobForm } from '../../forms/job/use-job-form.ts';
import { ApiError } from '../../lib/api.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

type Props = {
  opened: boolean;
  /** The posting to edit; absent for a new one. */
  job?: Job;
  /** @param base the version that the edit is based on */
  onSave: (input: JobInput, base: Job | undefined) => Promise<void>;
  /** The postings as they are now. */
  latest: () => Promise<Job[]>;
  onClose: () => void;
};

/** Creates or edits a posting. Only Escape, the cross and Cancel close it, and they ask when something is unsaved. */
export function JobDialog({ opened, job, onSave, latest, onClose }: Props) {
  const form = useJobForm(job);
  const base = useRef(job);
  const [asking, setAsking] = useState(false);

  const rememberOpener = useFocusReturn(asking);

  const close = () => {
    if (form.isDirty()) {
      rememberOpener();
      setAsking(true);
    } else {
      onClose();
    }
  };

  const rebase = async () => {
    const theirs = (await latest()).find(({ id }) => id === job?.id);
    if (!theirs) throw new ApiError(404, messages.jobNotFound);
    base.current = theirs;
    return jobValues(theirs);
  };

  return (
    <Modal.Stack>
      <Modal
        {...dialogProps(adminCopy.close)}
        stackId="job"
        opened={opened}
      onClose={close}
        title={job ? jobsCopy.editTitle : jobsCopy.createTitle}
        size="xl"
        closeOnClickOutside={false}
      >
        <JobForm
          form={form}
          isNew={!job}
          onSave={(input) => onSave(input, base.current)}
          onCancel={close}
          onRebase={job && rebase}
        />
      </Modal>
      <ConfirmDialog
        opened={asking}
        {...adminCopy.discard}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </Modal.Stack>
  );
}
