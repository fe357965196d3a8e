import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AuditEntry } from '#rooms/audit/contract/endpoints.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { aColleague } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, nextPage, refusal } from '../../../tests/component/server.ts';
import { visitStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { auditTexts } from './audit-texts.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { adminPaths, applicationPath, messagesPath, recordsPath, versionsPath } from '../../admin-paths.ts';
import { Component as AuditPage } from './Audit.page.tsx';

const id = '1a2b3c4d-0000-4000-8000-000000000000';
const hash = 'ab'.repeat(32);
const anEntry = (values: Partial<AuditEntry>): AuditEntry => ({
  id: 'entry',
  at: '2026-11-27T09:00:00.000Z',
  actor: 'ada',
  action: 'Open resume',
  collection: 'applications',
  document: id,
  entry: '',
  reason: '',
  name: '',
  ...values,
});

const server = fakeServerOfFile();
let entries: AuditEntry[];

beforeEach(() => {
  entries = [anEntry({})];
  server.on(endpoints.readAudit, () => json(200, entries));
  server.on(endpoints.listColleagues, () => json(200, [aColleague('bob')]));
});

async function open(query = '') {
  const view = visitStaff(adminPaths.audit + query, { path: adminPaths.audit, element: <AuditPage /> });
  await screen.findByLabelText(auditTexts.person);
  return view;
}

const filters = () => server.to(endpoints.readAudit).map(({ query }) => Object.fromEntries(query));

it('says who did what and where, by name as long as it exists, and links to it', async () => {
  entries = [
    anEntry({ name: 'Asha Rao, Windchill Developer' }),
    anEntry({ id: 'gone', document: `2${id.slice(1)}`, action: 'Deleted' }),
    anEntry({
      id: 'job',
      actor: 'bob',
      action: 'Create',
      collection: 'jobs',
      document: 'windchill',
      name: 'Windchill',
      reason: 'No range yet',
    }),
    anEntry({ id: 'export', action: 'Export', document: '*' }),
    anEntry({ id: 'settings', action: 'Change', collection: 'settings', document: 'mailTemplates', reason: 'ask, own' }),
    anEntry({ id: 'message', action: 'Replied', collection: 'contactMessages', name: 'Helen Brooks, A question' }),
    anEntry({ id: 'other', action: 'Restore', collection: 'auditLog', document: '*' }),
    anEntry({ id: 'visitor', actor: 'visitor', action: 'Erase', document: '*' }),
    anEntry({ id: 'held', action: 'Placed hold', collection: 'holds', name: 'Asha Rao, Windchill Developer', reason: 'A claim' }),
    anEntry({ id: 'person', action: 'Placed hold', collection: 'holds', document: hash, name: 'asha@example.com' }),
    anEntry({ id: 'lifted', action: 'Lifted hold', collection: 'holds', document: hash }),
  ];
  await open();
  const rows = await screen.findAllByRole('row');
  const links = [applicationPath(id), applicationPath(`2${id.slice(1)}`), versionsPath('windchill'), adminPaths.texts];
  links.push(messagesPath('Helen Brooks'), recordsPath(id), recordsPath('asha@example.com'), recordsPath(''));
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(links);
  expect(rows.slice(1).map(({ textContent }) => textContent.replace(/Nov 27.*/, ''))).toEqual([
    'adaOpen resumeAsha Rao, Windchill DeveloperApplication',
    'adaDeletedApplication 2A2B3C4D',
    'bobCreateNo range yetWindchillJob posting',
    'adaExportAll applications',
    'adaChangeAsk for more information, Own templatesSettings: Email templates',
    'adaRepliedHelen Brooks, A questionMessage',
    'adaRestoreAudit trail',
    'A visitorEraseAll applications',
    'adaPlaced holdA claimAsha Rao, Windchill DeveloperHold',
    'adaPlaced holdasha@example.comHold',
    'adaLifted holdHold on a person',
  ]);
});

it('shows changes unless asked for more, filters in the address, and exports what it finds', async () => {
  const { router } = await open(`?application=${id}`);
  await screen.findByRole('option', { name: 'bob' });
  await user.selectOptions(screen.getByLabelText(auditTexts.person), 'bob');
  await user.selectOptions(screen.getByLabelText(auditTexts.kind), 'Notes');
  enter(screen.getByLabelText(auditTexts.until), '2026-11-20');
  const filter = { person: 'bob', kind: 'Notes', application: id, until: '2026-11-20' };
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(filter));
  await waitFor(() => expect(filters().at(-1)).toEqual(filter));
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:audit');
  server.on(endpoints.exportAudit, () => new Response('csv'));
  await click(applicationsTexts.export);
  await waitFor(() => expect(createObjectURL).toHaveBeenCalledOnce());
  expect(Object.fromEntries(server.to(endpoints.exportAudit)[0]?.query ?? [])).toEqual(filter);
  await user.selectOptions(screen.getByLabelText(auditTexts.kind), auditTexts.anyKind);
  await waitFor(() => expect(filters().at(-1)).toEqual({ person: 'bob', application: id, until: '2026-11-20' }));
  expect(filters()[0]).toEqual({ kind: 'Changes', application: id });
});

it('loads more, and says so when nothing is found or the filter is refused', async () => {
  server.on(endpoints.readAudit, ({ query }) =>
    query.has('cursor') ? json(200, [anEntry({ id: 'older', action: 'Log in' })]) : json(200, entries, nextPage()),
  );
  await open();
  await user.click(await screen.findByRole('button', { name: dashboardTexts.loadMore }));
  expect(await screen.findByText('Log in')).toBeVisible();
  server.on(endpoints.readAudit, ({ query }) =>
    query.get('application') === 'nothing' ? json(200, []) : refusal(400, responseTexts.invalidOption('person')),
  );
  enter(screen.getByLabelText(auditTexts.application), 'nothing');
  expect(await screen.findByText(auditTexts.empty)).toBeVisible();
  enter(screen.getByLabelText(auditTexts.application), 'something');
  expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.invalidOption('person'));
});
