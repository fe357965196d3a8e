import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Form, Link, useSearchParams } from 'react-router-dom';
import { auditEndpoints } from '#rooms/audit/contract/endpoints.ts';
import { referenceOf } from '#rooms/platform/contract/reference.ts';
import { type AuditEntry, auditKinds } from '#rooms/audit/contract/audit.ts';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import { actorsWithoutAccount } from '#rooms/platform/contract/roles.ts';
import { auditTexts } from './audit-texts.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { adminPaths, applicationPath, versionsPath } from '../../admin-paths.ts';
import { PagedTable } from '../list/PagedTable.tsx';
import tableStyles from '../list/ResourceTab.module.css';
import { TwoLines } from '../list/RowParts.tsx';
import { pagedQuery } from '../list/use-paged-list.ts';
import { adminCall, adminDownload } from '../session/admin-call.ts';
import headStyles from '../shell/Head.module.css';
import { HeadButton } from '../shell/HeadButton.tsx';
import { colleaguesQuery } from '../shell/queries.ts';
import { useReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { staffPage } from '../shell/StaffPage.tsx';
import { useNameOf } from '../shell/people.ts';

const names = ['person', 'kind', 'application'] as const;

type Name = (typeof names)[number];
type Filter = Partial<Record<Name, string>>;

/** @returns the filter in the address, without what is blank */
function filterOf(query: URLSearchParams): Filter {
  const entries = names.map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

const widths = { wide: '12rem 1fr 1fr 11rem', narrow: '9rem 1fr 1fr 11rem' };

export const Component = staffPage('audit', AuditTrail, { call: auditEndpoints.readAudit });

/** Who did what, newest first. The filter is in the address. */
function AuditTrail() {
  const [query] = useSearchParams();
  const filter = filterOf(query);
  const list = useInfiniteQuery({
    ...pagedQuery({ name: 'audit', filter, load: (options) => adminCall(auditEndpoints.readAudit, options) }),
    // A name that comes later would add a line to its row.
    enabled: !useQuery(colleaguesQuery).isPending,
  });
  const report = useReport();

  const save = async () => {
    const { content, name = auditTexts.exportFile } = await adminDownload(auditEndpoints.exportAudit, { query: filter });
    saveFile(content, name);
    return auditTexts.exported;
  };

  return (
    <section className="stack gap-12">
      <AuditFilterForm key={query.toString()} filter={filter}>
        <Link to={adminPaths.records}>{auditTexts.records}</Link>
        <HeadButton Icon={IconDownload} onClick={() => void report.run(auditTexts.exportFailed, save)}>
          {applicationsTexts.export}
        </HeadButton>
      </AuditFilterForm>
      <PagedTable
        list={list}
        failed={auditTexts.failed}
        columns={auditTexts.columns}
        widths={widths}
        row={(entry) => <Entry key={entry.id} entry={entry} />}
        empty={auditTexts.empty}
      />
      <ReportView reports={[report]} />
    </section>
  );
}

function AuditFilterForm({ filter, children }: { filter: Filter; children: ReactNode }) {
  const peopleId = useId();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const people = [...colleagues, ...actorsWithoutAccount.map((username) => ({ username, name: auditTexts.actors[username] }))];

  return (
    <Form
      // A new filter has a new form.
      ref={focusAfterRemoval((controls) => controls.querySelector('button'))}
      className={headStyles.fields}
    >
      <TextInput name="person" label={auditTexts.person} list={peopleId} autoComplete="off" defaultValue={filter.person} />
      <datalist id={peopleId}>
        {people.map(({ username, name }) => (
          <option key={username} value={username} label={name} />
        ))}
      </datalist>
      <NativeSelect
        name="kind"
        label={auditTexts.kind}
        data={[{ value: '', label: auditTexts.anyKind }, ...auditKinds]}
        defaultValue={filter.kind}
      />
      <TextInput name="application" label={auditTexts.application} autoComplete="off" defaultValue={filter.application} />
      <Button type="submit" size="sm" variant="default">
        {auditTexts.show}
      </Button>
      {Object.keys(filter).length > 0 && <Link to="?">{dashboardTexts.clearFilter}</Link>}
      <div className={tableStyles.actions}>{children}</div>
    </Form>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const name = useNameOf()(entry.actor);
  const other = lookUp(auditTexts.actors, entry.actor);
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={other && 'dimmed'}>
        <TwoLines first={other ?? name} second={name === entry.actor ? undefined : entry.actor} />
      </th>
      <td role="cell">{entry.reason ? <TwoLines first={entry.action} second={entry.reason} /> : entry.action}</td>
      <td role="cell">
        <Place entry={entry} />
      </td>
      <td role="cell" className={tableStyles.nowrap}>
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
      </td>
    </tr>
  );
}

/** What an entry is about. */
function Place({ entry: { collection, document } }: { entry: AuditEntry }) {
  const place = lookUp(auditTexts.places, collection) ?? collection;
  if (document === '*') return collection === 'applications' ? auditTexts.allApplications : place;
  if (collection === 'applications') return <Link to={applicationPath(document)}>{`${place} ${referenceOf({ id: document })}`}</Link>;
  if (collection === 'jobs') return <Link to={versionsPath(document)}>{`${place} ${document}`}</Link>;
  const name = collection === 'contactMessages' ? referenceOf({ id: document }) : (lookUp(auditTexts.settings, document) ?? document);
  return <span className={tableStyles.truncated}>{`${place} ${name}`}</span>;
}
