import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { applyingTexts } from '../../content/staff/jobs.ts';
import { loadChunk } from '../../lib/chunk-errors.ts';
import { useDialog } from '../resource-tab/use-dialog.ts';

const ApplicantTextsDialog = lazy(async () => {
  const { ApplicantTextsDialog } = await loadChunk('applicant texts', () => import('./ApplicantTextsDialog.tsx'));
  return { default: ApplicantTextsDialog };
});

/** A button and the dialog that it opens, in which staff edit what applicants are told. @param onSaved announces a text */
export function ApplicantTexts({ onSaved }: { onSaved: (text: string) => void }) {
  const dialog = useDialog<true>();
  return (
    <>
      <Button size="sm" variant="default" onClick={({ currentTarget }) => dialog.open(true, currentTarget)}>
        {applyingTexts.open}
      </Button>
      {dialog.subject && (
        <Suspense>
          <ApplicantTextsDialog
            key={dialog.key}
            opened={dialog.opened}
            onClose={dialog.close}
            onSaved={() => {
              dialog.close();
              onSaved(applyingTexts.saved);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
