import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { LeaveWarning } from '../../shared/forms/LeaveWarning.tsx';
import { MailTemplatesForm } from '../answers/MailTemplatesForm.tsx';
import { HiringProcessForm, hiringProcessQuery } from '../jobs/HiringProcessForm.tsx';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { Skeletons } from '../shell/Loaded.tsx';
import { mailTemplatesQuery } from '../shell/queries.ts';
import { staffPage } from '../shell/StaffPage.tsx';

/** Loaded when the page is opened, and not again while somebody edits them. */
const once = { staleTime: Infinity, refetchOnMount: 'always', gcTime: 0 } as const;

export const Component = staffPage('texts', Texts, { call: answerEndpoints.readMailTemplates });

/** What the team writes once and applicants read often. */
function Texts() {
  const process = useQuery({ ...hiringProcessQuery, ...once });
  const templates = useQuery({ ...mailTemplatesQuery, ...once });
  const [processEdited, setProcessEdited] = useState(false);
  const [templatesEdited, setTemplatesEdited] = useState(false);
  // Both, so that none moves the other.
  if (process.isPending || templates.isPending) return <Skeletons className="stack gap-24" heights={[360, 480]} />;
  return (
    <>
      <HiringProcessForm query={process} onEdited={setProcessEdited} />
      <MailTemplatesForm query={templates} onEdited={setTemplatesEdited} />
      {(processEdited || templatesEdited) && <LeaveWarning question={dashboardTexts.discard.question} />}
    </>
  );
}
