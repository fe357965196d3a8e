import { titled } from '../head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('Code Review'),
    description:
      'An AI agent, coming soon, that reads pull requests against your own coding rules and past incidents and comments where a person should look closely.',
    keywords: ['AI agent', 'code review', 'pull request review', 'static analysis'],
  },
  agent: agents.codeReview,
  overview: [
    'Reviewers are good at judging a design and tire of looking for the missing null check. The Code Review agent takes the second part: it reads every pull request before a person does.',
    'It comments little and gives its reason each time: a rule of yours, a past incident, or a test that would fail. Style is left to the formatter, and the decision to people.',
  ],
  flow: { input: 'A pull request', work: 'Reads it with its context', output: 'Few comments, with reasons' },
  features: [
    { title: 'Your rules', text: 'Written in plain sentences beside the code, versioned with it.' },
    { title: 'Learned from incidents', text: 'Past failures become patterns it looks for.' },
    { title: 'A proof where it can', text: 'Suspected errors come with a failing test, not with an opinion.' },
    { title: 'Stays inside', text: 'Runs in your own network; code does not leave it.' },
  ],
  useCases: [
    { title: 'Small teams', text: 'A first reader for teams where everyone is busy.' },
    { title: 'Firmware', text: 'Interrupts, buffers and units, checked on each change.' },
    { title: 'Legacy code', text: 'Warns where a change touches parts without tests.' },
  ],
  status: { text: 'Coming Soon: we use it on our own code, and are not taking customers yet.', action: 'Ask to be told' },
};
