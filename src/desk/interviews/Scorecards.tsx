import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { scorecardEndpoints } from '#rooms/interviews/contract/scorecards.ts';
import { criteriaOf } from '#rooms/interviews/contract/criteria.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { scorecardsTexts } from './scorecards-texts.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { scorecardHash } from '../shell/applications-address.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery, interviewsOfQuery, itemKey, jobQuery } from '../shell/queries.ts';
import { useAccount, useNameOf } from '../shell/people.ts';
import { hasBegun, isOwedBy } from '../shell/owed-scorecards.ts';
import { ScorecardForm } from './ScorecardForm.tsx';
import styles from './Scorecards.module.css';

/** Once an interview has begun. Interviewers see the others' after sending their own. */
export function Scorecards({ application }: { application: string }) {
  const query = useQuery(interviewsOfQuery(application));
  const account = useAccount();
  const { hash } = useLocation();
  if (!account) return null;
  const isOwed = (interview: Interview) => isOwedBy(account.username, interview);
  const begun = query.data?.filter(hasBegun) ?? [];
  const firstOwed = begun.find(isOwed);
  if (begun.length === 0 && !query.error) return null;
  return (
    <section className="stack" aria-label={scorecardsTexts.title}>
      <h2 tabIndex={-1}>{scorecardsTexts.title}</h2>
      <Loaded query={query} failed={staffTexts.fetchInterviewsFailed}>
        {() =>
          begun.map((interview) => (
            <div key={interview.id} className={styles.interview}>
              <h3>{scorecardsTexts.interview(formatMoment(interview.at ?? ''))}</h3>
              {isOwed(interview) ? (
                <OwnScorecard interview={interview} focused={hash === scorecardHash && interview === firstOwed} />
              ) : (
                <ScorecardTable interview={interview} />
              )}
            </div>
          ))
        }
      </Loaded>
    </section>
  );
}

function OwnScorecard({ interview, focused }: { interview: Interview; focused: boolean }) {
  const job = useQuery(jobQuery(interview.job_id));
  // A deleted job has no criteria of its own.
  const isMissing = job.error instanceof ApiError && job.error.status === 404;
  return (
    <Loaded<{ criteria: string }> query={isMissing ? { ...job, data: { criteria: '' } } : job} failed={staffTexts.fetchJobsFailed}>
      {(found) => {
        const criteria = criteriaOf(found);
        return <ScorecardForm key={criteria.join('\n')} interview={interview} criteria={criteria} focused={focused} />;
      }}
    </Loaded>
  );
}

/** Scorecards side by side. A criterion stands above its words, to leave them its width. */
function ScorecardTable({ interview: { id, application, at, interviewers } }: { interview: Interview }) {
  const query = useQuery(adminQuery([...itemKey(application), 'scorecards', id], scorecardEndpoints.readScorecards, { params: { id } }));
  const nameOf = useNameOf();
  return (
    <Loaded query={query} failed={scorecardsTexts.fetchFailed}>
      {(scorecards) => {
        // The criteria can have changed between two of them.
        const criteria = new Set(scorecards.flatMap(({ ratings }) => ratings.map(({ criterion }) => criterion)));
        const missing = interviewers.filter((name) => !scorecards.some(({ by }) => by === name));
        return (
          <>
            {scorecards.length > 0 && (
              <div className={styles.scroll} role="region" aria-label={scorecardsTexts.table(formatMoment(at ?? ''))} tabIndex={0}>
                <table className={styles.table}>
                  <thead>
                    <tr>
                      {scorecards.map(({ by }) => (
                        <th key={by} scope="col">
                          {nameOf(by)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  {[...criteria].map((criterion) => (
                    <tbody key={criterion}>
                      <tr>
                        <th scope="rowgroup" colSpan={scorecards.length}>
                          <span>{criterion}</span>
                        </th>
                      </tr>
                      <tr>
                        {scorecards.map(({ by, ratings }) => {
                          const given = ratings.find((rating) => rating.criterion === criterion);
                          return (
                            <td key={by}>
                              {given && <strong data-rating={given.rating}>{scorecardsTexts.wordOf(given.rating)}</strong>}
                              {given && <p className="written">{given.text}</p>}
                            </td>
                          );
                        })}
                      </tr>
                    </tbody>
                  ))}
                </table>
              </div>
            )}
            {missing.map((name) => (
              <p key={name} className="hint">
                {scorecardsTexts.missing(nameOf(name))}
              </p>
            ))}
          </>
        );
      }}
    </Loaded>
  );
}
