import type { PageContent } from '../head.ts';

export const agentStatuses = ['Active', 'Beta', 'Coming Soon'] as const;
export type AgentStatus = (typeof agentStatuses)[number];

/** What the list of agents shows of one. */
export type AgentSummary = { name: string; description: string; status: AgentStatus; path: string };

/** What an agent's page says. All share one template. */
export type AgentContent = PageContent & {
  agent: AgentSummary;
  overview: string[];
  /** The drawing: what goes in, what is done with it, what comes out. */
  flow: { input: string; work: string; output: string };
  features: { title: string; text: string }[];
  useCases: { title: string; text: string }[];
  status: { text: string; action: string };
};
