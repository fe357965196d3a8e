import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApplication } from '../../../tests/component/records.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { statusAction } from '../answers/telling-texts.ts';
import { applicationsTexts } from '../applications/applications-texts.ts';
import { ReviewActions } from './ReviewBar.tsx';
import { reviewTexts } from './review-texts.ts';

const ignore = () => undefined;

it.each([
  ['Pending', [applicationsTexts.markReviewed, statusAction('Shortlisted'), statusAction('Rejected')]],
  ['Interview', [statusAction('Offer'), statusAction('Rejected')]],
  ['Offer', [statusAction('Hired'), reviewTexts.declined, statusAction('Rejected')]],
  ['Hired', []],
  ['Rejected', []],
  ['Unknown', []],
])('offers what comes after the status %s, the next stage first', (status, next) => {
  renderStaff(
    <ReviewActions
      application={anApplication({ status })}
      wide={false}
      onMark={ignore}
      onDecide={ignore}
      onReply={undefined}
      onInvite={undefined}
      onScorecard={ignore}
      onDelete={ignore}
    />,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(next.length + 1);
  for (const [index, name] of next.entries()) expect(buttons[index]).toHaveAccessibleName(name);
});
