import '../../styles/mantine-dialogs.css';
import { applicantTexts } from '../../content/applicant.ts';
import { AskDialog } from '../../forms/AskDialog.tsx';

export type Choice = 'withdraw' | 'erase';

type Props = { choice: Choice; opened: boolean; onConfirm: () => void; onCancel: () => void };

/** Asks the applicant to confirm a choice. It is imported on use, because dialogs weigh 15 kB. */
export function ChoiceDialog({ choice, ...dialog }: Props) {
  const { action, question, detail } = applicantTexts[choice];
  const { cancel, close } = applicantTexts;
  return <AskDialog title={action} question={question} consequence={detail} confirm={action} cancel={cancel} close={close} {...dialog} />;
}
