import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { Application, ApplicationVersion, BulkInput } from '#rooms/applications/contract/applications.ts';
import { isOpen } from '#rooms/jobs/contract/job-closing.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { waitingStatuses } from '#rooms/applications/contract/statuses.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { bulkTexts } from '../applications/bulk-texts.ts';
import { inWords, isUnmailed } from '../applications/use-bulk.ts';
import { closeJobTexts } from './close-job-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { jobsTexts } from './jobs-texts.ts';
import formStyles from '../../shared/forms/Form.module.css';
import { ApiError } from '../../shared/lib/api.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import type { TabState } from '../list/ResourceTab.tsx';
import { adminCall } from '../session/admin-call.ts';
import { type Outcome, outcomeOfMany } from '../answers/outcome.tsx';
import { rejectionOf } from '#rooms/answers/contract/team-words.ts';
import { TellForm } from '../answers/TellForm.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { applicationsChanged, countsQuery, mailTemplatesQuery } from '../shell/queries.ts';
import { Dialog } from '../shell/Dialog.tsx';

type Props = {
  job: ListedJob;
  opened: boolean;
  tab: Pick<TabState<ListedJob, unknown>, 'report' | 'undo' | 'setStatus'>;
  onClose: () => void;
};

/** Closes a job unless it is closed, and asks whether those who wait for an answer are rejected. */
export function CloseJobDialog({ job, opened, tab, onClose }: Props) {
  const closes = isOpen(job, serverNow());
  const submit = closes ? closeJobTexts.submit : closeJobTexts.done;
  const client = useQueryClient();
  const mailTemplates = useQuery(mailTemplatesQuery);
  const waiting = useQuery({ queryKey: [...countsQuery.queryKey, 'waiting', job.id], queryFn: () => waitingFor(job.id), staleTime: 0 });

  const close = (versions: ApplicationVersion[], outcome: Outcome | undefined) => {
    onClose();
    const rejectThem = outcome && (() => void tab.report.run(closeJobTexts.rejectFailed, () => reject(versions, outcome), { id: job.id }));
    // Nobody is rejected for a posting that can't be closed.
    if (closes) tab.setStatus(job, 'Inactive', rejectThem && { onStored: rejectThem });
    else rejectThem?.();
  };

  const change = async (body: BulkInput) => {
    const { data } = await adminCall(applicationEndpoints.changeApplications, { body });
    applicationsChanged(client);
    return data;
  };

  const reject = async (waiting: ApplicationVersion[], outcome: Outcome) => {
    const versions = waiting.map(({ id, updated_at }) => ({ id, updated_at }));
    const data = await change({ ids: versions.map(({ id }) => id), versions, set: 'Rejected', ...rejectionOf(outcome) });
    const { restorable, changed, words } = outcomeOfMany(data.results, outcome.tell);
    const left = data.results.filter(({ outcome }) => !['done', 'missing', 'no address'].includes(outcome)).length;
    const unmailed = await inWords(data.results.filter(isUnmailed));
    const text = `${(closes ? closeJobTexts.closedAndRejected : closeJobTexts.rejected)(changed, job.title)} ${words} ${unmailed}`.trim();
    const restore = async () => {
      const data = await change({ restore: restorable });
      const kept = data.results.filter(({ outcome }) => outcome !== 'done').length;
      if (kept > 0) throw new ApiError(409, closeJobTexts.notRestored(kept));
      return closes ? jobsTexts.opened(job.title) : bulkTexts.restored(restorable.length);
    };
    const undo = () => {
      void tab.report.run(staffTexts.updateStatusFailed, restore, { id: job.id });
      if (closes) tab.setStatus({ ...job, status: 'Inactive' }, 'Active');
    };
    if (changed > 0 || unmailed) tab.undo.propose({ text, undo: restorable.length > 0 ? undo : undefined });
    if (left > 0) throw new ApiError(409, closeJobTexts.notRejected(left));
    return text;
  };

  return (
    <Dialog opened={opened} onClose={onClose} title={(closes ? closeJobTexts.title : closeJobTexts.closedTitle)(job.title)}>
      <Loaded query={waiting} failed={closeJobTexts.waitingFailed}>
        {({ versions, first }) => (
          <>
            <p>{closeJobTexts.waiting(versions.length)}</p>
            {first ? (
              <Loaded query={mailTemplates} failed={closeJobTexts.waitingFailed}>
                {(templates) => (
                  <TellForm
                    ending={{ status: 'Rejected', known: [first], listed: versions, count: versions.length }}
                    templates={templates}
                    nobody={closeJobTexts.nobody}
                    submit={submit}
                    onSubmit={(outcome) => close(versions, outcome)}
                    onCancel={onClose}
                  />
                )}
              </Loaded>
            ) : (
              <div className={formStyles.actions}>
                <Button variant="default" onClick={onClose}>
                  {dashboardTexts.cancel}
                </Button>
                <Button color="red" data-autofocus autoFocus onClick={() => close([], undefined)}>
                  {submit}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** @returns as many as one call can change, and the first of them who can get the mail that is shown */
async function waitingFor(job_id: string): Promise<{ versions: ApplicationVersion[]; first?: Application }> {
  const lists = waitingStatuses.map((status) => adminCall(applicationEndpoints.listApplicationVersions, { query: { job_id, status } }));
  const versions = (await Promise.all(lists)).flatMap(({ data }) => data).slice(0, limits.bulkMax);
  const first = versions.find(({ applicant_email }) => applicant_email !== '') ?? versions[0];
  if (!first) return { versions };
  const { data } = await adminCall(applicationEndpoints.readApplication, { params: { id: first.id } });
  return { versions, first: data.application };
}
