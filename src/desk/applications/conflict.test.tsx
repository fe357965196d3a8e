import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { anApplication, anEntry } from '../../../tests/component/records.ts';
import { fakeServerOfFile, json, unreachable } from '../../../tests/component/server.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { applicationsTexts } from './applications-texts.ts';
import { conflictOf } from './conflict.ts';

const server = fakeServerOfFile();
const { changedMeanwhile, theApplicant } = applicationsTexts;
const at = '2026-11-09T09:00:00.000Z';
const changed = anEntry({ kind: 'status', by: 'zoe', to: 'Offer', at });

it.each([
  ['a colleague', 'Offer', () => json(200, [changed]), changedMeanwhile('Offer', 'zoe')],
  [
    'the applicant',
    'Withdrawn',
    () => json(200, [{ ...changed, by: 'visitor', to: 'Withdrawn' }]),
    changedMeanwhile('Withdrawn', theApplicant),
  ],
  [
    'nobody for a status that an earlier change had set',
    'Offer',
    () => json(200, [{ ...changed, at: '2026-11-08' }]),
    changedMeanwhile('Offer'),
  ],
  ['nobody if the timeline cannot be read', 'Offer', unreachable, changedMeanwhile('Offer')],
  ['no status if only a message of the applicant came first', 'Pending', unreachable, staffTexts.staleApplication],
])('names %s', async (_, status, timeline, text) => {
  const base = anApplication();
  const current = { ...base, status, updated_at: at };
  server.on(endpoints.readTimeline, timeline);
  const error = new ApiError(409, staffTexts.staleApplication, undefined, undefined, { error: staffTexts.staleApplication, current });
  expect(await conflictOf(error, base)).toMatchObject({ text, current });
});

it('is none of another refusal', async () => {
  expect(await conflictOf(new ApiError(409, 'Other'), anApplication())).toBeUndefined();
});
