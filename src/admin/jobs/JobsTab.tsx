import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Job, JobInput } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { dashboardTexts, jobsTexts } from '../../content/staff/dashboard.ts';
import { forgetDraft, type JobDraft, keepDraft, readDraft } from '../../forms/job/job-draft.ts';
import { ActionReport } from '../ActionReport.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { removeRow } from '../list-focus.ts';
import styles from '../List.module.css';
import { ListState } from '../ListState.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { useActions } from '../use-actions.ts';
import { useDialog } from '../use-dialog.ts';
import { useFocusRefresh } from '../use-focus-refresh.ts';
import { useShown } from '../use-shown.ts';
import { arrangeJobs, readArrangement } from './arrange-jobs.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { JobDialog, type JobVersion } from './JobDialog.tsx';
import { JobsFilter } from './JobsFilter.tsx';
import { JobsTable } from './JobsTable.tsx';
import { useApplicationCounts } from './use-application-counts.ts';
import { useJobs } from './use-jobs.ts';

/** The dashboard's job postings. */
export function JobsTab() {
  const jobs = useJobs();
  const counts = useApplicationCounts();
  const actions = useActions();
  const { get, change } = useShown();
  const editing = useDialog<{ job?: Job; draft?: JobDraft }>();
  const deleting = useDialog<Job>();
  const [draft, setDraft] = useState(readDraft);
  const heading = useRef<HTMLHeadingElement>(null);

  const arrangement = readArrangement(get);
  const all = jobs.state.status === 'ready' ? jobs.state.data : undefined;
  const numbers = counts.state.status === 'ready' ? counts.state.data : {};
  const shown = arrangeJobs(all ?? [], arrangement, numbers);
  const drafted = all?.find(({ id }) => id === draft?.base?.id);

  // An edit under way refreshes by itself where it has to.
  useFocusRefresh(
    () => Promise.all([jobs.refresh(), counts.refresh()]),
    all !== undefined && !editing.opened && !deleting.opened && !jobs.acting,
  );

  const save = async (input: JobInput, base: JobVersion | undefined) => {
    await (base ? jobs.save(base, input) : jobs.create(input));
    editing.close();
    actions.say(base ? jobsTexts.saved(input.title) : jobsTexts.created(input.title));
  };

  const remove = (job: Job) => {
    const send = async () => {
      await jobs.remove(job);
      return jobsTexts.deleted(job.title);
    };
    const place = shown.findIndex(({ id }) => id === job.id);
    removeRow(place, heading.current, () => {
      deleting.close();
      void actions.attempt(texts.deleteJobFailed, send, job.title);
    });
  };

  // Another edit takes the place of one that is still offered; after it, that one is kept again.
  const keepOfferedDraft = () => (draft ? keepDraft(draft) : forgetDraft());

  const dropDraft = () => {
    forgetDraft();
    setDraft(undefined);
    heading.current?.focus();
  };

  const resumeDraft = () => {
    heading.current?.focus();
    editing.open({ job: drafted, draft });
    setDraft(undefined);
  };

  const report = <ActionReport of={[actions]} />;

  return (
    <section className={styles.list} aria-label={dashboardTexts.tabs.jobs}>
      {draft && all && <DraftNotice draft={draft} exists={drafted !== undefined} onResume={resumeDraft} onDrop={dropDraft} />}
      <JobsFilter arrangement={arrangement} onChange={change} />
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {all ? jobsTexts.count(shown.length, all.length) : dashboardTexts.tabs.jobs}
        </h2>
        <Button size="sm" onClick={({ currentTarget }) => editing.open({}, currentTarget)} disabled={!all}>
          {jobsTexts.create}
        </Button>
      </div>
      {all && counts.state.status === 'failed' && (
        <LoadFailure title={texts.fetchApplicationsFailed} error={counts.state.error} onRetry={counts.reload}>
          {jobsTexts.countsFailed}
        </LoadFailure>
      )}
      <ListState loaded={jobs} failed={texts.fetchJobsFailed}>
        {(list) =>
          shown.length === 0 ? (
            <p className={styles.empty}>{list.length === 0 ? jobsTexts.empty : jobsTexts.noMatch}</p>
          ) : (
            <JobsTable jobs={shown} counts={numbers} onEdit={(job, pressed) => editing.open({ job }, pressed)} onDelete={deleting.open} />
          )
        }
      </ListState>
      {!editing.opened && report}
      {editing.shown && (
        <JobDialog
          key={editing.key}
          opened={editing.opened}
          {...editing.shown.subject}
          report={editing.opened && report}
          onSave={save}
          latest={jobs.refresh}
          onDone={keepOfferedDraft}
          onClose={editing.close}
        />
      )}
      {deleting.shown && (
        <ConfirmDialog
          opened={deleting.opened}
          title={jobsTexts.deleteTitle}
          question={texts.confirmDeleteJob}
          detail={deleting.shown.subject.title}
          confirm={dashboardTexts.delete}
          onConfirm={() => deleting.shown && remove(deleting.shown.subject)}
          onCancel={deleting.close}
        />
      )}
    </section>
  );
}
