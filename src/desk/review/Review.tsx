import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import type { NoMailReason } from '#rooms/answers/contract/answers.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import type { Recommendation } from '#rooms/applications/contract/timeline.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { StaffHead } from '../shell/StaffHead.tsx';
import { reviewTexts } from './review-texts.ts';
import { staffTitles } from '../shell/titles-texts.ts';
import { applicationsPath, inviteHash, ownerHash, replyHash, searchHash } from '../../admin-paths.ts';
import { useFocusReturn } from '../../shared/lib/focus.ts';
import { useMay } from '../session/session.ts';
import { scorecardHash } from '../shell/applications-address.ts';
import { Scorecards } from '../interviews/Scorecards.tsx';
import { useLeftPath } from '../list/list-focus.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { type Report, useReport, useStaffReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { useDialog } from '../shell/use-dialog.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { LoadFailure, Skeletons } from '../shell/Loaded.tsx';
import { accountQuery, colleaguesQuery, interviewsOfQuery, jobQuery, mailTemplatesQuery, timelineQuery } from '../shell/queries.ts';
import { useOwesScorecard } from '../shell/owed-scorecards.ts';
import { PanelPlace } from '../shell/SidePanel.tsx';
import { useColleagues } from '../shell/people.ts';
import { deletionQuestion, useItemActions } from '../shell/use-item-actions.ts';
import { UndoNotice, useUndo } from '../shell/UndoNotice.tsx';
import { useShortcuts, useShortcutSetting } from '../shell/use-shortcuts.ts';
import { focusOwner, OwnerSelect } from '../applications/OwnerSelect.tsx';
import { isInvitable, nextStatuses } from '../applications/next-step.ts';
import { applications, resumeUrlOf } from '../applications/resource.ts';
import { StatusSelect } from '../applications/StatusSelect.tsx';
import { useToldStatus } from '../answers/use-telling.tsx';
import { recordsTexts } from '../records/records-texts.ts';
import { Facts } from './Facts.tsx';
import { LastOne, ListPane } from './ListPane.tsx';
import { beginRecommendation } from './NoteForm.tsx';
import { ResumePane } from './ResumePane.tsx';
import styles from './Review.module.css';
import { ReviewActions, ReviewSteps, Stages } from './ReviewBar.tsx';
import { Timeline } from './Timeline.tsx';
import { useWalk, type Walk } from './use-walk.ts';

const ReplyPanel = lazyPart(async () => (await import('./ReplyPanel.tsx')).ReplyPanel);
const ProposalPanel = lazyPart(async () => (await import('../interviews/ProposalPanel.tsx')).ProposalPanel);

export function Component() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  // A new key for each list, because the next and previous applications depend on it.
  return <Review key={query.toString()} id={id} />;
}

