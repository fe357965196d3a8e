import { useQueries, useQuery } from '@tanstack/react-query';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { type DashboardCounts, soonTimes } from '#rooms/applications/contract/applications.ts';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { splitAtMentions } from '#rooms/applications/contract/mentions.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { entryHash } from '#rooms/platform/contract/paths.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { hourIn } from '#rooms/platform/contract/zones.ts';
import { adminPaths, applicationPath } from '../../admin-paths.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { formatDay } from '../../shared/lib/format.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { useMay } from '../session/session.ts';
import { answerDue } from '../shell/answer-due.ts';
import { applicationsAddress, scorecardHash } from '../shell/applications-address.ts';
import { formatTimeAndWeekday } from '../shell/interview-words.ts';
import { interviewWords } from '../shell/interview-words-texts.ts';
import { LoadFailure } from '../shell/Loaded.tsx';
import { isOwedBy } from '../shell/owed-scorecards.ts';
import { useNameOf } from '../shell/people.ts';
import { accountQuery, adminQuery, interviewsQuery, refreshed } from '../shell/queries.ts';
import { useNoJobs } from '../shell/use-no-jobs.ts';
import { Group, type Row } from './Group.tsx';
import { overviewTexts } from './overview-texts.ts';

const rowsMax = 5;

/** The answers that are due first. */
function dueQuery(due: (typeof soonTimes)[number]) {
  const query = { view: 'due', due, limit: rowsMax } as const;
  return { ...adminQuery(['applications', 'overview', due], applicationEndpoints.listApplications, { query }), ...refreshed };
}

const questionsQuery = { ...adminQuery(['questions'], applicationEndpoints.listQuestions), ...refreshed };

const startOfToday = () => new Date().setHours(0, 0, 0, 0);

/**
 * What waits for the person: questions, and scorecards of the last 14 days. Then the answers due
 * and the next interviews, those of the week first for who does not answer.
 * @param due undefined until it is known; what is shown comes at once
 */
export function Groups({ due }: { due: DashboardCounts['due'] | undefined }) {
  const today = startOfToday();
  const account = useQuery({ ...accountQuery, staleTime: Infinity });
  const questions = useQuery(questionsQuery);
  const interviews = useQuery(interviewsQuery(today - 14 * dayMs, today + 7 * dayMs));
  const lists = useQueries({ queries: soonTimes.map((time) => ({ ...dueQuery(time), enabled: Boolean(due?.[time]) })) });
  const mayAnswer = useMay()(answerEndpoints.replyToApplication);
  const nameOf = useNameOf();
  const noJobs = useNoJobs();
  if (!due || [account, questions, interviews, ...lists].some(({ isLoading }) => isLoading)) return <ListSkeleton />;

  const interviewRow = ({ id, application, applicant_name, job_title, interviewers, at }: Interview, hash = ''): Row => ({
    key: id,
    to: applicationPath(application) + hash,
    name: applicant_name,
    about: interviewWords.with(interviewers.map(nameOf)),
    job: job_title,
    date:
      Date.parse(at ?? '') < today + dayMs && !hash ? overviewTexts.at(hourIn(browserZone(), at ?? '')) : formatTimeAndWeekday(at ?? ''),
  });
  const username = account.data?.username ?? '';
  const questionIn = (text: string) =>
    splitAtMentions(text)
      .map((part, index) => (index % 2 === 0 ? part : part.toLowerCase() === username ? '' : nameOf(part.toLowerCase())))
      .join('')
      .trim();
  const inState = (state: Interview['state']) => interviews.data?.filter((interview) => interview.state === state) ?? [];
  const owed = inState('held').filter((interview) => isOwedBy(username, interview));
  const ahead = inState('booked').slice(0, rowsMax);
  const next = (
    <Group
      key="next"
      title={overviewTexts.interviews}
      link={{ to: adminPaths.interviews, text: overviewTexts.calendar }}
      rows={ahead.map((interview) => interviewRow(interview))}
    />
  );
  const answers = soonTimes.map((time, index) => {
    const list = applicationsAddress({ view: 'due', due: time });
    const rows = lists[index]?.data?.map((application) => ({
      key: application.id,
      to: applicationPath(application.id, new URLSearchParams(list)),
      name: application.applicant_name,
      job: application.job_title,
      date: answerDue(application)?.text,
    }));
    const link = due[time] > rowsMax && { to: list, text: overviewTexts.showAll(due[time]) };
    return <Group key={time} title={overviewTexts.due[time]} link={link} isLate={time === 'late'} rows={rows ?? []} />;
  });
  const loaded = [
    [questions, overviewTexts.questionsFailed],
    [interviews, staffTexts.fetchInterviewsFailed],
    ...lists.map((list) => [list, staffTexts.fetchApplicationsFailed] as const),
  ] as const;

  return (
    <>
      <Group
        title={overviewTexts.questions}
        rows={(questions.data ?? []).map(({ application, applicant_name, note }) => ({
          key: note.id,
          to: applicationPath(application) + entryHash(note.id),
          name: applicant_name,
          about: overviewTexts.askedBy(nameOf(note.by)),
          job: questionIn(note.text),
          date: formatDay(note.at),
        }))}
      />
      <Group title={overviewTexts.scorecards} rows={owed.map((interview) => interviewRow(interview, scorecardHash))} />
      {!mayAnswer && next}
      {soonTimes.some((time) => due[time] > 0) ? answers : <p>{noJobs ?? overviewTexts.nothingDue}</p>}
      {mayAnswer && next}
      {loaded.map(
        ([{ isLoadingError, error, refetch }, title], index) =>
          isLoadingError && <LoadFailure key={index} title={title} error={error} onRetry={() => void refetch()} />,
      )}
    </>
  );
}
