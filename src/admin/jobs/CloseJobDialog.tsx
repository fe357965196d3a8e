import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Tell } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Job } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { waitingStatuses } from '#contract/statuses.ts';
import { texts } from '#contract/texts.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { jobsTexts } from '../../content/staff/jobs.ts';
import type { TabState } from '../resource-tab/ResourceTab.tsx';
import { adminCall } from '../session/admin-call.ts';
import { TellForm } from '../replies/TellForm.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { mailTemplatesQuery } from '../shared/queries.ts';

type Props = {
  job: Job;
  opened: boolean;
  tab: Pick<TabState<Job, unknown>, 'report' | 'undo' | 'setStatus'>;
  onClose: () => void;
};

/** Asks whether those who wait for an answer about the job are rejected with it. */
export function CloseJobDialog({ job, opened, tab, onClose }: Props) {
  const mailTemplates = useQuery(mailTemplatesQuery);
  const waiting = useQuery({ queryKey: ['waiting', job.id], queryFn: () => waitingFor(job.id), staleTime: 0 });

  const close = (ids: string[], tell: Tell | undefined) => {
    onClose();
    tab.setStatus(job, 'Inactive');
    if (tell) void tab.report.run(jobsTexts.rejectFailed, () => reject(ids, tell), { id: job.id });
  };

  const reject = async (ids: string[], tell: Tell) => {
    const { data } = await adminCall(endpoints.changeApplications, { body: { ids, set: 'Rejected', tell } });
    const changed = data.results.filter(({ before }) => before);
    const text = jobsTexts.rejected(changed.length, job.title);
    const restore = async () => {
      await adminCall(endpoints.changeApplications, { body: { restore: changed } });
      return jobsTexts.opened(job.title);
    };
    tab.undo.propose({
      text,
      undo: () => {
        void tab.report.run(texts.updateStatusFailed, restore, { id: job.id });
        tab.setStatus({ ...job, status: 'Inactive' }, 'Active');
      },
    });
    return text;
  };

  return (
    <Modal {...dialogProps(dashboardTexts.close)} opened={opened} onClose={onClose} title={jobsTexts.closeTitle(job.title)}>
      <Loaded query={waiting} failed={jobsTexts.waitingFailed}>
        {(ids) => (
          <Loaded query={mailTemplates} failed={jobsTexts.waitingFailed}>
            {(templates) => (
              <>
                <p>{jobsTexts.waiting(ids.length)}</p>
                <TellForm
                  rejected={{ count: ids.length }}
                  templates={templates}
                  nobody={jobsTexts.leaveWaiting}
                  submit={jobsTexts.close}
                  onSubmit={(tell) => close(ids.slice(0, limits.bulkMax), tell)}
                  onCancel={onClose}
                />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Modal>
  );
}

async function waitingFor(job_id: string): Promise<string[]> {
  const lists = waitingStatuses.map((status) => adminCall(endpoints.listApplicationVersions, { query: { job_id, status } }));
  return (await Promise.all(lists)).flatMap(({ data }) => data.map(({ id }) => id));
}
