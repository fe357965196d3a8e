import type { PageContent } from '../head.ts';

export const agentStatuses = ['Active', 'Beta', 'Coming Soon'] as const;
export type AgentStatus = (typeof agentStatuses)[number];

export type AgentSummary = { name: string; description: string; status: AgentStatus; path: string };

export type AgentContent = PageContent & {
  agent: AgentSummary;
  overview: string[];
  flow: { input: string; work: string; output: string };
  features: { title: string; text: string }[];
  useCases: { title: string; text: string }[];
  status: { text: string; action: string };
};
