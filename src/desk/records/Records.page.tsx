import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Form, useSearchParams } from 'react-router-dom';
import { referenceOf } from '#rooms/platform/contract/reference.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { type HoldKind, holdKinds, recordEndpoints } from '#rooms/records/contract/records.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { PagedTable } from '../list/PagedTable.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { RowButton, TwoLines } from '../list/RowParts.tsx';
import { pagedQuery } from '../list/use-paged-list.ts';
import { adminCall, adminDownload } from '../session/admin-call.ts';
import headStyles from '../shell/Head.module.css';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { type Report, useReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { useNameOf } from '../shell/people.ts';
import { holdsQuery } from './holds.tsx';
import { recordsTexts as texts } from './records-texts.ts';
import { personTexts } from './stored-texts.ts';

export function Component() {
  const [search] = useSearchParams();
  const who = search.get('who')?.trim() ?? '';
  const { isPending } = useQuery(holdsQuery);
  return (
    <StaffPage page="records" call={recordEndpoints.listSealed}>
      <div className="stack gap-24">
        <Holds />
        {/* Later, so that the holds above do not move them. */}
        {!isPending && (
          <>
            <Stored who={who} />
            <Sealed person={who.includes('@') ? who : undefined} />
          </>
        )}
      </div>
    </StaffPage>
  );
}

const holdWidths = { wide: '1fr 1fr 10rem 8rem 6rem', narrow: '1fr 1fr 7rem 6rem 5rem' };

function Holds() {
  const client = useQueryClient();
  const query = useQuery(holdsQuery);
  const nameOf = useNameOf();
  const report = useReport();
  const refresh = () => client.invalidateQueries(holdsQuery);
  const lift = (kind: HoldKind, id: string) =>
    report.run(texts.liftFailed, async () => {
      await adminCall(recordEndpoints.liftHold, { params: { kind, id } });
      await refresh();
      return texts.lifted;
    });
  return (
    <section className="stack gap-12" aria-label={texts.holds}>
      <h2>{texts.holds}</h2>
      <p className="hint">{texts.holdsHint}</p>
      <PlaceHold report={report} onPlaced={refresh} />
      <Loaded query={query} failed={texts.holdsFailed} loading={<ListSkeleton />}>
        {(holds) => (
          <ResourceTable
            columns={texts.holdColumns}
            widths={holdWidths}
            pages={[holds]}
            empty={texts.noHolds}
            row={({ kind, about, reason, by, at }) => (
              <tr key={`${kind} ${about}`} role="row">
                <th role="rowheader" scope="row">
                  <TwoLines first={texts.kinds[kind]} second={about} />
                </th>
                <td role="cell">{reason}</td>
                <td role="cell">{nameOf(by)}</td>
                <td role="cell">{officeDate(at)}</td>
                <td role="cell">
                  <RowButton label={texts.liftNamed(about)} onClick={() => void lift(kind, about)}>
                    {texts.lift}
                  </RowButton>
                </td>
              </tr>
            )}
          />
        )}
      </Loaded>
      <ReportView reports={[report]} />
    </section>
  );
}

/** The address of the page can name what to hold, by kind. */
function PlaceHold({ report, onPlaced }: { report: Report; onPlaced: () => Promise<void> }) {
  const [named] = useSearchParams();
  const namedKinds = holdKinds.filter((kind) => named.has(kind));
  const kinds = namedKinds.length > 0 ? namedKinds : holdKinds;
  const [kind, setKind] = useState<HoldKind>(kinds[0]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [id = '', reason = ''] = [...new FormData(form).values()].filter((value) => typeof value === 'string');
    void report.run(texts.placeFailed, async () => {
      await adminCall(recordEndpoints.putHold, { params: { kind, id: id.trim() }, body: { reason } });
      await onPlaced();
      form.reset();
      return texts.placed;
    });
  };
  return (
    <form className={headStyles.fields} onSubmit={onSubmit}>
      <NativeSelect
        flex="1 1 14rem"
        label={texts.kind}
        data={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(holdKinds.find((one) => one === currentTarget.value) ?? kind)}
      />
      <TextInput key={kind} name="id" label={texts.about} defaultValue={named.get(kind) ?? ''} autoComplete="off" required />
      <TextInput name="reason" label={texts.reason} autoComplete="off" required />
      <Button type="submit">{texts.place}</Button>
    </form>
  );
}

const storedWidths = { wide: 'minmax(0, 1fr) 14rem minmax(0, 1fr)', narrow: 'minmax(0, 1fr) 11rem minmax(0, 1fr)' };

/** What is stored about a person, where, and until when. @param who blank for nobody */
function Stored({ who }: { who: string }) {
  const query = useQuery({ ...adminQuery(['stored', who], recordEndpoints.listStored, { query: { who } }), enabled: who !== '' });
  return (
    <section className="stack gap-12" aria-label={personTexts.heading}>
      <h2>{personTexts.heading}</h2>
      <p className="hint">{personTexts.hint}</p>
      <Form className={headStyles.fields} preventScrollReset>
        <TextInput name="who" label={personTexts.who} defaultValue={who} autoComplete="off" />
        <Button type="submit" size="sm" variant="default">
          {personTexts.find}
        </Button>
      </Form>
      {who && (
        <Loaded query={query} failed={personTexts.failed} loading={<ListSkeleton />}>
          {(items) => (
            <ResourceTable
              columns={personTexts.columns}
              widths={storedWidths}
              pages={[items]}
              empty={personTexts.nothing}
              row={(item) => (
                <tr key={items.indexOf(item)} role="row">
                  <th role="rowheader" scope="row">
                    <TwoLines first={personTexts.what(item)} second={[item.person, item.of].filter(Boolean).join(', ')} />
                  </th>
                  <td role="cell">{item.place}</td>
                  <td role="cell">{personTexts.until(item)}</td>
                </tr>
              )}
            />
          )}
        </Loaded>
      )}
    </section>
  );
}

const sealedWidths = { wide: '1fr 8rem 8rem 1fr 6rem', narrow: '1fr 6rem 6rem 1fr 5rem' };

/** @param person an address; undefined for all */
function Sealed({ person }: { person: string | undefined }) {
  const [reason, setReason] = useState('');
  const load = (options: object) => adminCall(recordEndpoints.listSealed, options);
  const list = useInfiniteQuery(pagedQuery({ name: 'sealed', filter: { person }, load }));
  const report = useReport();
  const open = (id: string) =>
    report.run(texts.downloadFailed, async () => {
      const { content, name = 'sealed.zip' } = await adminDownload(recordEndpoints.openSealed, { params: { id }, body: { reason } });
      saveFile(content, name);
      return texts.downloaded;
    });
  return (
    <section className="stack gap-12" aria-label={texts.sealed}>
      <h2>{texts.sealed}</h2>
      <p className="hint">{texts.sealedHint}</p>
      {list.data?.pages.some(({ data }) => data.length > 0) && (
        <TextInput label={texts.downloadReason} value={reason} onChange={({ currentTarget }) => setReason(currentTarget.value)} />
      )}
      <PagedTable
        list={list}
        failed={texts.sealedFailed}
        columns={texts.sealedColumns}
        widths={sealedWidths}
        empty={texts.noSealed}
        row={({ id, job_title, sealed_at, kept_until, messages }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              <TwoLines first={referenceOf({ id })} second={job_title} />
            </th>
            <td role="cell">{officeDate(sealed_at)}</td>
            <td role="cell">{officeDate(kept_until)}</td>
            <td role="cell">{messages.map(({ text }) => text).join('; ')}</td>
            <td role="cell">
              <RowButton label={texts.downloadNamed(referenceOf({ id }))} onClick={() => void open(id)}>
                {texts.download}
              </RowButton>
            </td>
          </tr>
        )}
      />
      <ReportView reports={[report]} />
    </section>
  );
}
