import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnSite } from '../../../tests/render.tsx';
import { accommodations, applyingTexts } from './applying-texts.ts';
import { ApplyingSteps } from './ApplyingSteps.tsx';

const process = { next_steps: 'We call you.\nThen we meet.', reply_days: 12, answered: { due: 48, in_time: 47 } };

it('shows the steps with their times, and how many applicants got an answer in time', () => {
  const { container } = renderOnSite(<ApplyingSteps process={process} />);
  expect(screen.getByText('In the last 90 days we answered 47 of 48 applicants in time.')).toBeInTheDocument();
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(applyingTexts.apply.time) as unknown,
    expect.stringContaining('An answer within 12 days') as unknown,
    `${applyingTexts.next}${process.next_steps}`,
  ]);
});

it('shows what it knows without the texts of staff', () => {
  const { container } = renderOnSite(<ApplyingSteps />);
  expect(container.querySelectorAll('li')).toHaveLength(2);
  expect(screen.getByRole('link', { name: accommodations.link })).toHaveAttribute('href', accommodations.path);
});
