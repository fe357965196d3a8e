import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { firstAnswers } from '#rooms/answers/contract/answers.ts';
import { type ApplicationFilter, type DashboardCounts, hasBothOrders } from '#rooms/applications/contract/applications.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { applicationStatuses } from '#rooms/applications/contract/statuses.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { useChoice } from '../../shared/components/filter-select/use-choice.ts';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import '../../shared/styles/mantine-checkbox.css';
import { applicationsTexts } from './applications-texts.ts';
import tabStyles from '../list/ResourceTab.module.css';
import { useMay } from '../session/session.ts';
import { JobSelect, ListedSelect } from '../shell/JobSelect.tsx';
import { sourcesQuery } from '../shell/queries.ts';
import { nameOf, useColleagues } from '../shell/people.ts';
import { viewOf } from './application-filter.ts';
import styles from './ApplicationsFilter.module.css';

/** The earliest day that can be chosen. A year that is being typed is earlier. */
const firstDay = '2000-01-01';

type Props = {
  /** What the address says. */
  given: ApplicationFilter;
  jobs: ListedJob[] | undefined;
  /** Shown beside the statuses. */
  counts: DashboardCounts | undefined;
  /** Takes parameters of the address. */
  onChoose: (values: Record<string, string | undefined>) => void;
  onOrder: (order: string) => void;
};

export function FilterPanel({ given, jobs, counts, onChoose, onOrder }: Props) {
  const may = useMay();
  const mayListSources = may(applicationEndpoints.listSources);
  const mayRead = may(applicationEndpoints.markApplicationRead);
  // If the sources cannot be loaded, the filter still shows the source in the address.
  const { data: sources = [] } = useQuery({ ...sourcesQuery, enabled: mayListSources });
  const colleagues = useColleagues();
  const { source, assignee } = given;
  const view = viewOf(given);
  const views = Object.entries(applicationsTexts.views).filter(
    ([name]) => name === view || (name === 'mine' ? colleagues.length > 0 : name !== 'unread' || mayRead),
  );

  return (
    <>
      <FilterSelect
        label={applicationsTexts.view}
        value={view}
        onChoose={(value) => {
          const [view, due] = value.split(' ');
          onChoose({ view, due });
        }}
        data={views.map(([value, label]) => ({ value, label }))}
      />
      <Statuses counts={counts} value={given.status?.join() ?? ''} onChoose={(status) => onChoose({ status })} />
      <JobSelect jobs={jobs} value={given.job_id} onChoose={(job) => onChoose({ job })} />
      {mayListSources && (
        <ListedSelect
          label={applicationsTexts.source}
          any={applicationsTexts.anySource}
          names={sources}
          value={source}
          onChoose={(source) => onChoose({ source, q: undefined })}
        />
      )}
      {(assignee !== undefined || colleagues.length > 0) && (
        <ListedSelect
          label={applicationsTexts.columns.owner}
          any={applicationsTexts.anyOwner}
          names={colleagues.map(({ username }) => username)}
          show={(username) => nameOf(username, colleagues)}
          value={assignee}
          onChoose={(assignee) => onChoose({ assignee, q: undefined })}
        />
      )}
      <ListedSelect
        label={applicationsTexts.answer}
        any={applicationsTexts.anyAnswer}
        names={firstAnswers}
        value={given.answer}
        onChoose={(answer) => onChoose({ answer, q: undefined })}
      />
      <div className={styles.days}>
        <DayInput label={applicationsTexts.from} value={given.from} onChoose={(from) => onChoose({ from, q: undefined })} />
        <DayInput label={applicationsTexts.to} value={given.to} onChoose={(to) => onChoose({ to, q: undefined })} />
      </div>
      {hasBothOrders(given) && (
        <FilterSelect
          className={tabStyles.cardsOnly}
          label={applicationsTexts.order}
          value={given.order ?? 'newest'}
          onChoose={onOrder}
          data={Object.entries(applicationsTexts.orders).map(([value, label]) => ({ value, label }))}
        />
      )}
    </>
  );
}

function DayInput({ label, value = '', onChoose }: { label: string; value: string | undefined; onChoose: (day: string) => void }) {
  const [day, setDay] = useChoice(value);
  return (
    <TextInput
      type="date"
      label={label}
      min={firstDay}
      value={day}
      onChange={({ currentTarget }) => {
        setDay(currentTarget.value);
        if (currentTarget.validity.valid) onChoose(currentTarget.value);
      }}
    />
  );
}

type StatusesProps = Pick<Props, 'counts'> & { value: string; onChoose: (value: string) => void };

/** @param value those that are chosen, separated by commas */
function Statuses({ counts, value, onChoose }: StatusesProps) {
  const [chosen, setChosen] = useChoice(value);
  const choose = (names: string[]) => {
    const next = applicationStatuses.filter((status) => names.includes(status)).join();
    setChosen(next);
    onChoose(next);
  };
  return (
    <Checkbox.Group label={applicationsTexts.columns.status} value={chosen.split(',')} onChange={choose}>
      <div className={styles.choices}>
        {applicationStatuses.map((status) => (
          <Checkbox
            key={status}
            value={status}
            autoComplete="off"
            label={
              <>
                <StatusLabel status={status} />
                {counts && <span className={styles.count}>{counts.applications[status] ?? 0}</span>}
              </>
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
