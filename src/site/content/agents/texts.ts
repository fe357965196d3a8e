import { paths } from '../../../paths.ts';

export const agentTexts = {
  back: { label: 'Back to AI Agents', path: paths.agents },
  overview: 'Overview',
  features: 'Key Features',
  useCases: 'Use Cases',
  status: 'Status',
} as const;
