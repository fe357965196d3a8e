import type { PageContent } from '../head.ts';

export const agentStatuses = ['Active', 'Beta', 'Coming Soon'] as const;
export type AgentStatus = (typeof agentStatuses)[number];

/** An agent in the list. */
export type AgentSummary = { name: string; description: string; status: AgentStatus; path: string };

/** The content of an agent's page. */
export type AgentContent = PageContent & {
  agent: AgentSummary;
  overview: string[];
  /** The diagram: input, work and output. */
  flow: { input: string; work: string; output: string };
  features: { title: string; text: string }[];
  useCases: { title: string; text: string }[];
  status: { text: string; action: string };
};