/** One application beside its list. */
function Review({ id }: { id: string }) {
  const walk = useWalk(id);
  const { application, on_hold, next, place, query } = walk;
  const report = useStaffReport();
  const loadReport = useReport();
  const undo = useUndo();
  const may = useMay();
  const mayChange = may(applications.status.call);
  const { remove, ...actions } = useItemActions(applications, { report, undo });
  const { setStatus, dialog: tellDialog, close: closeTelling } = useToldStatus(actions.setStatus);
  const [panelPlace, setPanelPlace] = useState<Element | null>(null);
  // The last application of the list, once staff have tried to move on from it.
  const [lastId, setLastId] = useState<string>();
  const note = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const deletion = useDialog<Application>();
  useLeftPath();

  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const { hash } = useLocation();
  const [sending, setSending] = useState(false);
  const rememberOpener = useFocusReturn(hash === replyHash || hash === inviteHash);
  const showPanel = (hash: string) => void navigate({ search: location.search, hash }, { replace: true });
  const mayReply = may(answerEndpoints.replyToApplication);
  const mailTemplates = useQuery({ ...mailTemplatesQuery, staleTime: Infinity, enabled: mayReply });
  const templates = mayReply && mailTemplates.data?.sends && application?.applicant_email ? mailTemplates.data : undefined;
  const panelOpener = (hash: string) => (opener?: Element) => {
    rememberOpener(opener);
    showPanel(hash);
  };
  const onReply = application && templates ? panelOpener(replyHash) : undefined;
  const onInvite =
    may(interviewEndpoints.proposeInterview) && templates && application && isInvitable(application) ? panelOpener(inviteHash) : undefined;
  const panel = application &&
    templates && {
      application,
      templates,
      outcome: { report, undo },
      onSending: setSending,
      onClose: () => sending || showPanel(''),
    };

  const colleagues = useColleagues();
  const onAssign = may(applicationEndpoints.assignApplication) ? actions.assign : undefined;
  const owner = application && colleagues.length > 0 && (
    <OwnerSelect application={application} colleagues={colleagues} onAssign={onAssign} />
  );
  const isOwnerShown = Boolean(owner);
  useEffect(() => {
    if (hash === ownerHash && isOwnerShown) focusOwner(document);
  }, [hash, isOwnerShown]);

  // Actions, facts, scorecards and timeline come at once, so that none moves what somebody reads.
  const account = useQuery({ ...accountQuery, staleTime: Infinity });
  const isWaiting = [
    account,
    mailTemplates,
    useQuery(colleaguesQuery),
    useInfiniteQuery(timelineQuery(id)),
    useQuery({ ...interviewsOfQuery(id), enabled: Boolean(application?.interview) }),
    useQuery({ ...jobQuery(application?.job_id ?? ''), enabled: useOwesScorecard(application) }),
  ].some(({ isLoading, isFetched }) => isLoading && !isFetched);
  const shown = isWaiting ? undefined : application;

  useEffect(() => closeTelling(), [id, closeTelling]);

  const resumeUrl = application && resumeUrlOf(application);
  const [movesOn] = useShortcutSetting('move on');
  const goOn = walk.goNext ?? (application && (() => setLastId(id)));
  const moveOn = () => movesOn && goOn?.();
  const decide = (status: string, reason?: NoMailReason) => {
    if (application && application.status !== status)
      setStatus(application, status, { onSet: moveOn, onUndo: () => walk.open(application.id) }, reason);
  };
  const markAndMoveOn = () => {
    if (application?.status === 'Pending') decide('Reviewed');
    else moveOn();
  };

  const recommend = (value: Recommendation) => {
    beginRecommendation(id, value);
    note.current?.focus();
  };
  const mayRecommend = application && !mayChange && nextStatuses(application.status).length > 0;
  const hasRecommended = application && lookUp(application.recommendations, account.data?.username ?? '') !== undefined;

  useShortcuts({
    j: goOn,
    k: walk.goPrevious,
    ...(mayChange && { r: markAndMoveOn, s: () => decide('Shortlisted'), x: () => decide('Rejected') }),
    ...(mayRecommend && { y: () => recommend('yes'), d: () => recommend('no') }),
    a: owner && onAssign ? () => void focusOwner(document) : undefined,
    n: () => note.current?.focus(),
    m: onReply && (() => onReply()),
    i: onInvite && (() => onInvite()),
    o: resumeUrl === undefined ? undefined : () => void window.open(resumeUrl, '_blank', 'noopener'),
    '/': () => void navigate(applicationsPath(query) + searchHash),
  });

  const name = application?.applicant_name;
  return (
    <div className={styles.review} data-wide>
      <StaffHead title={name ?? staffTitles.application} />
      <div className={styles.bar} inert={sending}>
        <Link className={styles.back} to={applicationsPath(query)}>
          {reviewTexts.backToList}
        </Link>
        <h1>{name ?? staffTitles.application}</h1>
        <div className={styles.status}>{shown && <StatusSelect application={shown} onStatus={mayChange ? setStatus : undefined} />}</div>
        <div className={styles.actions}>
          {shown && (
            <ReviewActions
              application={shown}
              onDecide={decide}
              wide={wide}
              onReply={onReply}
              onInvite={onInvite}
              onRecommend={mayRecommend ? recommend : undefined}
              onNext={hasRecommended ? goOn : undefined}
              onNote={() => note.current?.focus()}
              onScorecard={() => showPanel(scorecardHash)}
              onDelete={(opener) => deletion.open(shown, opener)}
            />
          )}
        </div>
        <div className={styles.steps}>
          <ReviewSteps walk={walk} />
        </div>
      </div>
      <ListPane walk={walk} current={id} report={loadReport} inert={sending} />
      {walk.error && !application ? (
        <Failure walk={walk} report={report} />
      ) : (
        <>
          {/* On a phone it follows facts whose number isn't known before. */}
          {(wide || shown) && <ResumePane application={application} next={next} />}
          <div className={styles.details}>
            {wide && <div ref={setPanelPlace} className={styles.panels} />}
            <div className={styles.read}>
              {shown ? (
                <>
                  {lastId === id && place?.next === undefined && <LastOne walk={walk} current={id} />}
                  {on_hold && <Notice kind="info">{`${recordsTexts.onHold}: ${on_hold}`}</Notice>}
                  <Stages status={shown.status} />
                  <Facts
                    application={shown}
                    owner={owner}
                    onSaved={mayChange ? report.announce : undefined}
                    onTell={mayChange ? () => setStatus(shown, shown.status) : undefined}
                  />
                  {shown.interview && <Scorecards key={`scorecards ${id}`} application={id} />}
                  <Timeline key={id} application={shown} report={report} noteRef={note} />
                </>
              ) : (
                <Skeletons className="stack gap-16" heights={[160, 140]} />
              )}
              <ReportView reports={[report, loadReport]} />
            </div>
            {(!wide || panelPlace) && (
              <PanelPlace value={panelPlace}>
                {panel && hash === replyHash && (
                  <ReplyPanel
                    key={`${id} ${application.told === 'mail waiting'}`}
                    {...panel}
                    onInvite={onInvite && (() => showPanel(inviteHash))}
                  />
                )}
                {panel && hash === inviteHash && <ProposalPanel key={id} {...panel} />}
                {tellDialog}
              </PanelPlace>
            )}
          </div>
        </>
      )}
      <UndoNotice undo={undo} />
      {deletion.subject && (
        <ConfirmDialog
          {...deletionQuestion(applications, deletion.subject)}
          dialog={deletion}
          onConfirm={() => {
            if (deletion.subject) remove(deletion.subject);
            void navigate(applicationsPath(query));
          }}
        />
      )}
    </div>
  );
}

/** Shown if somebody has deleted the application, or if it does not load. */
function Failure({ walk: { isGone, error, query, reload }, report }: { walk: Walk; report: Report }) {
  const may = useMay();
  return (
    <section className={styles.failure} aria-label={staffTitles.application}>
      {isGone ? (
        <Notice
          kind="error"
          title={reviewTexts.gone.title}
          actions={
            <Button size="xs" variant="default" component={Link} to={applicationsPath(query)}>
              {reviewTexts.backToList}
            </Button>
          }
        >
          {may(applications.status.call) ? reviewTexts.gone.text : reviewTexts.gone.textForManagers}
        </Notice>
      ) : (
        <LoadFailure title={staffTexts.fetchApplicationsFailed} error={error} onRetry={reload} />
      )}
      <ReportView reports={[report]} />
    </section>
  );
}
