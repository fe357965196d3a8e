import { titled } from '../head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('WindchillCoderGPT (beta access)'),
    description:
      'Beta access: WindchillCoderGPT is an IntelliJ coding agent that knows the Windchill APIs, writes and explains customisations, and helps to port them.',
    keywords: ['WindchillCoderGPT', 'Windchill customization', 'IntelliJ plugin', 'AI coding agent', 'beta access'],
  },
  agent: agents.windchillCoderGpt,
  overview: [
    'WindchillCoderGPT is an IntelliJ coding agent, open for beta access. General assistants know little of Windchill and invent methods that do not exist; this one works from the API of the release you build against.',
    'It writes services, listeners, form processors and data utilities in the way of your own code base, explains what older customisations do, and proposes what to change when you move to a newer release.',
  ],
  flow: { input: 'A task, your code, your release', work: 'Plans, writes, compiles', output: 'A change set to review' },
  features: [
    { title: 'Knows your release', text: 'Only methods that exist and are supported there, with a link to their documentation.' },
    { title: 'Works in IntelliJ', text: 'Reads the project, proposes changes as a diff, compiles before it shows them.' },
    { title: 'Explains old code', text: 'What a customisation does, who calls it, what configuration it hangs on.' },
    { title: 'Upgrade notes', text: 'Deprecated calls with their replacement, listed by effort.' },
  ],
  useCases: [
    { title: 'New customisations', text: 'From a sentence to a first version with tests, in your package structure.' },
    { title: 'Upgrades', text: 'A list of what will break, before the upgrade starts.' },
    { title: 'New colleagues', text: 'Answers about a code base whose authors have left.' },
  ],
  status: {
    text: 'Beta access: the plug-in is open to a limited group, who get it in return for feedback.',
    action: 'Request beta access',
  },
};
