import { repliesTexts } from '../../content/staff/replies.ts';
import { DialogButton } from '../shared/DialogButton.tsx';
import { lazyPart } from '../shared/lazy-part.ts';

const MailTemplatesDialog = lazyPart('mail templates', async () => (await import('./MailTemplatesDialog.tsx')).MailTemplatesDialog);

/** Lets staff edit the templates of replies. @param onSaved receives the text to announce */
export function MailTemplates({ onSaved }: { onSaved: (text: string) => void }) {
  const { open, saved } = repliesTexts.manage;
  return <DialogButton label={open} Dialog={MailTemplatesDialog} onSaved={() => onSaved(saved)} />;
}
