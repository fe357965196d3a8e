import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import type { Hold, StoredItem } from '#rooms/records/contract/records.ts';
import { storedTexts } from '#rooms/records/contract/stored-texts.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { visitStaff } from '../../../tests/component/staff.tsx';
import { click, enter, textsOf, user } from '../../../tests/component/user.ts';
import { adminPaths, recordsPath } from '../../admin-paths.ts';
import { HoldNotes } from './holds.tsx';
import { Component as RecordsPage } from './Records.page.tsx';
import { recordsTexts as texts } from './records-texts.ts';
import { personTexts } from './stored-texts.ts';

const hold: Hold = { kind: 'jobs', about: 'windchill', reason: 'A claim', by: 'ada', at: '2026-11-27T09:00:00.000Z' };
const sealed = {
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  job_title: 'Windchill Developer',
  sealed_at: '2026-11-27T09:00:00.000Z',
  sealed_by: 'visitor',
  kept_until: '2030-11-27T09:00:00.000Z',
  kept_in: 'US',
  messages: [{ at: '2026-11-28T09:00:00.000Z', text: 'Is it sealed?' }],
};
const server = fakeServerOfFile();
let holds: Hold[];

beforeEach(() => {
  holds = [hold];
  server.on(endpoints.listHolds, () => json(200, holds));
  server.on(endpoints.listSealed, () => json(200, [sealed]));
  server.on(endpoints.listColleagues, () => json(200, []));
});

const open = (path: string) => visitStaff(path, { path: adminPaths.records, element: <RecordsPage /> });

it('places a hold on what the address names, keeps what is entered if that fails, and lifts one', async () => {
  open(recordsPath({ applications: 'asha', persons: 'asha@example.com', jobs: 'windchill' }));
  await user.selectOptions(await screen.findByLabelText(texts.kind), texts.kinds.persons);
  expect(screen.getByLabelText(texts.about, { exact: false })).toHaveValue('asha@example.com');
  enter(screen.getByRole('textbox', { name: texts.reason }), 'A complaint');
  server.on(endpoints.putHold, () => refusal(404, responseTexts.holdNotFound));
  await click(texts.place);
  expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.holdNotFound);
  server.on(endpoints.putHold, () => new Response(null, { status: 204 }));
  await click(texts.place);
  await screen.findByText(texts.placed);
  expect(server.to(endpoints.putHold).map(sent)).toEqual([1, 2].map(() => ({ reason: 'A complaint' })));
  server.on(endpoints.liftHold, () => {
    holds = [];
    return new Response(null, { status: 204 });
  });
  await click(texts.liftNamed('windchill'));
  await screen.findByText(texts.noHolds);
});

it('opens a sealed application for a reason only, and finds those of a person', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sealed');
  open(recordsPath());
  await screen.findByText('Is it sealed?');
  server.on(endpoints.openSealed, () => new Response('PK', { headers: { 'Content-Disposition': 'attachment; filename="sealed.zip"' } }));
  enter(screen.getByLabelText(texts.downloadReason), 'A charge');
  await click(texts.downloadNamed('1A2B3C4D'));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(server.to(endpoints.openSealed).map(sent)).toEqual([{ reason: 'A charge' }]);
  server.on(endpoints.listStored, () => json(200, []));
  enter(screen.getByLabelText(personTexts.who), ' asha@example.com ');
  await click(personTexts.find);
  await screen.findByText(personTexts.nothing);
  await waitFor(() => expect(server.to(endpoints.listSealed).at(-1)?.query.get('person')).toBe('asha@example.com'));
});

it('says what is stored about a person, where and until when, in the words of the archive', async () => {
  const item = { person: 'asha@example.com', of: '1A2B3C4D, Windchill Developer', place: 'Firestore timeline', until: '', held: false };
  const items: StoredItem[] = [
    { ...item, kind: 'notes', count: 2, rule: 'a year' },
    { ...item, kind: 'sealedApplications', count: 1, until: sealed.kept_until, rule: '', held: true },
    { ...item, kind: 'alerts', of: '', count: 1, rule: '' },
  ];
  server.on(endpoints.listStored, () => json(200, items));
  open(`${adminPaths.records}?who=Asha+Rao`);
  const region = await screen.findByRole('region', { name: personTexts.heading });
  const rows = await within(region).findAllByRole('row');
  expect(rows.slice(1).map((row) => textsOf(row, 'cell'))).toEqual([
    ['Firestore timeline', 'a year'],
    ['Firestore timeline', `On hold. Without it: ${officeDate(sealed.kept_until)}`],
    ['Firestore timeline', 'Until they unsubscribe'],
  ]);
  expect(rows[1]).toHaveTextContent(`${storedTexts.notes} (2)asha@example.com, 1A2B3C4D, Windchill Developer`);
  expect(server.to(endpoints.listStored)[0]?.query.get('who')).toBe('Asha Rao');
  // A name is nothing that sealed applications are found by.
  expect(server.to(endpoints.listSealed).map(({ query }) => [...query])).toEqual([[]]);
});

it('says why something is on hold, and nothing of other holds', async () => {
  visitStaff('/', { path: '/', element: <HoldNotes about={{ jobs: 'windchill', applications: 'other' }} /> });
  expect(await screen.findByRole('status')).toHaveTextContent(texts.because('A claim', 'ada', 'Nov 27'));
});
