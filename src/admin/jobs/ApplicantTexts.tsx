import { lazy } from 'react';
import { applyingTexts } from '../../content/staff/jobs.ts';
import { loadChunk } from '../../lib/chunk-errors.ts';
import { DialogButton } from '../resource-tab/DialogButton.tsx';

const ApplicantTextsDialog = lazy(async () => {
  const { ApplicantTextsDialog } = await loadChunk('applicant texts', () => import('./ApplicantTextsDialog.tsx'));
  return { default: ApplicantTextsDialog };
});

/** Lets staff edit what applicants are told. @param onSaved receives the text to announce */
export function ApplicantTexts({ onSaved }: { onSaved: (text: string) => void }) {
  return <DialogButton label={applyingTexts.open} Dialog={ApplicantTextsDialog} onSaved={() => onSaved(applyingTexts.saved)} />;
}
