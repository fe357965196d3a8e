import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Form, useSearchParams } from 'react-router-dom';
import { recordEndpoints, type StoredItem } from '#rooms/records/contract/records.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { RowButton, TwoLines } from '../list/RowParts.tsx';
import { adminDownload } from '../session/admin-call.ts';
import headStyles from '../shell/Head.module.css';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { useReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { staffPage } from '../shell/StaffPage.tsx';
import { recordsKey } from './HoldMark.tsx';
import { recordsTexts as texts } from './records-texts.ts';

const widths = { wide: '1fr 14rem 1fr 9rem', narrow: '1fr 9rem 1fr 8rem' };

const actsOn: Partial<Record<StoredItem['kind'], (keyof typeof texts.acts)[]>> = {
  holds: ['liftHold'],
  sealedApplications: ['openSealed', 'putHold'],
  applications: ['putHold'],
  jobs: ['putHold'],
};

export const Component = staffPage('records', Records, { call: recordEndpoints.listStored });

/** What is held or sealed, or all that is stored about whom or what the page's address names. */
function Records() {
  const [search] = useSearchParams();
  const who = search.get('who')?.trim() ?? '';
  const query = useQuery(adminQuery([...recordsKey, who], recordEndpoints.listStored, { query: { who } }));
  const client = useQueryClient();
  const report = useReport();
  const input = useRef<HTMLInputElement>(null);

  const run = (act: keyof typeof texts.acts, id: string) => {
    if (act !== 'liftHold' && input.current?.reportValidity() === false) return;
    void report.run(texts.acts[act].failed, async () => {
      const { content, name } = await adminDownload(recordEndpoints[act], { params: { id }, body: { reason: input.current?.value } });
      if (name) saveFile(content, name);
      await client.invalidateQueries({ queryKey: recordsKey });
      return texts.acts[act].done;
    });
  };

  const row = ({ kind, id, about, place, count, until }: StoredItem) => (
    <tr key={`${kind} ${id}`} role="row">
      <th role="rowheader" scope="row">
        <TwoLines first={texts.what(kind, count)} second={about} />
      </th>
      <td role="cell">{place}</td>
      <td role="cell">{until}</td>
      <td role="cell">
        {actsOn[kind]?.map((act) => (
          <RowButton key={act} label={texts.acts[act].named(about)} onClick={() => run(act, id)}>
            {texts.acts[act].action}
          </RowButton>
        ))}
      </td>
    </tr>
  );

  return (
    <div className="stack gap-24">
      <p className="hint">{texts.hint}</p>
      <Form className={headStyles.fields} autoComplete="off" preventScrollReset>
        <TextInput name="who" label={texts.who} description={texts.whoHint} key={who} defaultValue={who} autoFocus={who !== ''} />
        <Button type="submit" size="sm" variant="default">
          {texts.find}
        </Button>
      </Form>
      <div className={headStyles.fields}>
        <TextInput ref={input} label={texts.reason} description={texts.reasonHint} required autoComplete="off" />
        {who.includes('@') && (
          <Button size="sm" variant="default" onClick={() => run('putHold', who)}>
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
