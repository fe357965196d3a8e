import { Link } from 'react-router-dom';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { interviewWords } from '../shell/interview-words-texts.ts';
import { overviewTexts } from './overview-texts.ts';
import { adminPaths, applicationPath } from '../../admin-paths.ts';
import { scorecardHash } from '../shell/applications-address.ts';
import { formatTimeAndWeekday } from '../shell/interview-words.ts';
import { isOwedBy } from '../shell/owed-scorecards.ts';
import { useAccount, useNameOf } from '../shell/people.ts';
import styles from './Overview.module.css';

const rowsMax = 5;

/** The interviews that the person has held without sending a scorecard, and those ahead. */
export function InterviewGroups({ interviews }: { interviews: readonly Interview[] }) {
  const booked = interviews.filter(({ state }) => state === 'booked');
  const held = interviews.filter(({ state }) => state === 'held');
  const username = useAccount(held.length > 0)?.username ?? '';
  const unscored = held.filter((interview) => isOwedBy(username, interview));
  return (
    <>
      {unscored.length > 0 && (
        <div className="stack">
          <div className={styles.groupHead}>
            <h3>{overviewTexts.scorecards}</h3>
          </div>
          <Rows interviews={unscored} hash={scorecardHash} />
        </div>
      )}
      {booked.length > 0 && (
        <div className="stack">
          <div className={styles.groupHead}>
            <h3>{overviewTexts.interviews}</h3>
            <Link to={adminPaths.interviews} className="target">
              {overviewTexts.calendar}
            </Link>
          </div>
          <Rows interviews={booked.slice(0, rowsMax)} />
        </div>
      )}
    </>
  );
}

/** @param hash leads to a part of the application's page */
function Rows({ interviews, hash = '' }: { interviews: readonly Interview[]; hash?: string }) {
  const nameOf = useNameOf();
  return (
    <ol className={styles.rows}>
      {interviews.map(({ id, application, applicant_name, job_title, interviewers, at }) => (
        <li key={id}>
          <Link to={applicationPath(application) + hash} className={styles.row}>
            <span className={styles.name}>
              {applicant_name} <span className={styles.with}>{interviewWords.with(interviewers.map(nameOf))}</span>
            </span>
            <span className={styles.job}>{job_title}</span>
            <span className={styles.date}>{formatTimeAndWeekday(at ?? '')}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
