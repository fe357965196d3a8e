import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { referenceOf } from '#rooms/platform/contract/reference.ts';
import { auditEndpoints, type AuditEntry, auditKinds } from '#rooms/audit/contract/endpoints.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import { actorsWithoutAccount } from '#rooms/platform/contract/roles.ts';
import { auditTexts } from './audit-texts.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { FilterSelect } from '../../shared/components/filter-select/FilterSelect.tsx';
import { SearchField } from '../../shared/components/search-field/SearchField.tsx';
import { formatMoment } from '../../shared/lib/format.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { useAddress } from '../../shared/lib/use-address.ts';
import { adminPaths, applicationPath, messagesPath, recordsPath, versionsPath } from '../../admin-paths.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { LoadMore } from '../list/LoadMore.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import tableStyles from '../list/ResourceTab.module.css';
import { TwoLines } from '../list/RowParts.tsx';
import { pagedQuery } from '../shell/queries.ts';
import { adminCall, adminDownload } from '../session/admin-call.ts';
import headStyles from '../shell/Head.module.css';
import { HeadButton } from '../shell/HeadButton.tsx';
import { ListedSelect } from '../shell/JobSelect.tsx';
import { Loaded } from '../shell/Loaded.tsx';
import { colleaguesQuery } from '../shell/queries.ts';
import { useReport } from '../shell/report.tsx';
import { PageReport } from '../shell/ReportView.tsx';
import { staffPage } from '../shell/StaffPage.tsx';
import { staffTitles } from '../shell/titles-texts.ts';
import { useNamed, useNameOf } from '../shell/people.ts';

const widths = { wide: '12rem 1fr 1fr 11rem', narrow: '9rem 1fr 1fr 11rem' };

/** Of a blank filter, so that what is only read does not hide what changes. */
const usualKind = 'Changes';

export const Component = staffPage('audit', AuditTrail, { call: auditEndpoints.readAudit });

/** Who did what, newest first. The filter is in the address. */
function AuditTrail() {
  const { get, change } = useAddress();
  const [person, kind, application, until] = [get('person'), get('kind') ?? usualKind, get('application'), get('until')];
  const filter = { person, kind: kind === auditTexts.anyKind ? undefined : kind, application, until };
  const choose = (values: Partial<Record<keyof typeof filter, string>>) => change(values, { push: true });
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const nameOf = useNameOf();
  const list = useInfiniteQuery(pagedQuery(['audit', filter], { filter, load: (options) => adminCall(auditEndpoints.readAudit, options) }));
  const report = useReport();

  const save = async () => {
    const { content, name = auditTexts.exportFile } = await adminDownload(auditEndpoints.exportAudit, { query: filter });
    saveFile(content, name);
    return auditTexts.exported;
  };

  return (
    <section className="stack gap-12">
      <div className={headStyles.fields} role="search" aria-label={staffTitles.audit}>
        <ListedSelect
          label={auditTexts.person}
          any={auditTexts.anybody}
          names={[...colleagues.map(({ username }) => username), ...actorsWithoutAccount]}
          show={(name) => lookUp(auditTexts.actors, name) ?? nameOf(name)}
          value={person}
          onChoose={(person) => choose({ person })}
        />
        <FilterSelect
          label={auditTexts.kind}
          value={kind}
          onChoose={(kind) => choose({ kind })}
          data={[...auditKinds, auditTexts.anyKind]}
        />
        <SearchField
          label={auditTexts.application}
          placeholder={auditTexts.applicationHint}
          value={application ?? ''}
          onSearch={(application) => choose({ application })}
        />
        <SearchField type="date" label={auditTexts.until} value={until ?? ''} onSearch={(until) => choose({ until })} />
        <div className={tableStyles.actions}>
          <HeadButton Icon={IconDownload} onClick={() => void report.run(auditTexts.exportFailed, save)}>
            {applicationsTexts.export}
          </HeadButton>
        </div>
      </div>
      <Loaded query={useNamed(list)} failed={auditTexts.failed} loading={<ListSkeleton />}>
        {({ pages }) => (
          <>
            <ResourceTable
              columns={auditTexts.columns}
              widths={widths}
              pages={pages.map(({ data }) => data)}
              row={(entry) => <Entry key={entry.id} entry={entry} />}
              empty={auditTexts.empty}
            />
            {list.isFetchNextPageError && <p role="alert">{auditTexts.failed}</p>}
            {list.hasNextPage && <LoadMore count={pages.flatMap(({ data }) => data).length} onLoad={list.fetchNextPage} />}
          </>
        )}
      </Loaded>
      <PageReport report={report} />
    </section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const name = useNameOf()(entry.actor);
  const other = lookUp(auditTexts.actors, entry.actor);
  const words = entry.collection === 'settings' ? auditTexts.parts : {};
  const reason = entry.reason.replace(/\w+/g, (part) => lookUp(words, part) ?? part);
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={other && 'dimmed'}>
        <TwoLines first={other ?? name} second={name === entry.actor ? undefined : entry.actor} />
      </th>
      <td role="cell">
        <TwoLines first={entry.action} second={reason} />
      </td>
      <td role="cell">
        <Place entry={entry} />
      </td>
      <td role="cell" className={tableStyles.nowrap}>
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
      </td>
    </tr>
  );
}

/** Of a hold on a person, whose address is gone once it is lifted. */
const hashLength = 64;

/** What an entry is about. */
function Place({ entry: { collection, document, name } }: { entry: AuditEntry }) {
  const place = lookUp(auditTexts.places, collection) ?? collection;
  if (document === '*') return collection === 'applications' ? auditTexts.allApplications : place;
  const isLong = ['applications', 'contactMessages', 'holds', 'sealedApplications'].includes(collection);
  const id = isLong ? referenceOf({ id: document }) : (lookUp(auditTexts.settings, document) ?? document);
  const isOfPerson = document.length === hashLength;
  const unnamed = isOfPerson ? auditTexts.holdOnPerson : `${place} ${id}`;
  const [sender] = name.split(', ', 1);
  const paths = {
    applications: applicationPath(document),
    jobs: versionsPath(document),
    holds: recordsPath(isOfPerson ? name : document),
    sealedApplications: recordsPath(document),
    contactMessages: sender && messagesPath(sender),
    settings: adminPaths.texts,
    admins: `${adminPaths.team}#${document}`,
    accountInvitations: adminPaths.team,
  };
  return <TwoLines to={lookUp(paths, collection) || undefined} first={name || unnamed} second={name && place} />;
}
