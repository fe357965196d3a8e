import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { officeZone } from '#rooms/platform/contract/office.ts';
import { timeIn } from '#rooms/platform/contract/zones.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { scheduledTexts } from './replies-texts.ts';
import { failureText } from '../../shared/forms/failure-text.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { passFocusToDialog } from '../../shared/lib/focus.ts';
import { applicationPath } from '../../admin-paths.ts';
import { adminCall } from '../session/admin-call.ts';
import { Dialog, type OpenedDialogProps } from '../shell/Dialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import styles from './Answers.module.css';

/** The mails that wait for the next working morning, each of which can be cancelled. */
export function ScheduledDialog({ opened, onClose }: Pick<OpenedDialogProps, 'opened' | 'onClose'>) {
  const client = useQueryClient();
  const query = useQuery(adminQuery(['scheduled'], answerEndpoints.listScheduled));
  const { sending, failure, answer, submit } = useSubmission(async (ids: string[]) => {
    const { data } = await adminCall(answerEndpoints.cancelScheduled, { body: { ids } });
    void client.invalidateQueries();
    return { cancelled: data.ids.length, late: ids.length - data.ids.length };
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={scheduledTexts.title} size="lg">
      <div className="stack gap-16">
        {failure && (
          <Notice kind="error" title={scheduledTexts.cancelFailed}>
            {failureText(failure.error, '', '')}
          </Notice>
        )}
        {answer && (
          <Notice kind="success">
            {scheduledTexts.cancelled(answer.value.cancelled)} {answer.value.late > 0 && scheduledTexts.tooLate(answer.value.late)}
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
                      <span className="dimmed">{job_title}</span>
                      <time dateTime={at}>{timeIn(officeZone, at)}</time>
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={scheduledTexts.cancelNamed(applicant_name)}
                        disabled={sending}
                        onClick={() => void submit([id])}
                      >
                        {scheduledTexts.cancel}
                      </Button>
                    </li>
                  ))}
                </ul>
                {mails.length > 1 && (
                  <Button
                    ref={passFocusToDialog}
                    style={{ justifySelf: 'start' }}
                    variant="default"
                    loading={sending}
                    onClick={() => void submit(mails.map(({ id }) => id))}
                  >
                    {scheduledTexts.cancelAll(mails.length)}
                  </Button>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
