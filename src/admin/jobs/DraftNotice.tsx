import { Button } from '@mantine/core';
import { Notice } from '../../components/notice/Notice.tsx';
import { jobsTexts } from '../../content/staff/jobs.ts';
import type { JobDraft } from './form/job-draft.ts';

type Props = {
  draft: JobDraft;
  /** Whether the edited job still exists. Has no meaning for a new job. */
  jobExists: boolean;
  onContinue: () => void;
  onDiscard: () => void;
};

/** Offers to continue an edit that was interrupted by a reload or the end of the session. */
export function DraftNotice({ draft, jobExists, onContinue, onDiscard }: Props) {
  const copy = jobsTexts.draft;
  const ofBase = jobExists ? copy.ofJob : copy.ofDeleted;
  const describe = draft.base ? ofBase : copy.ofNew;
  return (
    <Notice
      kind="info"
      title={copy.title}
      actions={
        <>
          <Button size="xs" onClick={onContinue}>
            {copy.continue}
          </Button>
          <Button size="xs" variant="default" onClick={onDiscard}>
            {copy.discard}
          </Button>
        </>
      }
    >
      {describe(draft.values.title)}
    </Notice>
  );
}
