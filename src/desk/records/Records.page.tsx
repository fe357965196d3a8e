import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, useSearchParams } from 'react-router-dom';
import { reasonInput, recordEndpoints, type StoredItem } from '#rooms/records/contract/records.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { saveFile } from '../../shared/lib/save-file.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import tableStyles from '../list/ResourceTab.module.css';
import { RowButton, TwoLines } from '../list/RowParts.tsx';
import { adminDownload } from '../session/admin-call.ts';
import { EditDialog, EditForm, useEditForm } from '../shell/EditDialog.tsx';
import headStyles from '../shell/Head.module.css';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { useReport } from '../shell/report.tsx';
import { PageReport } from '../shell/ReportView.tsx';
import { staffPage } from '../shell/StaffPage.tsx';
import { useDialog } from '../shell/use-dialog.ts';
import { recordsKey } from './HoldMark.tsx';
import { recordsTexts as texts } from './records-texts.ts';

const widths = { wide: '3fr 3fr 4fr 9rem', narrow: '1fr 9rem 1fr 8rem' };

type Act = keyof typeof texts.acts;

const actsOn: Partial<Record<StoredItem['kind'], Act[]>> = {
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
  const report = useReport();
  const dialog = useDialog<Pick<DialogProps, 'act' | 'id' | 'about'>>();
  const held = query.data?.flatMap(({ kind, id }) => (kind === 'holds' ? id : [])) ?? [];
  const ofPerson = held.some((id) => id.includes('@'));

  const row = ({ kind, id, about, place, count, until }: StoredItem) => (
    <tr key={`${kind} ${id}`} role="row">
      <th role="rowheader" scope="row">
        <TwoLines first={texts.what(kind, count)} second={about} />
      </th>
      <td role="cell">{place}</td>
      <td role="cell">{until}</td>
      <td role="cell" className={tableStyles.buttons}>
        {actsOn[kind]?.map((usual) => {
          const act = usual === 'putHold' && held.includes(id) ? 'liftHold' : usual;
          return (
            // The same button before and after, which keeps the focus.
            <RowButton key={usual} label={texts.acts[act].named(about)} onClick={(opener) => dialog.open({ act, id, about }, opener)}>
              {texts.acts[act].submit}
            </RowButton>
          );
        })}
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
        {who.includes('@') && (
          <Button size="sm" variant="default" onClick={() => dialog.open({ act: ofPerson ? 'liftHold' : 'putHold', id: who, about: who })}>
            {ofPerson ? texts.liftFromPerson : texts.placeOnPerson}
          </Button>
        )}
      </Form>
      <Loaded query={query} failed={texts.failed} loading={<ListSkeleton />}>
        {(items) => (
          <ResourceTable columns={texts.columns} widths={widths} pages={[items]} empty={who ? texts.nothing : texts.noHolds} row={row} />
        )}
      </Loaded>
      <PageReport report={report} />
      {dialog.render((subject, props) => (
        <ActDialog {...subject} {...props} onDone={report.announce} />
      ))}
    </div>
  );
}

type DialogProps = { act: Act; id: string; about: string; opened: boolean; onClose: () => void; onDone: (text: string) => void };

/** Asks for the reason for a hold or for opening, and once more before a hold is lifted. */
function ActDialog({ act, id, about, onDone, ...dialog }: DialogProps) {
  const { named, hint, failed, done, ...submit } = texts.acts[act];
  const client = useQueryClient();
  const asksWhy = act !== 'liftHold';
  const input = { initialValues: { reason: '' }, ...(asksWhy && { validate: validator(reasonInput) }) };
  const { form, submission } = useEditForm(input, async (body) => {
    const { content, name } = await adminDownload(recordEndpoints[act], { params: { id }, body });
    if (name) saveFile(content, name);
    await client.invalidateQueries({ queryKey: recordsKey });
    onDone(done);
    dialog.onClose();
  });
  return (
    <EditDialog {...dialog} title={named(about)} size="md">
      <EditForm {...{ form, submission, failed }} texts={submit}>
        <p>{hint}</p>
        {asksWhy && <TextInput {...form.getInputProps('reason')} label={texts.reason} required data-autofocus />}
      </EditForm>
    </EditDialog>
  );
}
