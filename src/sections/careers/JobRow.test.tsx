import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PublicJob } from '#contract/jobs.ts';
import { aPublicJob } from '../../../tests/example-job.ts';
import { render } from '../../../tests/render.tsx';
import { JobRow } from './JobRow.tsx';

type JobFacts = typeof import('../../job-formats/job-facts.ts');

vi.mock('../../job-formats/job-facts.ts', async (original) => {
  const facts = await original<JobFacts>();
  const travel = { name: 'travel', label: 'Travel', text: 'Some travel' };
  return { ...facts, factsOf: (job: PublicJob) => [...facts.factsOf(job), travel] };
});

it('gives each fact a cell on wide screens, and a fact without one a place on a third line', () => {
  render(<JobRow job={aPublicJob({ closes_on: '2026-12-01' })} onApply={() => undefined} />);
  const cells = screen.getAllByRole('listitem').map((fact) => fact.style.getPropertyValue('--cell'));
  expect(new Set(cells).size).toBe(9);
  expect(screen.getByText('Some travel').style.getPropertyValue('--cell')).toBe('3 / auto');
});
