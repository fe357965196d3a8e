import { Button } from '@mantine/core';
import { Notice } from '../../components/notice/Notice.tsx';
import { jobsTexts } from '../../content/staff/dashboard.ts';
import type { JobDraft } from '../../forms/job/job-draft.ts';

type Props = {
  draft: JobDraft;
  /** Whether the posting that it changes is still there. */
  exists: boolean;
  onResume: () => void;
  onDrop: () => void;
};

/** Offers an edit that a reload or the end of the session interrupted. */
export function DraftNotice({ draft, exists, onResume, onDrop }: Props) {
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
          <Button size="xs" variant="default" onClick={onDrop}>
            {copy.drop}
          </Button>
        </>
      }
    >
      {!draft.base ? copy.ofNew(title) : exists ? copy.ofJob(title) : copy.ofDeleted(title)}
    </Notice>
  );
}
