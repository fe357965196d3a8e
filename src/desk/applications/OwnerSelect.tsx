import { type ComponentProps, useCallback, useState } from 'react';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { type Colleague, deputyOf, seesJob } from '#rooms/accounts/contract/colleagues.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { formatDays } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { applicationsTexts } from './applications-texts.ts';
import type { SetStatus } from '../shell/use-item-actions.ts';
import { Avatar } from '../shell/Avatar.tsx';
import { nameOf } from '../shell/people.ts';
import { useOptions } from '../shell/use-options.tsx';
import styles from './OwnerSelect.module.css';
import { RowSelect } from './RowSelect.tsx';

type Props = {
  application: Application;
  colleagues: readonly Colleague[];
  /** Without it, the owner can't be changed. */
  onAssign: SetStatus<Application> | undefined;
};

/** Asks the select of an owner to be searched. `detail` gets the focus back. */
const searchOwner = 'search-owner';

/** Focuses the search of the owner; a choice or Escape returns it. @returns whether it is shown */
export function focusOwner(around: ParentNode | null | undefined): boolean {
  const select = around?.querySelector<HTMLSelectElement>('select[data-owner]');
  if (!select) return false;
  const opener = document.activeElement;
  select.focus();
  if (document.activeElement !== select) return false;
  select.dispatchEvent(new CustomEvent(searchOwner, { detail: opener }));
  return true;
}

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
  const common = {
    value: assignee,
    names,
    show,
    onChoose: (name: string) => onAssign(application, name),
    'aria-label': applicationsTexts.ownerOf(applicant_name),
  };
  if (search?.id !== id) {
    return (
      <span className={styles.owner}>
        {avatar}
        <RowSelect {...common} ref={listen} data-owner />
      </span>
    );
  }
  const leave = () => {
    setSearch(undefined);
    if (search.opener instanceof HTMLElement && search.opener !== document.body) search.opener.focus();
  };
  return <OwnerSearch {...common} onLeave={leave} />;
}

type SearchProps = ComponentProps<typeof RowSelect> & {
  /** Called after a choice, Escape, or when the focus moves elsewhere. */
  onLeave: () => void;
};

/** Chooses a name that is searched by typing: the username, or what is shown for it. */
function OwnerSearch({ value, names, show, onChoose, onLeave, 'aria-label': label }: SearchProps) {
  const [typed, setTyped] = useState('');
  const isFound = (name: string, text: string, compare: 'includes' | 'startsWith') =>
    [show(name), name].some((known) => known.toLowerCase()[compare](text.trim().toLowerCase()));
  const options = useOptions({
    label: applicationsTexts.columns.owner,
    names: names.filter((name) => isFound(name, typed, 'includes')),
    initial: value,
    show,
    onChoose: (name) => {
      onLeave();
      if (name !== value) onChoose(name);
    },
    onLeave,
  });

  return (
    <div className={styles.search}>
      <input
        {...options.field}
        ref={focusOnMount}
        role="combobox"
        aria-label={label}
        aria-expanded={options.isOpen}
        autoComplete="off"
        placeholder={show(value)}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          // The first that begins with it, and otherwise the first that has it.
          options.mark(names.find((name) => isFound(name, currentTarget.value, 'startsWith')) ?? '');
        }}
        onKeyDown={options.onKeyDown}
      />
      {options.list}
    </div>
  );
}
