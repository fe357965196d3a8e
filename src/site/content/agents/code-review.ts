import { paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { AgentContent } from './agent.ts';
import { agents } from './summaries.ts';

export const content: AgentContent = {
  head: {
    title: titled('Code Review'),
    description:
      'Coming soon: an AI agent that reads pull requests against your coding rules and past incidents and shows the reviewer where to look.',
    keywords: ['AI agent', 'code review', 'pull request review', 'static analysis'],
    drawing: 'A remark on a pull request, with its reason, and the reviewer who decides',
  },
  agent: agents.codeReview,
  action: 'Tell me when it opens',
  overview: {
    heading: 'A first reader before the reviewer',
    paragraphs: [
      'Reviewers are good at judging a design and tire of looking for the missing null check. The Code Review agent takes over that search and reads each pull request before a person does.',
      'It makes few remarks and gives the reason for each: one of your rules, a past incident or a test that fails. It leaves style to the formatter and the decision to the reviewer.',
    ],
  },
  features: {
    heading: 'Few remarks, each with a reason',
    items: [
      { title: 'Your rules', text: 'You write them in plain sentences and version them with the code.' },
      { title: 'Past incidents', text: 'Failures you have had become patterns it looks for.' },
      { title: 'Failing tests', text: 'Where it can, it backs a suspected error with a test that fails.' },
      { title: 'Inside your network', text: 'It runs in your own network, and the code does not leave it.' },
    ],
  },
  useCases: {
    heading: 'Where a second reader is hard to find',
    items: [
      { title: 'Small teams', text: 'Every pull request gets a first reading, even when everyone is busy.' },
      { title: 'Firmware', text: 'Interrupts, buffers and units are checked in every change.' },
      { title: 'Legacy code', text: 'It warns when a change touches code without tests.' },
    ],
  },
  status: {
    heading: 'For now it reads only our own code',
    text: 'Coming Soon: we use it on our own code and do not take customers yet. Leave your address and we will write to you when it opens.',
  },
  goesWith: [
    { label: 'Embedded Systems', path: paths.embedded, text: 'Firmware written and reviewed by our engineers' },
    { label: 'Application Development', path: paths.application, text: 'Applications with tests, and releases every two weeks' },
    { label: agents.windchillCoderGpt.name, path: agents.windchillCoderGpt.path, text: 'Writes Windchill customizations in IntelliJ' },
  ],
};
