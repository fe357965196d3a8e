import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { recordEndpoints } from '#rooms/records/contract/records.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { TwoLines } from '../list/RowParts.tsx';
import headStyles from '../shell/Head.module.css';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { personTexts as texts } from './stored-texts.ts';

const widths = { wide: 'minmax(0, 1fr) 14rem minmax(0, 1fr)', narrow: 'minmax(0, 1fr) 11rem minmax(0, 1fr)' };

/** What is stored about a person, where, and until when. @param who blank for nobody */
export function Stored({ who, onFind }: { who: string; onFind: (who: string) => void }) {
  const query = useQuery({ ...adminQuery(['stored', who], recordEndpoints.listStored, { query: { who } }), enabled: who !== '' });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('who');
    onFind(typeof entered === 'string' ? entered.trim() : '');
  };
  return (
    <section className="stack gap-12" aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      <p className="hint">{texts.hint}</p>
      <form className={headStyles.fields} onSubmit={onSubmit}>
        <TextInput name="who" label={texts.who} autoComplete="off" />
        <Button type="submit" size="sm" variant="default">
          {texts.find}
        </Button>
      </form>
      {who && (
        <Loaded query={query} failed={texts.failed} loading={<ListSkeleton />}>
          {(items) => (
            <ResourceTable
              columns={texts.columns}
              widths={widths}
              pages={[items.map((item, index) => ({ ...item, index }))]}
              empty={texts.nothing}
              row={({ index, ...item }) => (
                <tr key={index} role="row">
                  <th role="rowheader" scope="row">
                    <TwoLines first={texts.what(item)} second={[item.person, item.of].filter(Boolean).join(', ')} />
                  </th>
                  <td role="cell">{item.place}</td>
                  <td role="cell">{texts.until(item)}</td>
                </tr>
              )}
            />
          )}
        </Loaded>
      )}
    </section>
  );
}
