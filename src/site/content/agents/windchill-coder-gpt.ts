import { paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('WindchillCoderGPT (beta access)'),
    description:
      'Beta access: WindchillCoderGPT is an IntelliJ coding agent that knows the Windchill APIs, writes and explains customizations, and helps to port them.',
    keywords: ['WindchillCoderGPT', 'Windchill customization', 'IntelliJ plugin', 'AI coding agent', 'beta access'],
    drawing: 'A task, three steps and a diff that compiles, for a developer to review',
  },
  agent: agents.windchillCoderGpt,
  action: 'Request beta access',
  overview: {
    heading: 'Only methods that exist in your release',
    paragraphs: [
      'WindchillCoderGPT is an IntelliJ coding agent, currently in beta access. General assistants know little about Windchill and invent methods. This one works from the API of the release you build against.',
      'It writes services, listeners, form processors and data utilities in the style of your code base. It explains what older customizations do and proposes what to change when you move to a newer release.',
    ],
  },
  features: {
    heading: 'From the API to a diff that compiles',
    items: [
      { title: 'Knows your release', text: 'It uses only methods that your release supports and links to their documentation.' },
      { title: 'Works in IntelliJ', text: 'It reads the project, compiles its changes and then shows them as a diff.' },
      { title: 'Explains old code', text: 'It tells you what a customization does, who calls it and which configuration it depends on.' },
      { title: 'Upgrade notes', text: 'It lists deprecated calls with their replacements, sorted by effort.' },
    ],
  },
  useCases: {
    heading: 'New code, old code, the next release',
    items: [
      { title: 'New customizations', text: 'A one-sentence task becomes a first version with tests, in your package structure.' },
      { title: 'Upgrades', text: 'You see what will break before the upgrade starts.' },
      { title: 'New colleagues', text: 'They can ask about a code base whose authors have left.' },
    ],
  },
  status: {
    heading: 'A place in the beta, in return for feedback',
    text: 'Beta access: the number of places is limited. Tell us your Windchill release and what you are working on. Those who take part tell us what the plug-in gets wrong.',
  },
  goesWith: [
    { label: 'PLM Services', path: paths.plm, text: 'Upgrades and migrations by Windchill engineers' },
    { label: agents.plmRegulatoryHub.name, path: agents.plmRegulatoryHub.path, text: 'Drafts FDA and EU MDR submissions from PLM records' },
    { label: agents.codeReview.name, path: agents.codeReview.path, text: 'Reads pull requests against your own rules' },
  ],
};
