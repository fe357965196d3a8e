import { useQuery } from '@tanstack/react-query';
import { type Application, type ApplicationFilter, soonTimes } from '#rooms/applications/contract/applications.ts';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { dayMs, limits } from '#rooms/platform/contract/limits.ts';
import { applicationPath } from '../../admin-paths.ts';
import { useReturnToItem } from '../list/list-focus.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { answerDue } from '../shell/answer-due.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { LoadFailure } from '../shell/Loaded.tsx';
import { accountQuery, adminQuery, countsQuery, interviewsQuery, questionsQuery, refreshed } from '../shell/queries.ts';
import { useNoJobs } from '../shell/use-no-jobs.ts';
import { Group, rowsMax } from './Group.tsx';
import { overviewTexts } from './overview-texts.ts';

const PersonalGroups = lazyPart(async () => (await import('./PersonalGroups.tsx')).PersonalGroups, <ListSkeleton />);

/**
 * The first applications of a list, without those whose email is scheduled.
 * @param count how many the list has, undefined until it is known @param scheduled how many emails
 */
export function firstOf(filter: ApplicationFilter, rows: number, count: number | undefined, scheduled = 0) {
  const query = { ...filter, limit: Math.min(rows + scheduled, limits.pageSizeMax) };
  // Another limit must not take the rows away while it loads.
  const list = adminQuery(['applications', 'overview', filter], applicationEndpoints.listApplications, { query });
  const select = (all: Application[]) => all.filter(({ told }) => told !== 'mail waiting').slice(0, rows);
  return { ...list, ...refreshed, select, enabled: Boolean(count) };
}

/** The interviews of the last 14 days, today and the six days after. */
function recentAndNext() {
  const today = new Date().setHours(0, 0, 0, 0);
  return interviewsQuery(today - 14 * dayMs, today + 7 * dayMs);
}

/** What waits for the person, and the answers due. All comes at once, so that nothing moves it. */
export function Groups() {
  const counts = useQuery({ ...countsQuery, refetchOnWindowFocus: false });
  const { due, scheduled } = counts.data ?? { due: undefined, scheduled: 0 };
  const account = useQuery({ ...accountQuery, staleTime: Infinity });
  const questions = useQuery(questionsQuery);
  const interviews = useQuery(recentAndNext());
  const late = useQuery(firstOf({ view: 'due', due: 'late' }, rowsMax, due?.late, scheduled));
  const today = useQuery(firstOf({ view: 'due', due: 'today' }, rowsMax, due?.today, scheduled));
  const week = useQuery(firstOf({ view: 'due', due: 'week' }, rowsMax, due?.week, scheduled));
  const noJobs = useNoJobs();
  const queries = [counts, account, questions, interviews, late, today, week];
  const isWaiting = queries.some(({ isLoading }) => isLoading);
  useReturnToItem(!isWaiting);
  // Anew with the numbers, of which a phone leaves out those that are zero.
  if (isWaiting) return <ListSkeleton key={String(counts.isSuccess)} />;
  const failed = queries.find(({ isLoadingError }) => isLoadingError);
  const failure = failed && <LoadFailure title={overviewTexts.failed} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!due) return failure;

  const groups = soonTimes.map((time) => {
    const list = applicationsAddress({ view: 'due', due: time });
    const rows = ({ late, today, week }[time].data ?? []).map((application) => ({
      key: application.id,
      to: applicationPath(application.id, new URLSearchParams(list)),
      name: application.applicant_name,
      job: application.job_title,
      date: answerDue(application)?.text,
    }));
    const link = due[time] > rows.length && { to: list, text: overviewTexts.showAll(due[time]) };
    return <Group key={time} title={overviewTexts.due[time]} link={link} isLate={time === 'late'} rows={rows} />;
  });
  const hasRows = [late, today, week].some(({ data = [] }) => data.length > 0);
  const answers = hasRows || failed ? groups : <p>{noJobs ?? overviewTexts.nothingDue}</p>;
  const personal = { questions: questions.data ?? [], interviews: interviews.data ?? [], username: account.data?.username ?? '' };
  const isAny = personal.questions.length + personal.interviews.length > 0;
  return (
    <>
      {isAny ? <PersonalGroups {...personal}>{answers}</PersonalGroups> : answers}
      {failure}
    </>
  );
}
