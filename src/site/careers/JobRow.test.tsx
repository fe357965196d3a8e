import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPublicJob } from '../../../tests/example-job.ts';
import { render } from '../../../tests/render.tsx';
import { formatDayUtc } from '../../shared/lib/format.ts';
import { JobRow } from './JobRow.tsx';

it('labels each fact, and shows none that the job lacks', () => {
  const closes_on = '2026-12-01';
  render(<JobRow job={aPublicJob({ closes_on, salary_range: '' })} onApply={() => undefined} />);
  const facts = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
  expect(facts).toEqual([
    'Department PLM',
    'Location Bengaluru',
    'Workplace Hybrid',
    'Job type Full-time',
    'Experience 3 to 5 years',
    `Closes ${formatDayUtc(closes_on)}`,
  ]);
});
