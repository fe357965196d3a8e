import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { repliesTexts } from '../../content/staff/replies.ts';
import { loadChunk } from '../../lib/chunk-errors.ts';
import { useDialog } from '../resource-tab/use-dialog.ts';

const MailTemplatesDialog = lazy(async () => {
  const { MailTemplatesDialog } = await loadChunk('mail templates', () => import('./MailTemplatesDialog.tsx'));
  return { default: MailTemplatesDialog };
});

/** A button and the dialog that it opens, in which staff edit the templates of replies. @param onSaved announces a text */
export function MailTemplates({ onSaved }: { onSaved: (text: string) => void }) {
  const dialog = useDialog<true>();
  return (
    <>
      <Button size="sm" variant="default" onClick={({ currentTarget }) => dialog.open(true, currentTarget)}>
        {repliesTexts.manage.open}
      </Button>
      {dialog.subject && (
        <Suspense>
          <MailTemplatesDialog
            key={dialog.key}
            opened={dialog.opened}
            onClose={dialog.close}
            onSaved={() => {
              dialog.close();
              onSaved(repliesTexts.manage.saved);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
