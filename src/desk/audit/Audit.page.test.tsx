import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AuditEntry } from '#rooms/audit/contract/audit.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { aColleague } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, nextPage, refusal } from '../../../tests/component/server.ts';
import { visitStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { auditTexts } from './audit-texts.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { adminPaths, applicationPath, versionsPath } from '../../admin-paths.ts';
import { Component as AuditPage } from './Audit.page.tsx';

const id = '1a2b3c4d-0000-4000-8000-000000000000';
const anEntry = (values: Partial<AuditEntry>): AuditEntry => ({
  id: 'entry',
  at: '2026-11-27T09:00:00.000Z',
  actor: 'ada',
  action: 'Open resume',
  collection: 'applications',
  document: id,
  entry: '',
  reason: '',
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

it('says who did what and where, and links to the application', async () => {
  entries = [
    anEntry({}),
    anEntry({ id: 'job', actor: 'bob', action: 'Create', collection: 'jobs', document: 'windchill', reason: 'No range yet' }),
    anEntry({ id: 'export', action: 'Export', document: '*' }),
    anEntry({ id: 'settings', action: 'Change', collection: 'settings', document: 'mailTemplates' }),
    anEntry({ id: 'other', action: 'Restore', collection: 'auditLog', document: '*' }),
    anEntry({ id: 'visitor', actor: 'visitor', action: 'Erase', document: '*' }),
  ];
  await open();
  const [, first, ...others] = await screen.findAllByRole('row');
  expect(screen.getByRole('link', { name: 'Job posting windchill' })).toHaveAttribute('href', versionsPath('windchill'));
  expect(first).toHaveTextContent('adaOpen resumeApplication 1A2B3C4DNov 27');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', applicationPath(id));
  expect(others.map(({ textContent }) => textContent.replace(/Nov 27.*/, ''))).toEqual([
    'bobCreateNo range yetJob posting windchill',
    'adaExportAll applications',
    'adaChangeSettings: Email templates',
    'adaRestoreAudit trail',
    'A visitorEraseAll applications',
  ]);
});

it('filters by person, kind and application, in the address, exports what it finds, and clears the filter', async () => {
  const { router } = await open(`?application=${id}`);
  await waitFor(() => expect(document.querySelector('datalist option')).toHaveValue('bob'));
  enter(screen.getByLabelText(auditTexts.person), 'bob');
  await user.selectOptions(screen.getByLabelText(auditTexts.kind), 'Notes');
  await click(auditTexts.show);
  const filter = { person: 'bob', kind: 'Notes', application: id };
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(filter);
  await waitFor(() => expect(filters()).toEqual([{ application: id }, filter]));
  await waitFor(() => expect(screen.getByRole('button', { name: auditTexts.show })).toHaveFocus());
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:audit');
  server.on(endpoints.exportAudit, () => new Response('csv'));
  await click(applicationsTexts.export);
  await waitFor(() => expect(createObjectURL).toHaveBeenCalledOnce());
  expect(Object.fromEntries(server.to(endpoints.exportAudit)[0]?.query ?? [])).toEqual(filter);
  await user.click(screen.getByRole('link', { name: dashboardTexts.clearFilter }));
  expect(screen.getByLabelText(auditTexts.person)).toHaveValue('');
  await waitFor(() => expect(filters()).toContainEqual({}));
});

it('loads more, and says so when nothing is found or the filter is refused', async () => {
  server.on(endpoints.readAudit, ({ query }) =>
    query.has('cursor') ? json(200, [anEntry({ id: 'older', action: 'Log in' })]) : json(200, entries, nextPage()),
  );
  await open();
  await user.click(await screen.findByRole('button', { name: dashboardTexts.loadMore }));
  expect(await screen.findByText('Log in')).toBeVisible();
  server.on(endpoints.readAudit, ({ query }) =>
    query.get('person') === 'nobody' ? json(200, []) : refusal(400, responseTexts.invalidOption('person')),
  );
  enter(screen.getByLabelText(auditTexts.person), 'nobody');
  await click(auditTexts.show);
  expect(await screen.findByText(auditTexts.empty)).toBeVisible();
  enter(screen.getByLabelText(auditTexts.person), 'Ada L');
  await click(auditTexts.show);
  expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.invalidOption('person'));
});
