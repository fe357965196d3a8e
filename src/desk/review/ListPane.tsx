import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { Application, ApplicationFilter } from '#rooms/applications/contract/applications.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { formatDay } from '../../shared/lib/format.ts';
import { applicationPath, applicationsPath } from '../../admin-paths.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { UnreadMark } from '../list/RowParts.tsx';
import { Thumbs } from '../applications/Thumbs.tsx';
import { LoadMore } from '../list/LoadMore.tsx';
import { usePagedList } from '../list/use-paged-list.ts';
import { Loaded } from '../shell/Loaded.tsx';
import type { Report } from '../shell/report.tsx';
import { adminCall } from '../session/admin-call.ts';
import { applications } from '../applications/resource.ts';
import { answerDue } from '../shell/answer-due.ts';
import styles from './ListPane.module.css';
import type { Walk } from './use-walk.ts';

type Props = { walk: Walk; current: string; report: Report; inert: boolean };

const useList = (filter: ApplicationFilter) =>
  usePagedList({
    name: applications.name,
    filter,
    load: (options) => adminCall(applicationEndpoints.listApplications, options),
    paused: false,
  });

/** The list that the application was opened from, at least as far as to the current one. */
export function ListPane({ walk: { filter, query, place }, current, report, inert }: Props) {
  const list = useList(filter);
  const pane = useRef<HTMLElement>(null);

  useEffect(() => {
    pane.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, list.count]);

  const shown = list.data?.flat() ?? [];
  const isBelow = list.hasMore && shown.length < (place?.position ?? 0) && shown.every(({ id }) => id !== current);
  const loadCurrent = useEffectEvent(() => {
    if (isBelow) void list.loadMore().catch(() => undefined);
  });
  useEffect(() => loadCurrent(), [isBelow, shown.length]);

  const loadMore = () => report.run(staffTexts.fetchApplicationsFailed, async () => dashboardTexts.loadedMore(await list.loadMore()));

  return (
    <nav ref={pane} inert={inert} className={styles.pane} aria-label={reviewTexts.list}>
      <Loaded query={list} failed={staffTexts.fetchApplicationsFailed} loading={<ListSkeleton />}>
        {(pages) => (
          <>
            <ol>
              {pages.flat().map((application) => (
                <li key={application.id}>
                  <ListItem application={application} query={query} isCurrent={application.id === current} />
                </li>
              ))}
            </ol>
            {list.hasMore && <LoadMore count={list.count} onLoad={loadMore} />}
          </>
        )}
      </Loaded>
    </nav>
  );
}

type ItemProps = { application: Application; query: URLSearchParams; isCurrent: boolean };

const ListItem = memo(function ListItem({ application, query, isCurrent }: ItemProps) {
  const { id, applicant_name, job_title, status, created_at } = application;
  const due = answerDue(application);
  return (
    <Link className={styles.item} to={applicationPath(id, query)} replace aria-current={isCurrent || undefined}>
      <span className={styles.line}>
        <span className={styles.name}>
          <UnreadMark unread_at={application.unread_at} />
          <span>{applicant_name}</span>
        </span>
        <span className={styles.end}>
          <Thumbs recommendations={application.recommendations} />
          <StatusLabel status={status} />
        </span>
      </span>
      <span className={`${styles.line} ${styles.about}`}>
        <span className="ellipsis">{job_title}</span>
        <span className={styles.age} data-late={due?.overdue}>
          {due ? due.text : formatDay(created_at)}
        </span>
      </span>
    </Link>
  );
});

/** Says that nothing follows in the list, and leads to its first application that is still pending. */
export function LastOne({ walk: { filter, query }, current }: Pick<Props, 'walk' | 'current'>) {
  const all = useList(filter).data?.flat();
  const pending = all?.find(({ id, status }) => id !== current && status === 'Pending');
  return (
    <Notice kind="success">
      {reviewTexts.lastOne}{' '}
      {pending && <Link to={applicationPath(pending.id, query)}>{reviewTexts.firstPending(pending.applicant_name)}</Link>}{' '}
      <Link to={applicationsPath(query)}>{reviewTexts.backToList}</Link>
    </Notice>
  );
}
