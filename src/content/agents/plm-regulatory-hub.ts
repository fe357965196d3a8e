import { titled } from '../head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('PLM Regulatory Hub (beta access)'),
    description:
      'Beta access: PLM Regulatory Hub automates FDA and EU MDR submissions. It gathers evidence from PLM, drafts sections and shows what is missing.',
    keywords: ['PLM Regulatory Hub', 'FDA submission', 'EU MDR', 'technical documentation', 'medical devices', 'beta access'],
  },
  agent: agents.plmRegulatoryHub,
  overview: [
    'The evidence for a medical device lies in PLM: requirements, risk files, drawings, test reports, changes. A submission gathers it again by hand, for each market and each change.',
    'PLM Regulatory Hub, open for beta access, automates FDA and EU MDR submissions: it maps what is in PLM to the sections each regulation asks for, drafts them with references, and keeps a list of gaps. Your regulatory team decides, corrects and signs.',
  ],
  flow: { input: 'Records in PLM', work: 'Maps, drafts, finds gaps', output: 'A submission to review' },
  features: [
    { title: 'FDA and EU MDR', text: 'Section by section for 510(k) and for technical documentation under Annexes II and III.' },
    { title: 'Traceable drafts', text: 'Every statement names the record and revision it rests on.' },
    { title: 'Gap list', text: 'Missing, expired or contradictory evidence, with the person in charge.' },
    { title: 'Change impact', text: 'When a part changes, it names the submissions that are affected.' },
  ],
  useCases: [
    { title: 'A first submission', text: 'See early which evidence is missing, while there is time to make it.' },
    { title: 'A second market', text: 'Reuse what was approved, and write only what differs.' },
    { title: 'Design changes', text: 'Decide with facts whether a change must be reported.' },
  ],
  status: { text: 'Beta access: open to a limited group of device makers, who review its drafts with us.', action: 'Request beta access' },
};
