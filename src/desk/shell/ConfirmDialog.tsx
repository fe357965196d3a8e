import { dashboardTexts } from './dashboard-texts.ts';
import { AskDialog, type Question } from '../../shared/forms/AskDialog.tsx';

/** Asks for confirmation before data is lost. */
export function ConfirmDialog(props: Omit<Question, 'cancel' | 'close'> & { cancel?: string }) {
  return <AskDialog cancel={dashboardTexts.cancel} close={dashboardTexts.close} {...props} />;
}
