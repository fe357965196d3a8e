import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { advertised } from '#rooms/jobs/contract/endpoints.ts';
import { zoneName } from '#rooms/platform/contract/zones.ts';
import { browserZone } from '../../shared/lib/browser-zone.ts';
import { exampleJob } from '../../../tests/example-job.ts';
import { aColleague } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json } from '../../../tests/component/server.ts';
import { visitStaff } from '../../../tests/component/staff.tsx';
import { adminPaths, versionsPath } from '../../admin-paths.ts';
import { versionsTexts } from './jobs-texts.ts';
import { Component as VersionsPage } from './Versions.page.tsx';

const server = fakeServerOfFile();
const times = { from: '2026-11-20T09:00:00.000Z', until: '', by: 'ada', ended_by: '' };
const latest = { ...advertised.parse(exampleJob), title: 'Architect', ...times };
const first = { ...latest, title: 'Tester', from: '2026-11-02T09:00:00.000Z', until: latest.from, ended_by: 'bob' };

async function open(hash: string, versions = [latest, first]) {
  server.on(endpoints.readJobVersions, () => json(200, versions));
  server.on(endpoints.listColleagues, () => json(200, [aColleague('ada')]));
  visitStaff(versionsPath('windchill', hash), { path: adminPaths.versions, element: <VersionsPage /> });
  await screen.findByText(versions.length > 0 ? versionsTexts.hint(zoneName(browserZone())) : versionsTexts.empty);
  return screen.queryAllByRole('group').map((details) => [details.textContent, details.hasAttribute('open')] as const);
}

it('shows each posting with who published and ended it, and opens the latest, or the one that is asked for', async () => {
  const [newer, older] = await open('');
  expect(newer).toEqual([expect.stringMatching(/^Since .*Architect.*Published byada.*You test the migration/s), true]);
  expect(newer?.[0]).not.toContain(versionsTexts.endedBy);
  expect(older).toEqual([expect.stringMatching(/ to .*Tester.*Ended bybob/s), false]);
  const [list] = screen.getAllByRole('group');
  expect(within(list as HTMLElement).getByText(exampleJob.salary_range)).toBeVisible();
});

it('names a closing date as the end of a posting only once it is over', async () => {
  const closing = (until: string) => ({ ...latest, from: until, until });
  const [ahead, over] = await open('', [closing('2999-12-31T23:59:59.000Z'), closing('2026-01-31T23:59:59.000Z')]);
  expect(ahead?.[0]).not.toContain(versionsTexts.endedBy);
  expect(over?.[0]).toContain(versionsTexts.endedBy + versionsTexts.closingDate);
});

it('opens the posting that an application answers', async () => {
  expect((await open(first.from)).map(([, isOpen]) => isOpen)).toEqual([false, true]);
});

it('says that a draft has never been public', async () => {
  expect(await open('', [])).toEqual([]);
});
