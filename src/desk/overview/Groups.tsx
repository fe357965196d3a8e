import { useQuery } from '@tanstack/react-query';
import { type Application, type ApplicationFilter, type DashboardCounts, soonTimes } from '#rooms/applications/contract/applications.ts';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { dayMs, limits } from '#rooms/platform/contract/limits.ts';
import { applicationPath } from '../../admin-paths.ts';
import { useReturnToItem } from '../list/list-focus.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { answerDue } from '../shell/answer-due.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import { lazyPart } from '../shell/lazy-part.ts';
import { LoadFailure } from '../shell/Loaded.tsx';
import { accountQuery, adminQuery, interviewsQuery, questionsQuery, refreshed } from '../shell/queries.ts';
import { useNoJobs } from '../shell/use-no-jobs.ts';
import { Group, rowsMax } from './Group.tsx';
import { overviewTexts } from './overview-texts.ts';

const PersonalGroups = lazyPart(async () => (await import('./PersonalGroups.tsx')).PersonalGroups, <ListSkeleton />);

/** `counts`: undefined until they are known. */
type Props = { counts: Pick<DashboardCounts, 'due' | 'scheduled'> | undefined };

/** The first applications of a list. @param count how many it has, undefined until it is known */
export function firstOf(filter: ApplicationFilter, limit: number, count: number | undefined) {
  const query = { ...filter, limit };
  // Another limit must not take the rows away while it loads.
  const list = adminQuery(['applications', 'overview', filter], applicationEndpoints.listApplications, { query });
  return { ...list, ...refreshed, enabled: Boolean(count) };
}

/** The answers that are due first, without those whose email is scheduled. */
function dueQuery(due: (typeof soonTimes)[number], counts: Props['counts']) {
  const limit = Math.min(rowsMax + (counts?.scheduled ?? 0), limits.pageSizeMax);
  const select = (all: Application[]) => all.filter(({ told }) => told !== 'mail waiting').slice(0, rowsMax);
  return { ...firstOf({ view: 'due', due }, limit, counts?.due[due]), select };
}

/** The interviews of the last 14 days, today and the six days after. */
function recentAndNext() {
  const today = new Date().setHours(0, 0, 0, 0);
  return interviewsQuery(today - 14 * dayMs, today + 7 * dayMs);
}

/** What waits for the person, and the answers due. All comes at once, so that nothing moves it. */
export function Groups({ counts }: Props) {
  const due = counts?.due;
  const account = useQuery({ ...accountQuery, staleTime: Infinity });
  const questions = useQuery(questionsQuery);
  const interviews = useQuery(recentAndNext());
  const late = useQuery(dueQuery('late', counts));
  const today = useQuery(dueQuery('today', counts));
  const week = useQuery(dueQuery('week', counts));
  const noJobs = useNoJobs();
  const queries = [account, questions, interviews, late, today, week];
  const isWaiting = !due || queries.some(({ isLoading }) => isLoading);
  useReturnToItem(!isWaiting);
  // Anew with the numbers, of which a phone leaves out those that are zero.
  if (isWaiting) return <ListSkeleton key={String(due !== undefined)} />;
  const failed = queries.find(({ isLoadingError }) => isLoadingError);

  const groups = soonTimes.map((time) => {
    const list = applicationsAddress({ view: 'due', due: time });
    const { data = [] } = { late, today, week }[time];
    const rows = data.map((application) => ({
      key: application.id,
      to: applicationPath(application.id, new URLSearchParams(list)),
      name: application.applicant_name,
      job: application.job_title,
      date: answerDue(application)?.text,
    }));
    const link = due[time] > rows.length && { to: list, text: overviewTexts.showAll(due[time]) };
    return <Group key={time} title={overviewTexts.due[time]} link={link} isLate={time === 'late'} rows={rows} />;
  });
  const nothing = soonTimes.some((time) => due[time] > 0) ? overviewTexts.allScheduled : (noJobs ?? overviewTexts.nothingDue);
  const isAnyShown = failed || [late, today, week].some(({ data = [] }) => data.length > 0);
  const answers = isAnyShown ? groups : <p>{nothing}</p>;
  const personal = { questions: questions.data ?? [], interviews: interviews.data ?? [], username: account.data?.username ?? '' };
  const isAny = personal.questions.length + personal.interviews.length > 0;
  return (
    <>
      {isAny ? <PersonalGroups {...personal}>{answers}</PersonalGroups> : answers}
      {failed && <LoadFailure title={overviewTexts.failed} error={failed.error} onRetry={() => void failed.refetch()} />}
    </>
  );
}
