import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { openStatuses } from '#rooms/applications/contract/statuses.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { applicationPath, inviteHash } from '../../admin-paths.ts';
import { SearchField } from '../../shared/components/search-field/SearchField.tsx';
import { readValues, saveValues } from '../../shared/forms/session-values.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { bookedTime } from '../shell/interview-words.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { interviewsTexts } from './interviews-texts.ts';
import { draftName, timeLabel } from './times.ts';
import styles from './TimeGrid.module.css';

const texts = interviewsTexts.propose;
const shownMax = 8;

type Props = { opened: boolean; onClose: () => void; time?: string | undefined };

/** Chooses an applicant, on whose page times are then proposed. @param time the first of them */
export function ProposeDialog({ opened, onClose, time }: Props) {
  const [q, setQ] = useState('');
  const query = { status: openStatuses.join(), limit: String(shownMax), ...(q && { q }) };
  const found = useQuery({
    ...adminQuery(['to invite', q], applicationEndpoints.listApplications, { query }),
    placeholderData: keepPreviousData,
  });
  const begin = (id: string) => {
    if (!time) return;
    const name = draftName(id);
    saveValues(name, { ...readValues(name), times: [time] });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <div className="stack">
        {time && <p className="hint">{texts.time(timeLabel(browserZone(), time))}</p>}
        <SearchField label={texts.search} value={q} onSearch={setQ} isFirst />
        <Loaded query={found} failed={staffTexts.fetchApplicationsFailed}>
          {(all) => {
            // What is booked is changed, not proposed.
            const invitable = all.filter(({ interview }) => !bookedTime(interview));
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
