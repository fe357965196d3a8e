import { paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('PLM Regulatory Hub (beta access)'),
    description:
      'Beta access: PLM Regulatory Hub automates FDA and EU MDR submissions. It gathers evidence from PLM, drafts sections and shows what is missing.',
    keywords: ['PLM Regulatory Hub', 'FDA submission', 'EU MDR', 'technical documentation', 'medical devices', 'beta access'],
    drawing: 'PLM records mapped to the sections of a submission, with one gap',
  },
  agent: agents.plmRegulatoryHub,
  action: 'Request beta access',
  overview: {
    heading: 'The evidence is in PLM, the submission is not',
    paragraphs: [
      'Requirements, risk files, drawings, test reports and changes of a medical device are all in PLM. For each market and each change, somebody gathers them again by hand.',
      'PLM Regulatory Hub, currently in beta access, automates FDA and EU MDR submissions. It maps PLM records to the sections a regulation asks for, drafts these sections with references and keeps a list of gaps. Your regulatory team corrects, decides and signs.',
    ],
  },
  features: {
    heading: 'Drafts that name their records',
    items: [
      {
        title: 'FDA and EU MDR',
        text: 'It works section by section through a 510(k), or through technical documentation under Annexes II and III.',
      },
      { title: 'Traceable drafts', text: 'Every statement names the record and revision it comes from.' },
      { title: 'Gap list', text: 'It lists missing, expired and contradictory evidence, with the person responsible.' },
      { title: 'Change impact', text: 'When a part changes, it names the submissions affected.' },
    ],
  },
  useCases: {
    heading: 'First submission, second market, changed part',
    items: [
      { title: 'A first submission', text: 'You see early which evidence is missing, while there is time to produce it.' },
      { title: 'A second market', text: 'You reuse what was approved and write only what differs.' },
      { title: 'Design changes', text: 'You see which sections a change affects, then decide whether it must be reported.' },
    ],
  },
  status: {
    heading: 'We review its drafts with device makers',
    text: 'Beta access: the number of places is limited, for device makers who review the drafts with us. Tell us the device class and the market.',
  },
  goesWith: [
    { label: 'PLM Services', path: paths.plm, text: 'Clean records, structures and change processes in Windchill' },
    { label: agents.windchillCoderGpt.name, path: agents.windchillCoderGpt.path, text: 'Writes Windchill customizations in IntelliJ' },
    { label: agents.contentSummarizer.name, path: agents.contentSummarizer.path, text: 'Compares editions of a standard' },
  ],
};
