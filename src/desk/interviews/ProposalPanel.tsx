import { useQuery } from '@tanstack/react-query';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { proposalTexts } from './propose-texts.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import type { ReplyCalls } from '../answers/use-reply.ts';
import { adminCall } from '../session/admin-call.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { colleaguesQuery } from '../shell/queries.ts';
import { useAccount } from '../shell/people.ts';
import { ProposalForm, type InviteValues } from './ProposalForm.tsx';
import { type PanelProps, takeReplyBack, useApplicationReply } from '../applications/use-application-reply.ts';
import { SidePanel } from '../shell/SidePanel.tsx';

const status = 'Interview';

const proposalCalls: ReplyCalls<Application, { values: InviteValues; status: string }> = {
  send: async ({ id, updated_at }, { values }, headers) => {
    const body = { ...values, updated_at };
    const { data } = await adminCall(interviewEndpoints.proposeInterview, { params: { id }, body, headers });
    return { id: data.reply, stored: data.application };
  },
  takeBack: takeReplyBack,
};

/** Proposes times for an interview by mail. */
export function ProposalPanel(props: PanelProps) {
  const { templates, sending, onSending, onClose } = props;
  const { application, send } = useApplicationReply(props, proposalCalls);
  const account = useAccount();
  const colleagues = useQuery(colleaguesQuery);
  return (
    <SidePanel opened wide onClose={() => sending || onClose()} title={proposalTexts.title(application.applicant_name)} fullScreen>
      <Loaded
        query={{ ...colleagues, data: account && colleagues.data && { account, all: colleagues.data } }}
        failed={staffTexts.fetchTeamFailed}
      >
        {({ account, all }) => (
          <ProposalForm
            application={application}
            colleagues={all}
            writer={account}
            templates={[
              { ...templates.invite, name: repliesTexts.templates.invite },
              ...templates.own.filter((own) => own.status === status),
            ]}
            onSend={(values) => send({ values, status })}
            onSending={onSending}
            onCancel={onClose}
          />
        )}
      </Loaded>
    </SidePanel>
  );
}
