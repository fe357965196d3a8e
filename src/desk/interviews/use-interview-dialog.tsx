import { useQueryClient } from '@tanstack/react-query';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { useStaffReport } from '../shell/report.tsx';
import { useDialog } from '../shell/use-dialog.ts';
import { interviewsTexts } from './interviews-texts.ts';

const InterviewDialog = lazyPart(async () => (await import('./InterviewDialog.tsx')).InterviewDialog);

/** The dialog that changes what is booked. @param onEnd called once what it leaves is shown */
export function useInterviewDialog(onEnd?: () => void) {
  const client = useQueryClient();
  const report = useStaffReport();
  const dialog = useDialog<{ interview: Interview; begin?: number }>();
  const end = async () => {
    dialog.close();
    // After a conflict, the next attempt is based on what somebody else has made of it.
    await client.invalidateQueries();
    onEnd?.();
  };
  return {
    opened: dialog.opened,
    open: dialog.open,
    element: dialog.render((change, { opened }) => (
      <InterviewDialog
        {...change}
        opened={opened}
        onClose={() => void end()}
        onSaved={() => void end().then(() => report.announce(interviewsTexts.change.done(change.interview.applicant_name)))}
      />
    )),
  };
}
