import { NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { referenceOf } from '#rooms/platform/contract/reference.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { type HoldKind, holdKinds, recordEndpoints } from '#rooms/records/contract/records.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { FailureNotice } from '../../shared/forms/FailureNotice.tsx';
import { SubmitButton } from '../../shared/forms/SubmitButton.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { PagedTable } from '../list/PagedTable.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { RowButton, TwoLines } from '../list/RowParts.tsx';
import { pagedQuery } from '../list/use-paged-list.ts';
import { adminCall, adminDownload } from '../session/admin-call.ts';
import headStyles from '../shell/Head.module.css';
import { Loaded } from '../shell/Loaded.tsx';
import { useReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { useNameOf } from '../shell/people.ts';
import { holdsQuery } from './holds.tsx';
import { recordsTexts as texts } from './records-texts.ts';
import { Stored } from './Stored.tsx';

export function Component() {
  const [who, setWho] = useState('');
  const { isPending } = useQuery(holdsQuery);
  return (
    <StaffPage page="records" call={recordEndpoints.listSealed}>
      <div className="stack gap-24">
        <Holds />
        {/* Later, so that the holds above do not move them. */}
        {!isPending && (
          <>
            <Stored who={who} onFind={setWho} />
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
      <PlaceHold onPlaced={refresh} />
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
function PlaceHold({ onPlaced }: { onPlaced: () => Promise<void> }) {
  const [named] = useSearchParams();
  const kinds = holdKinds.filter((kind) => named.size === 0 || named.has(kind));
  const [kind, setKind] = useState<HoldKind>(kinds[0] ?? 'applications');
  const [placed, setPlaced] = useState(false);
  const { sending, failure, submit } = useSubmission(async (form: HTMLFormElement) => {
    setPlaced(false);
    const [id = '', reason = ''] = ['id', 'reason']
      .flatMap((name) => new FormData(form).getAll(name))
      .filter((value) => typeof value === 'string');
    await adminCall(recordEndpoints.putHold, { params: { kind, id: id.trim() }, body: { reason } });
    await onPlaced();
    form.reset();
    setPlaced(true);
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
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
      <SubmitButton sending={sending} texts={texts.place} />
      {failure && <FailureNotice error={failure.error} failed={texts.placeFailed} />}
      {placed && <Notice kind="success">{texts.placed}</Notice>}
    </form>
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
