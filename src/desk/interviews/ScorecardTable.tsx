import { useQuery } from '@tanstack/react-query';
import { scorecardEndpoints } from '#rooms/interviews/contract/scorecards.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { scorecardsTexts } from './scorecards-texts.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery, itemKey } from '../shell/queries.ts';
import { useNameOf } from '../shell/people.ts';
import styles from './Scorecards.module.css';

/** Scorecards side by side. A criterion stands above its words, to leave them its width. */
export function ScorecardTable({ interview: { id, application, at, interviewers } }: { interview: Interview }) {
  const query = useQuery(adminQuery([...itemKey(application), 'scorecards', id], scorecardEndpoints.readScorecards, { params: { id } }));
  const nameOf = useNameOf();
  return (
    <Loaded query={query} failed={staffTexts.fetchScorecardsFailed}>
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
