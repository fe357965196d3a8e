import { IconX } from '@tabler/icons-react';
import type { ApplicationFilter } from '#rooms/applications/contract/applications.ts';
import { applicationsTexts } from './applications-texts.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { formatDays } from '../../shared/lib/format.ts';
import { useNameOf } from '../shell/people.ts';
import { viewOf } from './application-filter.ts';
import styles from './ApplicationsFilter.module.css';

type Props = {
  /** What the address says. */
  given: ApplicationFilter;
  /** What of it applies. */
  filter: ApplicationFilter;
  /** The title of the job in the filter. */
  job: string;
  /** @param parameters of the address */
  onRemove: (parameters: readonly string[]) => void;
};

/** What the list is filtered by, in words. Each chip removes what it says. */
export function FilterChips({ given, filter, job, onRemove }: Props) {
  const { chips, views, removeFilter, paused } = applicationsTexts;
  const { status = [], source = '', assignee = '', answer = '', from, to } = given;
  const nameOf = useNameOf();
  const all: { name: keyof ApplicationFilter; text: string; parameters?: string[] }[] = [
    { name: 'view', text: views[viewOf(given)], parameters: ['view', 'due'] },
    { name: 'person', text: chips.person },
    { name: 'status', text: chips.status(status) },
    { name: 'job_id', text: chips.job(job), parameters: ['job'] },
    { name: 'source', text: chips.source(source) },
    { name: 'assignee', text: chips.owner(nameOf(assignee)) },
    { name: 'answer', text: chips.answer(answer) },
    from === undefined
      ? { name: 'to', text: chips.arrived(to && chips.until(formatDays(to))) }
      : { name: 'from', text: chips.arrived(to ? formatDays(from, to) : chips.since(formatDays(from))), parameters: ['from', 'to'] },
  ];
  return all
    .filter(({ name }) => given[name] !== undefined)
    .map(({ name, text, parameters = [name] }) => (
      <button
        key={name}
        ref={focusAfterRemoval((filter) => filter.querySelector('button'))}
        type="button"
        className={styles.chip}
        data-paused={filter[name] === undefined || undefined}
        title={filter[name] === undefined ? paused : undefined}
        aria-label={removeFilter(text)}
        onClick={() => onRemove(parameters)}
      >
        <span className="ellipsis">{text}</span>
        <IconX size={14} aria-hidden />
      </button>
    ));
}
