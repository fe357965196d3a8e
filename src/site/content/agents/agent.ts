import type { AgentStatus } from '../../../shared/components/status-label/status-colors.ts';
import type { AgentPath } from '../../../paths.ts';
import type { PageContent } from '../../../shared/texts/head.ts';
import type { LinkWithText } from '../services/service.ts';

export type AgentSummary = { name: string; description: string; status: AgentStatus; path: AgentPath };

export type AgentPointList = { heading: string; items: { title: string; text: string }[] };

export type AgentContent = PageContent & {
  agent: AgentSummary;
  /** The button that opens the contact form with the agent as its subject. */
  action: string;
  overview: { heading: string; paragraphs: string[] };
  features: AgentPointList;
  useCases: AgentPointList;
  status: { heading: string; text: string };
  goesWith: LinkWithText[];
};
