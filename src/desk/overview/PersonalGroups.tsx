import type { ReactNode } from 'react';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { splitAtMentions } from '#rooms/applications/contract/mentions.ts';
import type { OpenQuestion } from '#rooms/applications/contract/timeline.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { entryHash } from '#rooms/platform/contract/paths.ts';
import { dateIn, hourIn } from '#rooms/platform/contract/zones.ts';
import { adminPaths, applicationPath } from '../../admin-paths.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { formatDay } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { useMay } from '../session/session.ts';
import { queueAddress, scorecardHash } from '../shell/applications-address.ts';
import { formatTimeAndWeekday } from '../shell/interview-words.ts';
import { interviewWords } from '../shell/interview-words-texts.ts';
import { isOwedBy } from '../shell/owed-scorecards.ts';
import { useNameOf } from '../shell/people.ts';
import { Group, type Row, rowsMax } from './Group.tsx';
import { overviewTexts } from './overview-texts.ts';

/** `children`: the answers due, before which those who don't answer see the next interviews. */
type Props = { questions: readonly OpenQuestion[]; interviews: readonly Interview[]; username: string; children: ReactNode };

/** The questions to the person, the scorecards that they owe, and the interviews ahead. */
export function PersonalGroups({ questions, interviews, username, children }: Props) {
  const mayAnswer = useMay()(answerEndpoints.replyToApplication);
  const nameOf = useNameOf();

  const rowOf = ({ id, application, applicant_name, job_title, interviewers, at }: Interview, hash = ''): Row => ({
    key: id,
    to: applicationPath(application) + hash,
    name: applicant_name,
    about: interviewWords.with(interviewers.map(nameOf)),
    job: job_title,
    date: whenIn(browserZone(), at ?? ''),
  });
  const questionIn = (text: string) =>
    splitAtMentions(text)
      .map((part, index) => (index % 2 === 0 ? part : part.toLowerCase() === username ? '' : nameOf(part.toLowerCase())))
      .join('')
      .trim();
  const owed = interviews.filter((interview) => interview.state === 'held' && isOwedBy(username, interview));
  const ahead = interviews.filter(({ state }) => state === 'booked').slice(0, rowsMax);
  const next = (
    <Group
      title={overviewTexts.interviews}
      link={{ to: adminPaths.interviews, text: overviewTexts.calendar }}
      rows={ahead.map((interview) => rowOf(interview))}
    />
  );
  return (
    <>
      <Group
        title={overviewTexts.questions}
        rows={questions.map(({ application, applicant_name, note }) => ({
          key: note.id,
          to: applicationPath(application, new URLSearchParams(queueAddress)) + entryHash(note.id),
          name: applicant_name,
          about: overviewTexts.askedBy(nameOf(note.by)),
          job: questionIn(note.text),
          date: formatDay(note.at),
        }))}
      />
      <Group title={overviewTexts.scorecards} rows={owed.map((interview) => rowOf(interview, scorecardHash))} />
      {!mayAnswer && next}
      {children}
      {mayAnswer && next}
    </>
  );
}

function whenIn(zone: string, at: string): string {
  const isToday = dateIn(zone, Date.parse(at)) === dateIn(zone, serverNow());
  return isToday ? overviewTexts.at(hourIn(zone, at)) : formatTimeAndWeekday(at);
}
