import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router-dom';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { type Hold, type HoldKind, holdKinds, recordEndpoints, type StoredItem } from '#rooms/records/contract/records.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { RowButton, TwoLines } from '../list/RowParts.tsx';
import { adminCall, adminDownload } from '../session/admin-call.ts';
import headStyles from '../shell/Head.module.css';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { useReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { useNameOf } from '../shell/people.ts';
import { recordsKey } from './HoldMark.tsx';
import { recordsTexts as texts } from './records-texts.ts';

export function Component() {
  return (
    <StaffPage page="records" call={recordEndpoints.listStored}>
      <Records />
    </StaffPage>
  );
}

const widths = { wide: '1fr 14rem 1fr 9rem', narrow: '1fr 9rem 1fr 8rem' };

/** What is held or sealed, or all that is stored about whom or what the page's address names. */
function Records() {
  const [search] = useSearchParams();
  const who = search.get('who')?.trim() ?? '';
  const query = useQuery(adminQuery([...recordsKey, who], recordEndpoints.listStored, { query: { who } }));
  const client = useQueryClient();
  const report = useReport();
  const nameOf = useNameOf();
  const [reason, setReason] = useState('');

  const run = ({ failed, done }: { failed: string; done: string }, call: () => Promise<unknown>) =>
    void report.run(failed, async () => {
      await call();
      await client.invalidateQueries({ queryKey: recordsKey });
      return done;
    });
  const place = (kind: HoldKind, id: string) =>
    run(texts.place, () => adminCall(recordEndpoints.putHold, { params: { kind, id }, body: { reason } }));
  const lift = ({ kind, about }: Hold) => run(texts.lift, () => adminCall(recordEndpoints.liftHold, { params: { kind, id: about } }));
  const open = (id: string) =>
    run(texts.open, async () => {
      const { content, name = 'sealed.zip' } = await adminDownload(recordEndpoints.openSealed, { params: { id }, body: { reason } });
      saveFile(content, name);
    });

  const row = ({ kind, id, person, of, place: where, count, until, on_hold, hold }: StoredItem) => {
    const isSealed = kind === 'sealedApplications';
    const about = hold?.about ?? ([of, person].filter(Boolean).join(', ') || id);
    const held = isSealed ? 'applications' : holdKinds.find((one) => one === kind);
    return (
      <tr key={`${kind} ${id}`} role="row">
        <th role="rowheader" scope="row">
          <TwoLines first={hold ? texts.holdOn(hold.kind) : texts.what(kind, count)} second={about} />
        </th>
        <td role="cell">{hold ? texts.because(hold.reason, nameOf(hold.by), officeDate(hold.at)) : where}</td>
        <td role="cell">{on_hold ? texts.held(on_hold, until) : until}</td>
        <td role="cell">
          {hold && (
            <RowButton label={texts.lift.named(about)} onClick={() => lift(hold)}>
              {texts.lift.action}
            </RowButton>
          )}
          {isSealed && (
            <RowButton label={texts.open.named(about)} onClick={() => open(id)}>
              {texts.open.action}
            </RowButton>
          )}
          {held && (
            <RowButton label={texts.place.named(about)} onClick={() => place(held, id)}>
              {texts.place.action}
            </RowButton>
          )}
        </td>
      </tr>
    );
  };

  return (
    <div className="stack gap-24">
      <p className="hint">{texts.hint}</p>
      <Form className={headStyles.fields} preventScrollReset>
        <TextInput name="who" label={texts.who} key={who} defaultValue={who} autoComplete="off" />
        <Button type="submit" size="sm" variant="default">
          {texts.find}
        </Button>
      </Form>
      <div className={headStyles.fields}>
        <TextInput
          label={texts.reason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          autoComplete="off"
        />
        {who.includes('@') && (
          <Button size="sm" variant="default" onClick={() => place('persons', who)}>
            {texts.placeOnPerson}
          </Button>
        )}
      </div>
      <Loaded query={query} failed={texts.failed} loading={<ListSkeleton />}>
        {(items) => (
          <ResourceTable columns={texts.columns} widths={widths} pages={[items]} empty={who ? texts.nothing : texts.noHolds} row={row} />
        )}
      </Loaded>
      <ReportView reports={[report]} />
    </div>
  );
}
