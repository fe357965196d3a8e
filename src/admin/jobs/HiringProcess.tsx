import { lazy } from 'react';
import { hiringProcessTexts } from '../../content/staff/jobs.ts';
import { loadChunk } from '../../lib/chunk-errors.ts';
import { DialogButton } from '../shared/DialogButton.tsx';

const HiringProcessDialog = lazy(async () => {
  const { HiringProcessDialog } = await loadChunk('hiring process', () => import('./HiringProcessDialog.tsx'));
  return { default: HiringProcessDialog };
});

/** Lets staff edit what applicants are told. @param onSaved receives the text to announce */
export function HiringProcess({ onSaved }: { onSaved: (text: string) => void }) {
  return <DialogButton label={hiringProcessTexts.open} Dialog={HiringProcessDialog} onSaved={() => onSaved(hiringProcessTexts.saved)} />;
}
