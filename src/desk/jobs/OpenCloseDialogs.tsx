import { Button, Radio, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { Application, ApplicationVersion } from '#rooms/applications/contract/applications.ts';
import { isOpen, keptPublication } from '#rooms/jobs/contract/job-closing.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { waitingStatuses } from '#rooms/applications/contract/statuses.ts';
import { useBulk } from '../applications/use-bulk.ts';
import { closeJobTexts, reopenJobTexts } from './close-job-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import formStyles from '../../shared/forms/Form.module.css';
import { serverNow } from '../../shared/lib/server-clock.ts';
import type { TabState } from '../list/ResourceTab.tsx';
import { adminCall } from '../session/admin-call.ts';
import { mailsInWords, type Outcome, morningInWords } from '../answers/outcome.tsx';
import { TellForm } from '../answers/TellForm.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { countsQuery, mailTemplatesQuery } from '../shell/queries.ts';
import { Dialog } from '../shell/Dialog.tsx';
import '../../shared/styles/mantine-radio.css';
import { AlertNote } from './AlertNote.tsx';

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
  const mailTemplates = useQuery(mailTemplatesQuery);
  const waiting = useQuery({ queryKey: [...countsQuery.queryKey, 'waiting', job.id], queryFn: () => waitingFor(job.id), staleTime: 0 });
  const selection = { versions: waiting.data?.versions ?? [], update: () => undefined };
  const bulk = useBulk({ ...tab, selection, find: () => undefined });

  const close = (outcome: Outcome | undefined) => {
    onClose();
    const rejectThem = () =>
      bulk.setStatus('Rejected', outcome?.rejection, {
        failed: closeJobTexts.rejectFailed,
        done: (count) => (closes ? closeJobTexts.closedAndRejected : closeJobTexts.rejected)(count, job.title),
        onUndo: () => closes && tab.setStatus({ ...job, status: 'Inactive' }, 'Active'),
      });
    // Nobody is rejected for a posting that can't be closed.
    if (closes) tab.setStatus(job, 'Inactive', outcome && { onStored: rejectThem });
    else if (outcome) rejectThem();
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
                    onSubmit={close}
                    onCancel={onClose}
                  />
                )}
              </Loaded>
            ) : (
              <div className={formStyles.actions}>
                <Button variant="default" onClick={onClose}>
                  {dashboardTexts.cancel}
                </Button>
                <Button color="red" data-autofocus autoFocus onClick={() => close(undefined)}>
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

/** Opens a job, says who gets an email, and asks whether waiting rejections are stopped. */
export function ReopenJobDialog({ job, opened, tab, onClose }: Props) {
  const client = useQueryClient();
  const opens = !isOpen(job, serverNow());
  const [choice, setChoice] = useState('stop');
  const waiting = useQuery({
    queryKey: ['scheduled', job.id],
    queryFn: async () => (await adminCall(answerEndpoints.listScheduled)).data.filter(({ job_id }) => job_id === job.id),
    staleTime: 0,
  });

  const stop = async (ids: string[]) => {
    const { data } = await adminCall(answerEndpoints.cancelScheduled, { body: { ids, restore: true } });
    void client.invalidateQueries();
    const text = reopenJobTexts.stopped(data.ids.length, ids.length - data.ids.length);
    if (opens) tab.setStatus(job, 'Active', { consequence: text, isFinal: true });
    else tab.undo.propose({ text });
    return text;
  };

  const submit = (ids: string[]) => (event: SubmitEvent) => {
    event.preventDefault();
    onClose();
    if (choice === 'stop' && ids.length > 0) void tab.report.run(reopenJobTexts.stopFailed, () => stop(ids), { id: job.id });
    else if (opens) tab.setStatus(job, 'Active', { consequence: mailsInWords(ids.length, 'morning') });
  };

  return (
    <Dialog opened={opened} onClose={onClose} title={(opens ? reopenJobTexts.title : reopenJobTexts.openTitle)(job.title)}>
      <Loaded query={waiting} failed={reopenJobTexts.failed}>
        {(mails) => (
          <form className={formStyles.form} onSubmit={submit(mails.map(({ id }) => id))}>
            <p>{reopenJobTexts.waiting(mails.length, morningInWords(true))}</p>
            {opens && <AlertNote job={{ ...job, status: 'Active', published_at: keptPublication(job, serverNow()) }} />}
            {mails.length > 0 && (
              <Radio.Group label={reopenJobTexts.legend} value={choice} onChange={setChoice}>
                <Stack gap="xs" mt="xs">
                  <Radio value="stop" label={reopenJobTexts.stop} />
                  <Radio value="leave" label={reopenJobTexts.leave} />
                </Stack>
              </Radio.Group>
            )}
            <div className={formStyles.actions}>
              <Button variant="default" onClick={onClose}>
                {dashboardTexts.cancel}
              </Button>
              <Button type="submit" data-autofocus autoFocus>
                {opens ? reopenJobTexts.submit : reopenJobTexts.done}
              </Button>
            </div>
          </form>
        )}
      </Loaded>
    </Dialog>
  );
}
