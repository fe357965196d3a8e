import { lazy } from 'react';
import { repliesTexts } from '../../content/staff/replies.ts';
import { loadChunk } from '../../lib/chunk-errors.ts';
import { DialogButton } from '../shared/DialogButton.tsx';

const MailTemplatesDialog = lazy(async () => {
  const { MailTemplatesDialog } = await loadChunk('mail templates', () => import('./MailTemplatesDialog.tsx'));
  return { default: MailTemplatesDialog };
});

/** Lets staff edit the templates of replies. @param onSaved receives the text to announce */
export function MailTemplates({ onSaved }: { onSaved: (text: string) => void }) {
  const { open, saved } = repliesTexts.manage;
  return <DialogButton label={open} Dialog={MailTemplatesDialog} onSaved={() => onSaved(saved)} />;
}
