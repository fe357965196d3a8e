import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { jobEndpoints } from '#rooms/jobs/contract/endpoints.ts';
import { jobEditEndpoints } from '#rooms/jobs/contract/job-input.ts';
import { alertTime, isOpen, keptPublication } from '#rooms/jobs/contract/job-closing.ts';
import { jobStatuses, type ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { jobsTexts } from './jobs-texts.ts';
import { storedValues } from './form/job-values.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { ListSearch } from '../list/ListSearch.tsx';
import listStyles from '../list/ResourceTab.module.css';
import { ResourceTab, type TabResource, useResourceTab } from '../list/ResourceTab.tsx';
import { ignoreMissing } from '../../shared/lib/api.ts';
import { jobPath } from '../../paths.ts';
import { jobPageTexts } from '../../site/careers/job-page-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useAddress } from '../../shared/lib/use-address.ts';
import { adminCall } from '../session/admin-call.ts';
import { useMay } from '../session/session.ts';
import { HeadButton } from '../shell/HeadButton.tsx';
import { lazyPart } from '../shell/lazy-part.ts';
import { LoadFailure } from '../shell/Loaded.tsx';
import { jobsQuery, refreshed, wholeJobsQuery } from '../shell/queries.ts';
import { Conflict } from '../shell/resource.ts';
import { useNew } from '../shell/use-new.ts';
import { useNoJobs } from '../shell/use-no-jobs.ts';
import { useWritten } from '../shell/use-writes.ts';
import { readArrangement, useShownJobs } from './arrange-jobs.ts';
import { JobRow } from './JobRow.tsx';
import { WaitingLink } from './WaitingLink.tsx';

const ReopenJobDialog = lazyPart(async () => (await import('./ReopenJobDialog.tsx')).ReopenJobDialog);
const JobLinkDialog = lazyPart(async () => (await import('./JobLinkDialog.tsx')).JobLinkDialog);
const JobDialog = lazyPart(async () => (await import('./JobDialog.tsx')).JobDialog);

const widthsWith = (actions: string) => ({
  wide: `minmax(0, 1fr) 6rem 4.25rem 6.25rem 4rem 5.5rem 6.25rem 4.5rem ${actions}`,
  narrow: `minmax(0, 1fr) 6rem 3.25rem 5.75rem 4.5rem ${actions}`,
});

const resource: TabResource<ListedJob> = {
  name: 'jobs',
  label: dashboardTexts.tabs.jobs,
  columns: jobsTexts.columns,
  wideColumns: ['hired', 'rejected', 'withdrawn'],
  widths: widthsWith('10rem'),
  loadFailed: staffTexts.fetchJobsFailed,
  status: {
    call: jobEditEndpoints.updateJob,
    send: async ({ id, updated_at, status }) => {
      const { data: whole } = await adminCall(jobEndpoints.readJob, { params: { id } });
      return adminCall(jobEditEndpoints.updateJob, {
        params: { id },
        body: { ...storedValues(whole), status, updated_at: updated_at || undefined },
      });
    },
    done: ({ title, status }) => (status === 'Active' ? jobsTexts.opened(title) : jobsTexts.closed(title)),
    failed: staffTexts.saveJobFailed,
  },
  deletion: {
    send: ({ id }) => adminCall(jobEndpoints.deleteJob, { params: { id } }),
    title: jobsTexts.deleteTitle,
    question: staffTexts.confirmDeleteJob,
    done: jobsTexts.deleted,
    failed: staffTexts.deleteJobFailed,
  },
  nameOf: ({ title }) => title,
  describe: ({ title }) => title,
  conflictOf: async (error, { id }) => {
    const current = await adminCall(jobEndpoints.readJob, { params: { id } }).catch(ignoreMissing);
    return current && new Conflict(error.text, current.data);
  },
};

const { actions: _actions, ...readColumns } = jobsTexts.columns;

/** For people who may change nothing. */
const readOnly: TabResource<ListedJob> = { ...resource, columns: readColumns, widths: widthsWith('') };

/** What a dialog is about: opening a job again, its link, or an edit. */
type Subject = { opening: ListedJob } | { sharing: ListedJob } | Edit;
type Edit = { job?: ListedJob; copied?: ListedJob };

export function JobsTab() {
  const { get, change } = useAddress();
  const may = useMay();
  const tab = useResourceTab<ListedJob, Subject>(may(resource.status.call) ? resource : readOnly, (job) => ({ job }));
  const noJobs = useNoJobs();
  const arrangement = readArrangement(get);
  const { words, status, sort } = arrangement;
  const query = useQuery({ ...(words ? wholeJobsQuery : jobsQuery), ...(tab.paused ? { refetchOnWindowFocus: false } : refreshed) });
  const withChanges = useWritten<ListedJob>(resource.name);
  const jobs = query.data?.flatMap((job) => withChanges(job) ?? []);
  const mayCreate = may(jobEditEndpoints.createJob);
  useNew(() => tab.dialog.open({}), mayCreate && jobs !== undefined);

  const { counts, ...shown } = useShownJobs(jobs, arrangement);

  /** Whether rejections of earlier may wait to leave, as far as the numbers say once they are loaded. */
  const mayReject = ({ id }: ListedJob) => !counts.data || (counts.data[id]?.rejected ?? 0) > 0;

  const setStatus = (job: ListedJob, status: string) => {
    const mayMail =
      mayReject(job) || alertTime({ ...job, status: 'Active', published_at: keptPublication(job, serverNow()) }, serverNow()) !== undefined;
    if (status === 'Active' && mayMail) tab.dialog.open({ opening: job });
    else tab.setStatus(job, status, { more: status === 'Active' ? waysTo(job) : <WaitingLink job={job.id} /> });
  };

  const endEdit = (saved: ListedJob, before?: ListedJob) => {
    // It would restore the job as it was before this edit.
    tab.undo.dismiss();
    tab.report.announce(before ? jobsTexts.saved(saved.title) : jobsTexts.created(saved.title));
    const [wasOpen, isNowOpen] = [before && isOpen(before, serverNow()), isOpen(saved, serverNow())];
    if (wasOpen === false && isNowOpen && mayReject(saved)) tab.dialog.open({ opening: saved }, tab.headingRef.current ?? undefined);
    else tab.dialog.close();
    if (wasOpen && !isNowOpen) tab.undo.propose({ text: jobsTexts.closed(saved.title), more: <WaitingLink job={saved.id} /> });
    if (!wasOpen && isNowOpen) tab.undo.propose({ text: jobsTexts.published(saved.title), more: waysTo(saved) });
  };

  const choose = (values: { status: string } | { sort: string }) => change(values, { push: true });

  const share = (sharing: ListedJob) => (opener: Element) => tab.dialog.open({ sharing }, opener);

  const waysTo = (job: ListedJob) => (
    <>
      <a href={jobPath(job.id)} target="_blank" rel="noopener">
        {jobsTexts.view}
      </a>{' '}
      <Button size="xs" variant="default" onClick={({ currentTarget }) => share(job)(currentTarget)}>
        {jobPageTexts.share.copyLink}
      </Button>
    </>
  );

  return (
    <ResourceTab
      tab={tab}
      list={{ ...shown, key: resource.name, error: query.error, refetch: query.refetch }}
      heading={jobsTexts.count(shown.count, jobs?.length ?? 0)}
      empty={noJobs ?? (jobs?.length === 0 ? jobsTexts.empty : jobsTexts.noMatch)}
      actions={
        mayCreate && (
          <HeadButton Icon={IconPlus} variant="filled" onClick={({ currentTarget }) => tab.dialog.open({}, currentTarget)} disabled={!jobs}>
            {jobsTexts.create}
          </HeadButton>
        )
      }
      row={(job) => (
        <JobRow
          key={job.id}
          job={job}
          counts={counts.data?.[job.id]}
          counting={!counts.error}
          mayChange={tab.mayChange}
          onStatus={(status) => setStatus(job, status)}
          onDuplicate={(opener) => tab.dialog.open({ copied: { ...job, status: 'Inactive' } }, opener)}
          onShare={share(job)}
          onEdit={(opener) => tab.dialog.open({ job }, opener)}
          onDelete={(opener) => tab.deletion.open(job, opener)}
        />
      )}
      sorts={{
        title: { direction: sort === 'title' ? 'ascending' : undefined, onSort: () => choose({ sort: 'title' }) },
        total: { direction: sort === 'applications' ? 'descending' : undefined, onSort: () => choose({ sort: 'applications' }) },
      }}
      consequence={({ id }) => jobsTexts.deleteConsequence(counts.data?.[id]?.total)}
      dialog={(subject, { opened, report, onClose }) =>
        'opening' in subject ? (
          <ReopenJobDialog job={subject.opening} opened={opened} tab={tab} onClose={onClose} />
        ) : 'sharing' in subject ? (
          <JobLinkDialog job={subject.sharing} opened={opened} onClose={onClose} />
        ) : (
          <JobDialog {...subject} opened={opened} report={report} onSaved={(saved) => endEdit(saved, subject.job)} onClose={onClose} />
        )
      }
    >
      <div className={listStyles.filter} role="search" aria-label={resource.label}>
        <ListSearch label={jobsTexts.search} hint={jobsTexts.searchHint} value={words} onSearch={(q) => change({ q })} />
        <FilterSelect
          label={jobsTexts.status}
          value={status ?? ''}
          onChoose={(status) => choose({ status })}
          data={[{ value: '', label: jobsTexts.anyStatus }, ...jobStatuses]}
        />
        <FilterSelect
          label={jobsTexts.sort}
          value={sort}
          onChoose={(sort) => choose({ sort })}
          data={Object.entries(jobsTexts.sorts).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {jobs && !counts.data && counts.error && (
        <LoadFailure title={jobsTexts.countsFailed} error={counts.error} onRetry={() => void counts.refetch()} />
      )}
    </ResourceTab>
  );
}
