import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Application } from '#contract/applications.ts';
import { staffTexts } from '#contract/staff-texts.ts';
import { Notice } from '../../../components/notice/Notice.tsx';
import { StaffHead } from '../../../components/head/StaffHead.tsx';
import { dashboardTexts } from '../../../content/staff/dashboard.ts';
import { reviewTexts } from '../../../content/staff/review.ts';
import { staffTitles } from '../../../content/staff/titles.ts';
import { applicationsPath, searchHash } from '../../../paths.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { type Report, useReport, useStaffReport } from '../../shared/use-report.tsx';
import { ReportView } from '../../shared/ReportView.tsx';
import { useDialog } from '../../shared/use-dialog.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { LoadFailure } from '../../shared/Loaded.tsx';
import { mailTemplatesQuery } from '../../shared/queries.ts';
import { ShortcutsHelp } from '../../shared/ShortcutsHelp.tsx';
import { deletionQuestion, useItemActions } from '../../shared/use-item-actions.ts';
import { UndoNotice, useUndo } from '../../shared/UndoNotice.tsx';
import { useShortcuts } from '../../shared/use-shortcuts.ts';
import { applications, resumeUrlOf } from '../resource.ts';
import { useToldStatus } from '../../replies/use-telling.tsx';
import { Facts } from './Facts.tsx';
import { ListPane } from './ListPane.tsx';
import { ResumePane } from './ResumePane.tsx';
import styles from './Review.module.css';
import { ReviewActions, ReviewSteps } from './ReviewBar.tsx';
import { Timeline } from './Timeline.tsx';
import { useWalk, type Walk } from './use-walk.ts';

const ReplyDialog = lazyPart('reply dialog', async () => (await import('./ReplyDialog.tsx')).ReplyDialog);

/** One application beside its list. */
export function Review({ id }: { id: string }) {
  const walk = useWalk(id);
  const { application, next, place, query } = walk;
  const report = useStaffReport();
  const loadReport = useReport();
  const undo = useUndo();
  const { remove, ...actions } = useItemActions(applications, { report, undo });
  const { setStatus, dialog: tellDialog } = useToldStatus(actions.setStatus);
  // The last application of the list, once staff have tried to move on from it.
  const [lastId, setLastId] = useState<string>();
  const note = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const deletion = useDialog<Application>();

  const replyDialog = useDialog<Application>();
  const { data: templates } = useQuery({ ...mailTemplatesQuery, staleTime: Infinity });
  const onReply = application && templates?.sends ? (opener?: Element) => replyDialog.open(application, opener) : undefined;

  const resumeUrl = application && resumeUrlOf(application);
  const moveOn = () => {
    if (place?.next !== undefined) walk.goNext();
    else setLastId(id);
  };
  const setAndMoveOn = (status: string) => {
    if (application) setStatus(application, status, { onSet: moveOn, onUndo: () => walk.open(application.id) });
  };
  const markAndMoveOn = () => {
    if (application?.status === 'Pending') setAndMoveOn('Reviewed');
    else moveOn();
  };

  useShortcuts({
    j: walk.goNext,
    k: walk.goPrevious,
    r: markAndMoveOn,
    s: () => application && setStatus(application, 'Shortlisted'),
    x: () => application?.status !== 'Rejected' && setAndMoveOn('Rejected'),
    n: () => note.current?.focus(),
    m: () => onReply?.(),
    o: () => resumeUrl && window.open(resumeUrl, '_blank', 'noopener'),
    u: undo.run,
    '/': () => void navigate(applicationsPath(query) + searchHash),
  });

  const name = application?.applicant_name;
  return (
    <div className={styles.review} data-wide>
      <StaffHead title={name ?? staffTitles.application} />
      <div className={styles.bar}>
        <Link className={styles.back} to={applicationsPath(query)}>
          {reviewTexts.backToList}
        </Link>
        <h1>{name ?? staffTitles.application}</h1>
        <div className={styles.actions}>
          {application && (
            <ReviewActions
              application={application}
              onMark={markAndMoveOn}
              onReject={() => setAndMoveOn('Rejected')}
              onStatus={setStatus}
              onReply={onReply}
              onDelete={(opener) => deletion.open(application, opener)}
            />
          )}
          <div className={styles.steps}>
            <ReviewSteps place={place} onPrevious={walk.goPrevious} onNext={walk.goNext} />
          </div>
        </div>
        <ShortcutsHelp />
      </div>
      <ListPane filter={walk.filter} query={query} current={id} report={loadReport} />
      {walk.error && !application ? (
        <Failure walk={walk} report={report} />
      ) : (
        <>
          <ResumePane application={application} next={next} />
          <div className={styles.details}>
            {application ? (
              <>
                {lastId === id && place?.next === undefined && (
                  <Notice kind="success">
                    {reviewTexts.lastOne} <Link to={applicationsPath(query)}>{reviewTexts.backToList}</Link>
                  </Notice>
                )}
                <Facts application={application} onTell={() => setStatus(application, application.status)} />
                <Timeline key={id} application={application} report={report} noteRef={note} />
              </>
            ) : (
              <Loading />
            )}
            <ReportView reports={[report, loadReport]} />
          </div>
        </>
      )}
      <UndoNotice undo={undo} />
      {tellDialog}
      {replyDialog.subject && templates && (
        <Suspense>
          <ReplyDialog
            key={replyDialog.key}
            opened={replyDialog.opened}
            application={replyDialog.subject}
            templates={templates}
            outcome={{ report, undo }}
            onClose={replyDialog.close}
          />
        </Suspense>
      )}
      {deletion.subject && (
        <ConfirmDialog
          {...deletionQuestion(applications, deletion.subject)}
          dialog={deletion}
          onConfirm={() => deletion.subject && remove(deletion.subject, walk.leave(deletion.subject.id))}
        />
      )}
    </div>
  );
}

/** Shown if somebody has deleted the application, or if it does not load. */
function Failure({ walk: { isGone, error, place, goNext, query, reload }, report }: { walk: Walk; report: Report }) {
  return (
    <section className={styles.failure} aria-label={staffTitles.application}>
      {isGone ? (
        <Notice
          kind="error"
          title={reviewTexts.gone.title}
          actions={
            place?.next === undefined ? (
              <Button size="xs" variant="default" component={Link} to={applicationsPath(query)}>
                {reviewTexts.backToList}
              </Button>
            ) : (
              <Button size="xs" variant="default" onClick={goNext}>
                {reviewTexts.next}
              </Button>
            )
          }
        >
          {reviewTexts.gone.text}
        </Notice>
      ) : (
        <LoadFailure title={staffTexts.fetchApplicationsFailed} error={error} onRetry={reload} />
      )}
      <ReportView reports={[report]} />
    </section>
  );
}

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label={dashboardTexts.loading}>
      <Skeleton height={160} />
      <Skeleton height={240} />
    </div>
  );
}
