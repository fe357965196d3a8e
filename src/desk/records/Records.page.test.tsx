import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import type { StoredItem } from '#rooms/records/contract/records.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { visitStaff } from '../../../tests/component/staff.tsx';
import { click, enter, textsOf, user } from '../../../tests/component/user.ts';
import { adminPaths } from '../../admin-paths.ts';
import { HoldMark } from './HoldMark.tsx';
import { Component as RecordsPage } from './Records.page.tsx';
import { recordsTexts as texts } from './records-texts.ts';

const item: StoredItem = {
  kind: 'timeline',
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  about: '1A2B3C4D, Windchill Developer',
  place: 'Firestore timeline',
  count: 2,
  until: 'a year',
};
const sealed: StoredItem = { ...item, kind: 'sealedApplications', count: 1, until: 'Nov 27, 2030' };
const server = fakeServerOfFile();
let stored: StoredItem[];

beforeEach(() => {
  stored = [{ ...item, kind: 'holds', id: 'windchill', about: 'windchill', place: 'A claim (Ada)' }, sealed];
  server.on(endpoints.listHolds, () => json(200, { windchill: 'A claim' }));
  server.on(endpoints.listStored, () => json(200, stored));
  server.on(endpoints.listColleagues, () => json(200, []));
});

async function open(path: string) {
  visitStaff(path, { path: adminPaths.records, element: <RecordsPage /> });
  await screen.findByRole('table');
}
const done = () => new Response(null, { status: 204 });

it('asks why before it holds what is stored or a person, keeps the reason if that fails, and offers to lift what is held', async () => {
  await open(`${adminPaths.records}?who=asha%2Btag@example.com`);
  const give = async (reason: string, submit: string) => {
    const dialog = await screen.findByRole('dialog');
    enter(within(dialog).getByRole('textbox', { name: texts.reason }), reason);
    await user.click(within(dialog).getByRole('button', { name: submit }));
  };
  await click(texts.placeOnPerson);
  await give(' ', texts.acts.putHold.submit);
  expect(server.to(endpoints.putHold)).toEqual([]);
  server.on(endpoints.putHold, () => refusal(404, responseTexts.holdNotFound));
  await give('A complaint', texts.acts.putHold.submit);
  expect(await screen.findByText(responseTexts.holdNotFound)).toBeVisible();
  expect(screen.getByRole('textbox', { name: texts.reason })).toHaveValue('A complaint');
  server.on(endpoints.putHold, done);
  stored.push({ ...item, kind: 'holds', id: 'asha@example.com', about: 'asha@example.com' });
  await give('A complaint', texts.acts.putHold.submit);
  await screen.findByText(texts.acts.putHold.done);
  expect(await screen.findByRole('button', { name: texts.liftFromPerson })).toHaveFocus();
  await click(texts.acts.putHold.named(sealed.about));
  stored.push({ ...item, kind: 'holds', about: 'The same' });
  await give('A claim', texts.acts.putHold.submit);
  expect(await screen.findByRole('button', { name: texts.acts.liftHold.named(sealed.about) })).toBeVisible();
  expect(server.to(endpoints.putHold).map((call) => [sent(call)['reason'], call.path.split('/').at(-1)])).toEqual([
    ['A complaint', encodeURIComponent('asha+tag@example.com')],
    ['A complaint', encodeURIComponent('asha+tag@example.com')],
    ['A claim', item.id],
  ]);
  server.on(endpoints.liftHold, done);
  stored = [];
  await click(texts.acts.liftHold.named('windchill'));
  await click(texts.acts.liftHold.submit);
  await screen.findByText(texts.nothing);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('opens a sealed application for a reason', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sealed');
  await open(adminPaths.records);
  server.on(endpoints.openSealed, () => new Response('PK', { headers: { 'Content-Disposition': 'attachment; filename="sealed.zip"' } }));
  await click(texts.acts.openSealed.named(item.about));
  enter(await screen.findByRole('textbox', { name: texts.reason }), 'A charge');
  await click(texts.acts.openSealed.submit);
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.to(endpoints.openSealed).map(sent)).toEqual([{ reason: 'A charge' }]);
});

it('says what is stored about a person, where and until when, in the words of staff', async () => {
  stored = [item, sealed];
  await open(adminPaths.records);
  enter(screen.getByLabelText(texts.who), ' asha@example.com ');
  await click(texts.find);
  await waitFor(() => expect(server.to(endpoints.listStored).at(-1)?.query.get('who')).toBe('asha@example.com'));
  expect(screen.getByLabelText(texts.who)).toHaveFocus();
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map((row) => textsOf(row, 'cell'))).toEqual([
    ['Firestore timeline', 'a year', ''],
    ['Firestore timeline', sealed.until, texts.acts.openSealed.submit + texts.acts.putHold.submit],
  ]);
  expect(rows[1]).toHaveTextContent(texts.what('timeline', 2) + item.about);
});

it('marks a job that is on hold, with the reason', async () => {
  visitStaff('/', {
    path: '/',
    element: ['windchill', 'other'].map((job) => <HoldMark key={job} job={job} />),
  });
  expect(await screen.findByTitle('A claim')).toHaveTextContent(texts.onHold);
});
