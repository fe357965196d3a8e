import { Button, Radio, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { isOpen, keptPublication } from '#rooms/jobs/contract/job-closing.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { reopenJobTexts } from './reopen-job-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import formStyles from '../../shared/forms/Form.module.css';
import { serverNow } from '../../shared/lib/server-clock.ts';
import type { TabState } from '../list/ResourceTab.tsx';
import { adminCall } from '../session/admin-call.ts';
import { mailsInWords, morningInWords } from '../answers/outcome.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import '../../shared/styles/mantine-radio.css';
import { AlertNote } from './AlertNote.tsx';

type Props = {
  job: ListedJob;
  opened: boolean;
  tab: Pick<TabState<ListedJob, unknown>, 'report' | 'undo' | 'setStatus'>;
  onClose: () => void;
};

/** Opens a job, says who gets an email, and asks whether waiting rejections are stopped. */
export function ReopenJobDialog({ job, opened, tab, onClose }: Props) {
  const client = useQueryClient();
  const opens = !isOpen(job, serverNow());
  const [choice, setChoice] = useState('stop');
  const waiting = useQuery({
    queryKey: ['scheduled', job.id],
    queryFn: async () => (await adminCall(answerEndpoints.listScheduled)).data.filter(({ job_id }) => job_id === job.id),
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
