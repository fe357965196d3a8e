import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { fakeServerOfFile, json, refusal } from '../../../tests/component/server.ts';
import { renderOnSite } from '../../../tests/render.tsx';
import { accommodations, applyingTexts } from './applying-texts.ts';
import { LoadedApplying } from './LoadedApplying.tsx';

const server = fakeServerOfFile();
const process = { next_steps: 'We call you.\nThen we meet.', reply_days: 12, answered: { due: 48, in_time: 47 } };

it('shows the steps with their times, and how many applicants got an answer in time', async () => {
  server.on(endpoints.readPublicHiringProcess, () => json(200, process));
  const { container } = renderOnSite(<LoadedApplying />);
  await screen.findByText('In the last 90 days we answered 47 of 48 applicants in time.');
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(applyingTexts.apply.time) as unknown,
    expect.stringContaining('An answer within 12 days') as unknown,
    `${applyingTexts.next}${process.next_steps}`,
  ]);
});

it('shows what it knows if the texts of staff cannot be loaded', async () => {
  server.on(endpoints.readPublicHiringProcess, () => refusal(500, texts.internal));
  const { container } = renderOnSite(<LoadedApplying />);
  await waitFor(() => expect(server.to(endpoints.readPublicHiringProcess)).toHaveLength(1));
  expect(container.querySelectorAll('li')).toHaveLength(2);
  expect(screen.getByRole('link', { name: accommodations.link })).toHaveAttribute('href', accommodations.path);
});
