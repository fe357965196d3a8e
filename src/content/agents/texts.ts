import { paths } from '../../paths.ts';

export const agentTexts = {
  back: { label: 'Back to AI Agents', path: paths.agents },
  overview: 'Overview',
  flow: { input: 'Input', work: 'Agent', output: 'Output', label: 'How it works' },
  features: 'Key Features',
  useCases: 'Use Cases',
  status: 'Status',
  contact: paths.contact,
} as const;
