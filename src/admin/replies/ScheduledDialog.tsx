import { Button, Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ScheduledMail } from '#contract/applications.ts';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { dialogProps } from '../../components/dialog/dialog-props.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { scheduledTexts } from '../../content/staff/scheduled.ts';
import { failureText } from '../../forms/failure-text.ts';
import { queryOf } from '../../lib/api.ts';
import { focusAfterRemoval } from '../../lib/focus.ts';
import { formatMoment } from '../../lib/format.ts';
import { applicationPath } from '../../paths.ts';
import { adminCall } from '../session/admin-call.ts';
import type { OpenedDialogProps } from '../shared/DialogButton.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import styles from './ScheduledDialog.module.css';

/** The mails that wait for the next working morning, each of which can be cancelled. */
export function ScheduledDialog({ opened, onClose }: Pick<OpenedDialogProps, 'opened' | 'onClose'>) {
  const client = useQueryClient();
  const query = useQuery({ queryKey: ['scheduled'], queryFn: readScheduled, staleTime: 0 });
  const cancellation = useMutation({
    mutationFn: async (ids: string[]) => (await adminCall(endpoints.cancelScheduled, { body: { ids } })).data.ids.length,
    onSettled: () => client.invalidateQueries(),
  });
  const { data: cancelled, variables: asked = [], error, isPending } = cancellation;
  const late = cancelled === undefined ? 0 : asked.length - cancelled;

  return (
    <Modal {...dialogProps(dashboardTexts.close)} opened={opened} onClose={onClose} title={scheduledTexts.title} size="lg">
      <div className={styles.body}>
        {error && (
          <Notice kind="error" title={scheduledTexts.cancelFailed}>
            {failureText(error, '', '')}
          </Notice>
        )}
        {cancelled !== undefined && (
          <Notice kind="success">
            {scheduledTexts.cancelled(cancelled)} {late > 0 && scheduledTexts.tooLate(late)}
          </Notice>
        )}
        <Loaded query={query} failed={scheduledTexts.failed}>
          {(mails) =>
            mails.length === 0 ? (
              <p>{scheduledTexts.none}</p>
            ) : (
              <>
                <p>{scheduledTexts.lead}</p>
                <ul className={styles.mails}>
                  {mails.map(({ id, application, applicant_name, job_title, at }) => (
                    <li key={id} ref={passFocusToDialog}>
                      <Link to={applicationPath(application)}>{applicant_name}</Link>
                      <span className={styles.job}>{job_title}</span>
                      <time dateTime={at}>{formatMoment(at)}</time>
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={scheduledTexts.cancelNamed(applicant_name)}
                        disabled={isPending}
                        onClick={() => cancellation.mutate([id])}
                      >
                        {scheduledTexts.cancel}
                      </Button>
                    </li>
                  ))}
                </ul>
                {mails.length > 1 && (
                  <Button
                    ref={passFocusToDialog}
                    variant="default"
                    loading={isPending}
                    onClick={() => cancellation.mutate(mails.map(({ id }) => id))}
                  >
                    {scheduledTexts.cancelAll(mails.length)}
                  </Button>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </Modal>
  );
}

/** For a button that disappears when pressed. */
const passFocusToDialog = focusAfterRemoval(() => document.querySelector<HTMLElement>('[role="dialog"]'));

/** @returns at most as many as can be cancelled in one call */
async function readScheduled(): Promise<ScheduledMail[]> {
  const mails: ScheduledMail[] = [];
  let query: Record<string, string> | undefined = { limit: String(limits.pageSizeMax) };
  while (query && mails.length < limits.bulkMax) {
    const { data, next }: Awaited<ReturnType<typeof readPage>> = await readPage(query);
    mails.push(...data);
    query = next === undefined ? undefined : queryOf(next);
  }
  return mails;
}

const readPage = (query: Record<string, string>) => adminCall(endpoints.listScheduled, { query });
