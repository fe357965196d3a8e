import { useCallback, useState } from 'react';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { type Colleague, deputyOf, seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { formatDays } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { applicationsTexts } from './applications-texts.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import { Avatar } from '../shell/Avatar.tsx';
import { nameOf } from '../shell/people.ts';
import { searchOwner } from './focus-owner.ts';
import { OwnerSearch } from './OwnerSearch.tsx';
import styles from './OwnerSearch.module.css';
import { RowSelect } from './RowSelect.tsx';

type Props = {
  application: Application;
  colleagues: readonly Colleague[];
  /** Without it, the owner can't be changed. */
  onAssign: SetStatus<Application> | undefined;
};

/** Chooses an owner among those who can see it; after the key A, by typing. */
export function OwnerSelect({ application, colleagues, onAssign }: Props) {
  const { id, applicant_name, assignee, job_id } = application;
  /** Who gets the focus back, and in which application the owner is searched. */
  const [search, setSearch] = useState<{ id: string; opener: unknown }>();
  const listen = useCallback(
    (select: HTMLSelectElement | null) => {
      const open = (event: Event) => setSearch({ id, opener: event instanceof CustomEvent ? event.detail : undefined });
      select?.addEventListener(searchOwner, open);
      return () => select?.removeEventListener(searchOwner, open);
    },
    [id],
  );
  const show = (username: string) => {
    const name = username ? nameOf(username, colleagues) : applicationsTexts.nobody;
    const colleague = colleagues.find((one) => one.username === username);
    const deputy = colleague && deputyOf(colleague, serverNow());
    return deputy ? applicationsTexts.away(name, formatDays(colleague.away_until), nameOf(deputy, colleagues)) : name;
  };
  const avatar = <Avatar username={assignee} name={assignee && nameOf(assignee, colleagues)} />;
  if (!onAssign) {
    return (
      <span className={styles.owner}>
        {avatar} {show(assignee)}
      </span>
    );
  }
  const names = ['', ...colleagues.filter((colleague) => seesJob(colleague, job_id)).map(({ username }) => username)];
  const common = { value: assignee, names, show, onChoose: (name: string) => onAssign(application, name) };
  if (search?.id !== id) {
    return (
      <span className={styles.owner}>
        {avatar}
        <RowSelect {...common} ref={listen} data-owner aria-label={applicationsTexts.ownerOf(applicant_name)} />
      </span>
    );
  }
  const leave = () => {
    setSearch(undefined);
    if (search.opener instanceof HTMLElement && search.opener !== document.body) search.opener.focus();
  };
  return <OwnerSearch {...common} label={applicationsTexts.ownerOf(applicant_name)} onLeave={leave} />;
}
