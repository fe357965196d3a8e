import { hiringProcessTexts } from '../../content/staff/jobs.ts';
import { DialogButton } from '../shared/DialogButton.tsx';
import { lazyPart } from '../shared/lazy-part.ts';

const HiringProcessDialog = lazyPart('hiring process', async () => (await import('./HiringProcessDialog.tsx')).HiringProcessDialog);

/** Lets staff edit what applicants are told. @param onSaved receives the text to announce */
export function HiringProcess({ onSaved }: { onSaved: (text: string) => void }) {
  return <DialogButton label={hiringProcessTexts.open} Dialog={HiringProcessDialog} onSaved={() => onSaved(hiringProcessTexts.saved)} />;
}
