import { type AgentPath, paths } from '../paths.ts';
import type { DrawingLoader } from './load-drawings.tsx';

/** The drawing at the top of each agent's page. */
export const agentDrawings: Record<AgentPath, DrawingLoader> = {
  [paths.contentSummarizer]: () => import('./agents/ContentSummarizer.tsx'),
  [paths.customerSupportBot]: () => import('./agents/CustomerSupportBot.tsx'),
  [paths.dataInsights]: () => import('./agents/DataInsights.tsx'),
  [paths.codeReview]: () => import('./agents/CodeReview.tsx'),
  [paths.windchillCoderGpt]: () => import('./agents/WindchillCoderGpt.tsx'),
  [paths.plmRegulatoryHub]: () => import('./agents/PlmRegulatoryHub.tsx'),
};
