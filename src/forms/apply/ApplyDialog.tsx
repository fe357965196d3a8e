import { Modal } from '@mantine/core';
import '../../styles/mantine-dialogs.css';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { PublicJob } from '#contract/jobs.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { applyTexts } from '../../content/form-texts.ts';
import { ApplicationSent } from './ApplicationSent.tsx';
import { ApplyForm, type ApplyFormHandle } from './ApplyForm.tsx';

type Props = {
  job: Pick<PublicJob, 'id' | 'title'>;
  opened: boolean;
  onClose: () => void;
  /** Called once the application is stored: the dialog may not be opened again as it is. */
  onSent: () => void;
};

/**
 * Apply for one posting. Closed and opened again it still holds what was typed, so it stays mounted; a new application
 * needs a new `key`. Closing it while the application is being sent asks first. Loaded on demand, with its styles.
 */
export function ApplyDialog({ job, opened, onClose, onSent }: Props) {
  const [sent, setSent] = useState(false);
  const form = useRef<ApplyFormHandle>(null);
  const narrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });

  return (
    <Modal
      {...dialogProps(applyTexts.close)}
      opened={opened}
      onClose={() => (form.current?.mayClose() ?? true) && onClose()}
      title={applyTexts.title(job.title)}
      size="lg"
      fullScreen={narrow}
      keepMounted
    >
      {sent ? (
        <ApplicationSent onDone={onClose} />
      ) : (
        <ApplyForm
          ref={form}
          job={job}
          onClose={onClose}
          onSent={() => {
            setSent(true);
            onSent();
          }}
        />
      )}
    </Modal>
  );
}
