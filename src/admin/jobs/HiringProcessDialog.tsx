import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { hiringProcessTexts } from '../../content/staff/jobs.ts';
import type { OpenedDialogProps } from '../shared/DialogButton.tsx';
import { adminQuery } from '../shared/queries.ts';
import { StoredTextsDialog } from '../shared/StoredTextsDialog.tsx';
import { HiringProcessForm } from './HiringProcessForm.tsx';

/** Edits what applicants are told once their application has arrived. */
export function HiringProcessDialog({ opened, onClose, onSaved }: OpenedDialogProps) {
  const query = useQuery({
    ...adminQuery(['hiring process'], endpoints.readHiringProcess),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <StoredTextsDialog
      opened={opened}
      title={hiringProcessTexts.title}
      failed={texts.fetchHiringProcessFailed}
      query={query}
      onClose={onClose}
    >
      {(process, props) => <HiringProcessForm key={process.updated_at} process={process} onSaved={onSaved} {...props} />}
    </StoredTextsDialog>
  );
}
