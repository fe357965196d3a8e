import type { JobFactName } from '#contract/jobs.ts';
import { company } from './company.ts';

export const careersTexts = {
  heading: 'Work on systems that fit together',
  intro:
    'We look for engineers who see a change through, from the data model to the shop floor. Pick an opening and tell us what you have built.',
  topFacts: [
    { label: 'Where', text: 'Bengaluru, the US, remote' },
    { label: 'Apply with', text: 'A name and an email address' },
    { label: 'Who reads it', text: 'An engineer of your future team' },
  ],
  listHeading: 'Openings',
  feedTitle: `Openings at ${company.name}`,
  count: (shown: number, all: number) => (shown === all ? `${all} ${all === 1 ? 'opening' : 'openings'}` : `${shown} of ${all} openings`),
  loading: 'Loading the openings',
  search: 'Search openings',
  searchHint: 'Title, place or skill',
  typeFilter: 'Job type',
  allTypes: 'All',
  requirements: 'What you bring',
  description: 'What you do',
  facts: { location: 'Location', job_type: 'Job type', experience_level: 'Experience', salary_range: 'Salary' } satisfies Record<
    JobFactName,
    string
  >,
  more: 'Read more',
  less: 'Show less',
  apply: 'Apply',
  applyFor: (title: string) => `Apply for ${title}`,
  opening: 'Opening…',
  emptyHeading: 'No openings at the moment',
  empty: 'New openings appear here as soon as a team is hiring. Until then, you are welcome to write to us.',
  noMatchHeading: 'No opening matches',
  clearFilter: 'Show all openings',
  failedHeading: 'The openings could not be loaded',
  failed: 'The error is on our side. Please try again in a few minutes.',
  unreachable: 'Please check your connection and try again.',
  retry: 'Try again',
  noScript: 'This list needs JavaScript. Without it, write to us and we will send it to you:',
} as const;
