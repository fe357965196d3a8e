import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { AskDialog, type Question } from '../../forms/AskDialog.tsx';

type Props = Pick<Question, 'title' | 'question' | 'detail' | 'consequence' | 'confirm'> & {
  dialog: { opened: boolean; close: () => void };
  cancel?: string;
  onConfirm: () => void;
};

/** Asks for confirmation before data is lost, and closes with each answer. */
export function ConfirmDialog({ dialog: { opened, close }, cancel = dashboardTexts.cancel, onConfirm, ...texts }: Props) {
  const confirm = () => {
    close();
    onConfirm();
  };
  return <AskDialog {...texts} opened={opened} cancel={cancel} close={dashboardTexts.close} onConfirm={confirm} onCancel={close} />;
}
