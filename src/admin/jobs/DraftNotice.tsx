import { Button } from '@mantine/core';
import { Notice } from '../../components/notice/Notice.tsx';
import { jobsTexts } from '../../content/staff/jobs.ts';
import type { JobDraft } from '../../forms/job/job-draft.ts';

type Props = {
  draft: JobDraft;
  exists: boolean;
  onResume: () => void;
  onDiscard: () => void;
};

/** Offers to continue an edit that was interrupted by a reload or the end of the session. */
export function DraftNotice({ draft, exists, onResume, onDiscard }: Props) {
  const copy = jobsTexts.draft;
  const { title } = draft.values;
  return (
    <Notice
      kind="info"
      title={copy.title}
      actions={
        <>
          <Button size="xs" onClick={onResume}>
            {copy.resume}
          </Button>
          <Button size="xs" variant="default" onClick={onDiscard}>
            {copy.discard}
          </Button>
        </>
      }
    >
      {!draft.base ? copy.ofNew(title) : exists ? copy.ofJob(title) : copy.ofDeleted(title)}
    </Notice>
  );
}
