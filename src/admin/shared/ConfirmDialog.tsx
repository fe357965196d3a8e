import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { AskDialog, type Question } from '../../forms/AskDialog.tsx';

type Props = Omit<Question, 'cancel' | 'close'> & { cancel?: string };

/** Asks for confirmation before data is lost. */
export function ConfirmDialog(props: Props) {
  return <AskDialog cancel={dashboardTexts.cancel} close={dashboardTexts.close} {...props} />;
}
