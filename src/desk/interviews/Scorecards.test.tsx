import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Scorecard } from '#rooms/interviews/contract/scorecards.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { anInterview } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { account, renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter, textsOf, user } from '../../../tests/component/user.ts';
import { aJob } from '../../../tests/example-job.ts';
import { scorecardsTexts } from './scorecards-texts.ts';
import { scorecardHash } from '../shell/applications-address.ts';
import { Scorecards } from './Scorecards.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const criteria = ['Knows Windchill', 'Plans', 'Listens', 'Leads'];
const held = anInterview({ interviewers: ['admin', 'kim'], state: 'held', at: inMinutes(-1) });
const scorecardOf = (by: string, rating: string, rated = criteria): Scorecard => ({
  by,
  at: '2026-11-05T06:00:00.000Z',
  ratings: rated.map((criterion) => ({ criterion, rating, text: `${by} on ${criterion}` })),
});

const server = fakeServerOfFile();
let interviews: Interview[];
let sentOnes: Scorecard[];

beforeEach(() => {
  interviews = [held];
  sentOnes = [];
  server.on(endpoints.listInterviewsOf, () => json(200, interviews));
  server.on(endpoints.readAccount, () => json(200, account));
  server.on(endpoints.readJob, () => json(200, aJob({ criteria: criteria.join('\n') })));
  server.on(endpoints.readScorecards, () => json(200, sentOnes));
});

const show = (hash = '') => renderStaff(<Scorecards application="asha" />, { path: `/${hash}` });
const choices = (criterion: string) => within(screen.getByRole('radiogroup', { name: criterion }));
const choose = (criterion: string, word: string) => user.click(choices(criterion).getByRole('radio', { name: word }));
const why = (criterion: string) => screen.getByLabelText(scorecardsTexts.whyOf(criterion));
const opened = () => screen.findByRole('button', { name: scorecardsTexts.submit });

async function fillIn() {
  await opened();
  for (const criterion of criteria) {
    await choose(criterion, 'Strong yes');
    enter(why(criterion), `About ${criterion}`);
  }
}

it('appear once an interview has begun, and get the focus by the fragment of the address', async () => {
  const ahead = { ...held, id: 'ahead', state: 'booked', at: inMinutes(1) } as const;
  interviews = [ahead, { ...held, id: 'cancelled', state: 'cancelled', at: null }];
  const { unmount } = show();
  await waitFor(() => expect(server.to(endpoints.listInterviewsOf)).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  interviews = [ahead, held];
  show(scorecardHash);
  await opened();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await waitFor(() => expect(choices('Knows Windchill').getAllByRole('radio')[0]).toHaveFocus());
});

it('stay in the form if they are refused, are sent once, with each criterion of the job, and then show those of the others', async () => {
  show();
  await fillIn();
  expect(server.to(endpoints.readScorecards)).toEqual([]);
  server.on(endpoints.sendScorecard, () => refusal(409, responseTexts.scorecardSent));
  await click(scorecardsTexts.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(responseTexts.scorecardSent);
  server.on(endpoints.sendScorecard, (call) => {
    const own = { ...scorecardOf('admin', ''), ...(sent(call) as Pick<Scorecard, 'ratings'>) };
    sentOnes = [scorecardOf('kim', 'strong no'), own];
    interviews = [{ ...held, scored_by: ['admin', 'kim'] }];
    return json(200, own);
  });
  await click(scorecardsTexts.submit);
  expect(await screen.findByRole('columnheader', { name: 'kim' })).toBeVisible();
  const ratings = criteria.map((criterion) => ({ criterion, rating: 'strong yes', text: `About ${criterion}` }));
  expect(server.to(endpoints.sendScorecard).map(sent)).toEqual([{ ratings }, { ratings }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  expect(screen.queryByRole('radio')).toBeNull();
  expect(window.sessionStorage.length).toBe(0);
});

it('that are incomplete lead to what is missing, and are kept in the tab', async () => {
  const { unmount } = show();
  await fillIn();
  expect(why('Plans')).toBeRequired();
  enter(why('Plans'), ' ');
  await click(scorecardsTexts.submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.requiredFields);
  expect(why('Plans')).toHaveFocus();
  unmount();
  interviews = [{ ...held, scored_by: ['kim'] }];
  server.on(endpoints.readJob, () => json(200, aJob({ criteria: ['Is kind', ...criteria].join('\n') })));
  show();
  await opened();
  expect(why('Leads')).toHaveValue('About Leads');
  expect(choices('Leads').getByRole('radio', { name: 'Strong yes' })).toBeChecked();
  await click(scorecardsTexts.submit);
  expect(choices('Is kind').getAllByRole('radio')[0]).toHaveFocus();
  expect(screen.getByRole('radiogroup', { name: 'Is kind' })).toHaveAccessibleDescription(scorecardsTexts.choose);
  expect(server.to(endpoints.sendScorecard)).toEqual([]);
});

it('stand side by side for who does not interview, also if the criteria have changed in between', async () => {
  interviews = [{ ...held, interviewers: ['kim', 'ben', 'zoe'], scored_by: ['kim', 'ben'] }];
  sentOnes = [scorecardOf('kim', 'no'), scorecardOf('ben', 'unsure', ['Plans', 'Is kind'])];
  show();
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['kim', 'ben']);
  const cells = table.getAllByRole('row').map((row) => textsOf(row, 'cell'));
  expect(cells.filter((row) => row.length > 0)).toEqual([
    ['Nokim on Knows Windchill', ''],
    ['Nokim on Plans', 'unsureben on Plans'],
    ['Nokim on Listens', ''],
    ['Nokim on Leads', ''],
    ['', 'unsureben on Is kind'],
  ]);
  expect(screen.getByText(scorecardsTexts.missing('zoe'))).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});
