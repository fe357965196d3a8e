import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { setServerTime } from '../../shared/lib/server-clock.ts';
import { statusAction } from '../answers/telling-texts.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { ReviewActions } from './ReviewBar.tsx';
import { reviewTexts } from './review-texts.ts';

const ignore = () => undefined;

function renderActions(fields: Partial<Application>) {
  renderStaff(
    <ReviewActions
      application={anApplication(fields)}
      wide={false}
      onDecide={ignore}
      onReply={undefined}
      onInvite={undefined}
      onRecommend={undefined}
      onNext={undefined}
      onNote={ignore}
      onScorecard={ignore}
      onDelete={ignore}
    />,
  );
}

it.each([
  ['Pending', [applicationsTexts.markReviewed, statusAction('Shortlisted'), statusAction('Rejected')]],
  ['Interview', [statusAction('Offer'), statusAction('Rejected')]],
  ['Offer', [statusAction('Hired'), reviewTexts.declined, statusAction('Rejected')]],
  ['Hired', []],
  ['Rejected', []],
  ['Unknown', []],
])('offers what comes after the status %s, the next stage first', (status, next) => {
  renderActions({ status });
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(next.length + 1);
  for (const [index, name] of next.entries()) expect(buttons[index]).toHaveAccessibleName(name);
});

it.each([
  ['an hour ahead', 1, 'default'],
  ['an hour ago', -1, 'filled'],
])('draws the offer after an interview %s as its turn has come or not', (_, hours, variant) => {
  setServerTime(null);
  const at = new Date(Date.now() + hours * 3_600_000).toISOString();
  renderActions({ status: 'Interview', interview: { id: 'interview', state: 'booked', at, minutes: 45 } });
  expect(screen.getByRole('button', { name: statusAction('Offer') })).toHaveAttribute('data-variant', variant);
});
