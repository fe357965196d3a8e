import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Job, JobInput } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { adminCopy, jobsCopy } from '../../content/admin-copy.ts';
import { ActionReport } from '../ActionReport.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import styles from '../List.module.css';
import { ListState } from '../ListState.tsx';
import { useActions } from '../use-actions.ts';
import { useDialog } from '../use-dialog.ts';
import { JobDialog } from './JobDialog.tsx';
import { JobsTable } from './JobsTable.tsx';
import { useJobs } from './use-jobs.ts';

/** The dashboard's job postings. */
export function JobsTab() {
  const jobs = useJobs();
  const actions = useActions();
  const editing = useDialog<Job | undefined>();
  const deleting = useDialog<Job>();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = jobs.state.status === 'ready' ? jobs.state.data.length : undefined;

  const save = async (input: JobInput, base: Job | undefined) => {
    await (base ? jobs.save(base, input) : jobs.create(input));
    editing.close();
    actions.say(base ? jobsCopy.saved(input.title) : jobsCopy.created(input.title));
  };

  const remove = (job: Job) => {
    deleting.close();
    // The row takes its button with it, to which the focus would return.
    heading.current?.focus();
    void actions.attempt(messages.deleteJobFailed, async () => {
      await jobs.remove(job);
      return jobsCopy.deleted(job.title);
    });
  };

  return (
    <section className={styles.list} aria-label={adminCopy.tabs.jobs}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {count === undefined ? adminCopy.tabs.jobs : jobsCopy.count(count)}
        </h2>
        <Button size="sm" onClick={() => editing.open(undefined)} disabled={count === undefined}>
          {jobsCopy.create}
        </Button>
      </div>
      <ActionReport actions={actions} />
      <ListState loaded={jobs} failed={messages.fetchJobsFailed}>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.empty}>{jobsCopy.empty}</p>
          ) : (
            <JobsTable jobs={list} onEdit={editing.open} onDelete={deleting.open} />
          )
        }
      </ListState>
      {editing.shown && (
        <JobDialog
          key={editing.key}
          opened={editing.opened}
          job={editing.shown.subject}
          onSave={save}
          latest={jobs.refresh}
          onClose={editing.close}
        />
      )}
      {deleting.shown && (
        <ConfirmDialog
          opened={deleting.opened}
          title={jobsCopy.deleteTitle}
          question={messages.confirmDeleteJob}
          detail={deleting.shown.subject.title}
          confirm={adminCopy.delete}
          onConfirm={() => deleting.shown && remove(deleting.shown.subject)}
          onCancel={deleting.close}
        />
      )}
    </section>
  );
}
