import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { type ApplicationStatus, openStatuses } from '#rooms/applications/contract/statuses.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { applicationPath, inviteHash } from '../../admin-paths.ts';
import { SearchField } from '../../shared/components/search-field/SearchField.tsx';
import { readValues, saveValues } from '../../shared/forms/session-values.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { adminCall } from '../session/admin-call.ts';
import { bookedTime } from '../shell/interview-words.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { interviewsTexts } from './interviews-texts.ts';
import { draftName, timeLabel } from './times.ts';
import styles from './TimeGrid.module.css';

const texts = interviewsTexts.propose;
const shownMax = 8;

/** Who is likely to be invited stands first. */
const inOrder = [['Shortlisted'], ['Reviewed', 'Interview'], ['Pending', 'Offer']] satisfies ApplicationStatus[][];

type Props = { opened: boolean; onClose: () => void; time?: string | undefined };

/** Chooses an applicant, on whose page times are then proposed. @param time the first of them */
export function ProposeDialog({ opened, onClose, time }: Props) {
  const [q, setQ] = useState('');
  const found = useQuery({
    queryKey: ['to invite', q],
    queryFn: async ({ signal }) => {
      const lists = (q ? [openStatuses] : inOrder).map((statuses) => {
        const query = { status: statuses.join(), limit: String(shownMax), ...(q && { q }) };
        return adminCall(applicationEndpoints.listApplications, { query, signal });
      });
      return (await Promise.all(lists)).flatMap(({ data }) => data);
    },
    placeholderData: keepPreviousData,
  });
  const begin = (id: string) => {
    if (!time) return;
    const name = draftName(id);
    saveValues(name, { ...readValues(name), times: [time] });
  };
  /** Arrows move through those that are found, and Enter takes the first of them. */
  const moveOrChoose = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target, key } = event;
    const all = [...currentTarget.querySelectorAll('a')];
    const place = all.indexOf(target as HTMLAnchorElement);
    const isFound = target instanceof HTMLInputElement && target.value.trim() === q && !found.isFetching;
    if (key === 'Enter' && isFound) all[0]?.click();
    else if (key === 'ArrowDown' || key === 'ArrowUp') all[place + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <div className="stack" onKeyDown={moveOrChoose}>
        {time && <p className="hint">{texts.time(timeLabel(browserZone(), time))}</p>}
        <SearchField label={texts.search} value={q} onSearch={setQ} isFirst />
        <Loaded query={found} failed={staffTexts.fetchApplicationsFailed}>
          {(all) => {
            // What is booked is changed, not proposed.
            const invitable = all.filter(({ interview }) => !bookedTime(interview)).slice(0, shownMax);
            if (invitable.length === 0) return <p role="status">{texts.none}</p>;
            return (
              <ul className={styles.applicants}>
                {invitable.map(({ id, applicant_name, job_title, status }) => (
                  <li key={id}>
                    <Link to={applicationPath(id) + inviteHash} onClick={() => begin(id)}>
                      <b>{applicant_name}</b> <span className="dimmed ellipsis">{`${status} · ${job_title}`}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            );
          }}
        </Loaded>
      </div>
    </Dialog>
  );
}
