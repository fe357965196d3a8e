import { IconCalendar } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { isClosed } from '#rooms/applications/contract/statuses.ts';
import type { Colleague } from '#rooms/accounts/contract/colleagues.ts';
import { applicationsTexts } from './applications-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { env } from '../../shared/lib/env.ts';
import { formatDay } from '../../shared/lib/format.ts';
import { applicationPath, inviteHash, replyHash } from '../../admin-paths.ts';
import { repliesTexts } from '../answers/replies-texts.ts';
import { shortStatusAction, statusAction } from '../answers/telling-texts.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import { Avatar } from '../shell/Avatar.tsx';
import { hasInterviewAhead, interviewInWords } from '../shell/interview-words.ts';
import { nameOf } from '../shell/people.ts';
import { passFocusOn } from '../list/list-focus.ts';
import { AnswerDue, RowButton, RowCheckbox, UnreadMark } from '../list/RowParts.tsx';
import { Thumbs } from './Thumbs.tsx';
import { RowMenu, type RowMenuItem } from '../shell/RowMenu.tsx';
import styles from '../list/ResourceTab.module.css';
import rowStyles from './ApplicationRow.module.css';
import { isInvitable, nextStatuses } from './next-step.ts';
import { OwnerSelect } from './OwnerSelect.tsx';
import { resumeUrlOf } from './resource.ts';
import { ResumeLink } from './ResumeLink.tsx';
import { Breakable } from '../../shared/components/link/Breakable.tsx';
import { StatusSelect } from './StatusSelect.tsx';
import type { SetStatus } from '../shell/use-item-actions.ts';

type Props = {
  application: Application;
  /** The query of the list that 'next' and 'previous' go through on the application's page. */
  query: URLSearchParams;
  mayChange: boolean;
  colleagues: readonly Colleague[];
  selected: boolean;
  /** Whether it no longer matches the filter, and is about to leave the list. */
  leaving: boolean;
  onSelect: (application: Application, range: boolean) => void;
  onStatus: SetStatus<Application>;
  /** Without it, the owner can't be changed. */
  onAssign: SetStatus<Application> | undefined;
  onDelete: (application: Application, opener: Element) => void;
};

export const ApplicationRow = memo(function ApplicationRow(props: Props) {
  const { application, query, mayChange, selected, leaving, onSelect, onStatus, onDelete, ...owner } = props;
  const { id, applicant_name: name, applicant_email: email, job_title, status, earlier, assignee } = application;
  const resumeUrl = resumeUrlOf(application);
  const interview = interviewInWords(application.interview);
  const [step] = hasInterviewAhead(application) ? [] : nextStatuses(status);
  const isReached = env.sendsMail && email !== '';
  const invite = { label: repliesTexts.invite, to: applicationPath(id, query) + inviteHash };
  const isInvited = step === 'Interview' && isReached;
  const set = step && { label: statusAction(step), narrow: shortStatusAction(step), onClick: () => onStatus(application, step) };
  const act = isInvited ? invite : set;

  const items: RowMenuItem[] = [
    ...(isReached ? [{ label: repliesTexts.reply, to: applicationPath(id, query) + replyHash }] : []),
    ...(isReached && !isInvited && isInvitable(application) ? [invite] : []),
    ...(!isClosed(status) ? [{ label: statusAction('Rejected'), onSelect: () => onStatus(application, 'Rejected') }] : []),
    ...(resumeUrl ? [{ label: applicationsTexts.viewResume, name: applicationsTexts.viewResumeNamed(name), href: resumeUrl }] : []),
    {
      label: dashboardTexts.delete,
      name: applicationsTexts.deleteNamed(name),
      danger: true,
      onSelect: (opener) => onDelete(application, opener),
    },
  ];

  return (
    <tr role="row" ref={passFocusOn} data-selected={selected || undefined} data-leaving={leaving || undefined}>
      {mayChange && (
        <td role="cell" className={styles.checkboxCell}>
          <RowCheckbox label={applicationsTexts.selectNamed(name)} checked={selected} onChange={(range) => onSelect(application, range)} />
        </td>
      )}
      <th role="rowheader" scope="row">
        <div className={rowStyles.applicant}>
          <Link to={applicationPath(id, query)} className={rowStyles.name} title={[name, email].filter(Boolean).join(', ')}>
            <span className={styles.truncated}>
              <UnreadMark unread_at={application.unread_at} />
              <span>{name}</span>
            </span>
            <span className={`${styles.secondary} ${rowStyles.address}`}>
              <Breakable>{email || applicationsTexts.noEmail}</Breakable>
            </span>
          </Link>
          {earlier > 0 && (
            <Link
              to={applicationsAddress({ person: id })}
              className={rowStyles.chip}
              aria-label={applicationsTexts.nthNamed(earlier + 1, name)}
            >
              {applicationsTexts.nth(earlier + 1)}
            </Link>
          )}
        </div>
      </th>
      <td role="cell" className={`${styles.ownLine} ${rowStyles.jobCell}`}>
        <span className={rowStyles.job} title={job_title}>
          {job_title}
        </span>
        {assignee && <Avatar username={assignee} name={nameOf(assignee, owner.colleagues)} />}
      </td>
      <td role="cell">
        <StatusSelect application={application} onStatus={mayChange ? onStatus : undefined} />
        <Thumbs recommendations={application.recommendations} />
        {interview && (
          <span className={`${styles.secondary} ${rowStyles.interview}`}>
            <IconCalendar size={12} aria-hidden />
            {interview.lead && <span className={rowStyles.lead}>{interview.lead} </span>}
            {interview.text}
          </span>
        )}
      </td>
      <td role="cell" className={styles.nowrap}>
        {formatDay(application.created_at)}
        <AnswerDue {...application} />
      </td>
      {owner.colleagues.length > 0 && (
        <td role="cell" className={styles.wideOnly}>
          <OwnerSelect application={application} {...owner} />
        </td>
      )}
      <td role="cell" className={`${rowStyles.resume} ${styles.nowrap} ${styles.wideOnly}`}>
        <ResumeLink application={application} />
      </td>
      {mayChange && (
        <td role="cell">
          <div className={styles.buttons}>
            {act && (
              <RowButton {...act} label={applicationsTexts.actNamed(act.label, name)} isMain>
                {act.label}
              </RowButton>
            )}
            <RowMenu label={applicationsTexts.moreNamed(name)} items={items} />
          </div>
        </td>
      )}
    </tr>
  );
});
