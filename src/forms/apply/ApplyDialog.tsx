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
  onSent: () => void;
};

/** Stays mounted when closed, to keep the entered text. A new application needs a new `key`. */
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
        <ApplicationSent onClose={onClose} />
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
