import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { firstAnswers } from '#rooms/answers/contract/answers.ts';
import { hasBothOrders } from '#rooms/applications/contract/applications.ts';
import { applicationStatuses } from '#rooms/applications/contract/statuses.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { SearchField } from '../../shared/components/search-field/SearchField.tsx';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import '../../shared/styles/mantine-checkbox.css';
import { applicationsTexts } from './applications-texts.ts';
import tabStyles from '../list/ResourceTab.module.css';
import { useMay } from '../session/session.ts';
import { JobSelect, ListedSelect } from '../shell/JobSelect.tsx';
import { countsQuery, jobsQuery, sourcesQuery } from '../shell/queries.ts';
import { nameOf, useColleagues } from '../shell/people.ts';
import { sourceName } from '../shell/sources-texts.ts';
import { isFiltered, useFilter, viewOf } from './application-filter.ts';
import styles from './ApplicationsFilter.module.css';

export function FilterPanel() {
  const { given, choose, setOrder } = useFilter();
  const may = useMay();
  const mayListSources = may(applicationEndpoints.listSources);
  const mayRead = may(applicationEndpoints.markApplicationRead);
  // If the sources cannot be loaded, the filter still shows the source in the address.
  const { data: sources = [] } = useQuery({ ...sourcesQuery, enabled: mayListSources });
  const { data: jobs } = useQuery(jobsQuery);
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
          choose({ view, due });
        }}
        data={views.map(([value, label]) => ({ value, label }))}
      />
      <Statuses />
      <JobSelect jobs={jobs} value={given.job_id} onChoose={(job) => choose({ job })} />
      {mayListSources && (
        <ListedSelect
          label={applicationsTexts.source}
          any={applicationsTexts.anySource}
          names={sources}
          show={sourceName}
          value={source}
          onChoose={(source) => choose({ source, q: undefined })}
        />
      )}
      {(assignee !== undefined || colleagues.length > 0) && (
        <ListedSelect
          label={applicationsTexts.columns.owner}
          any={applicationsTexts.anyOwner}
          names={colleagues.map(({ username }) => username)}
          show={(username) => nameOf(username, colleagues)}
          value={assignee}
          onChoose={(assignee) => choose({ assignee, q: undefined })}
        />
      )}
      <ListedSelect
        label={applicationsTexts.answer}
        any={applicationsTexts.anyAnswer}
        names={firstAnswers}
        value={given.answer}
        onChoose={(answer) => choose({ answer, q: undefined })}
      />
      <div className={styles.days}>
        <SearchField
          type="date"
          label={applicationsTexts.from}
          value={given.from ?? ''}
          onSearch={(from) => choose({ from, q: undefined })}
        />
        <SearchField type="date" label={applicationsTexts.to} value={given.to ?? ''} onSearch={(to) => choose({ to, q: undefined })} />
      </div>
      {hasBothOrders(given) && (
        <FilterSelect
          className={tabStyles.cardsOnly}
          label={applicationsTexts.order}
          value={given.order ?? 'newest'}
          onChoose={setOrder}
          data={Object.entries(applicationsTexts.orders).map(([value, label]) => ({ value, label }))}
        />
      )}
    </>
  );
}

/** With how many applications have each, as long as nothing else filters them. */
function Statuses() {
  const { given, filter, choose } = useFilter();
  const { data } = useQuery(countsQuery);
  const counts = isFiltered({ ...filter, status: undefined }) ? undefined : data;
  const change = (names: string[]) => choose({ status: applicationStatuses.filter((status) => names.includes(status)).join() });
  return (
    <Checkbox.Group label={applicationsTexts.columns.status} value={given.status ?? []} onChange={change}>
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
