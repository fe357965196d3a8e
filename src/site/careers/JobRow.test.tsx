import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPublicJob } from '../../../tests/example-job.ts';
import { render } from '../../../tests/render.tsx';
import { JobRow } from './JobRow.tsx';

it('shows related facts below each other, and none that the job lacks', () => {
  render(<JobRow job={aPublicJob({ closes_on: '2026-12-01', salary_range: '' })} onApply={() => undefined} />);
  const cells = screen.getAllByRole('listitem').map((cell) => Array.from(cell.children, ({ textContent }) => textContent));
  expect(cells).toEqual([
    ['PLM'],
    ['Bengaluru', 'Hybrid'],
    ['Full-time', '3 to 5 years'],
    [expect.stringMatching(/^Posted .+/), 'Closes 1 Dec 2026'],
  ]);
});
