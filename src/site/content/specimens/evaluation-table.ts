import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { SpecimenContent } from './specimen.ts';

export const content: SpecimenContent = {
  head: {
    title: titled('Evaluation Table: a Sample'),
    description:
      'A sample of the test we run before an AI assistant goes live: twelve questions, expected and cited passages, verdicts, two failures explained.',
    keywords: ['AI evaluation', 'RAG evaluation', 'retrieval augmented generation', 'test set', 'cited sources'],
  },
  path: paths.evaluationTable,
  name: 'Evaluation table',
  lead: 'An assistant that answers from your manuals gets a test before it gets users. Here is one version of it, with the two answers it got wrong.',
  back: { label: 'Back to AI Services', path: paths.ai },
  sheet: {
    title: 'Assistant for service manuals, version 0.6',
    number: 'EVAL-006',
    version: '1.0',
    fields: [
      { label: 'Prepared for', value: 'A manufacturer of pumps' },
      { label: 'Users', value: 'Technicians in the field, service desk' },
      { label: 'Documents', value: '214 manuals, data sheets and service bulletins, as of day 30' },
      { label: 'Test set', value: 'Set S-1, twelve questions, fixed on day 8' },
    ],
    sections: [
      {
        heading: 'How an answer is judged',
        blocks: [
          {
            kind: 'list',
            items: [
              { term: 'Right', text: 'The passage cited is the expected one, and it supports every statement of the answer.' },
              { term: 'Right, passed on', text: 'No document holds the answer. The assistant says so and hands the question to a person.' },
              { term: 'Wrong', text: 'Everything else, however well it reads.[^1]' },
            ],
            notes: {
              1: 'There is no “partly right.” A bolt tightened to nearly the right torque still leaks.',
            },
          },
          {
            kind: 'text',
            paragraphs: [
              'Two service technicians wrote the questions and named the expected passages before the first version existed.[^2] They also gave the verdicts, without knowing which version had answered.',
            ],
            notes: {
              2: 'If the developers choose the questions, the test shows what the assistant can do. If its users choose them, it shows what they need.',
            },
          },
        ],
      },
      {
        heading: 'Twelve questions and what was cited',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 1. M: manual, DS: data sheet, SB: service bulletin',
            columns: ['Question', 'Expected passage', 'Cited passage', 'Verdict'],
            rows: [
              ['1. Torque of the casing bolts on a P-200?', 'M-200, 6.3, table 4', 'M-200, 6.3, table 4', 'Right'],
              ['2. Which grease for the motor bearing, and how much?', 'M-200, 7.2', 'M-200, 7.2', 'Right'],
              ['3. How hot may the medium be with seal S-40?', 'DS-S40, page 2', 'DS-S40, page 2', 'Right'],
              ['4. Where is the drain plug?', 'M-200, 4.1, figure 7', 'M-200, 4.1, figure 7', 'Right'],
              ['5. How long may the pump run dry?', 'M-200, 3.4, warning', 'M-200, 3.4, warning', 'Right'],
              ['6. What replaces seal S-38?', 'SB-031, 2', 'SB-031, 2', 'Right'],
              ['7. Torque of the coupling screws on a P-200?', 'SB-044 rev C, 3', 'SB-044 rev B, 3', 'Wrong: outdated[^3]'],
              ['8. What does the seal kit cost?', 'None[^4]', 'None', 'Right, passed on'],
              ['9. What does alarm E14 mean?', 'M-CTL, 9.1, table 12', 'M-CTL, 9.1, table 12', 'Right'],
              ['10. Vibration limit at commissioning?', 'M-200, 5.6', 'M-200, 5.6', 'Right'],
              ['11. Oil fill of a P-210?', 'M-210, 7.1, table 6', 'M-200, 7.1, table 6', 'Wrong: other model[^5]'],
              ['12. May I use a P-200 for drinking water?', 'None', 'None', 'Right, passed on'],
            ],
            attention: ['7. Torque of the coupling screws on a P-200?', '11. Oil fill of a P-210?'],
            notes: {
              3: 'The two failures stay in the table. A test without any is either too easy or was written after the fact.',
              4: 'Two questions have no answer in the documents. An assistant that never says “I don’t know” fails both.',
              5: 'Both failures cite a real passage, so the citation alone would have convinced a reader. That makes them the dangerous kind.',
            },
          },
        ],
      },
      {
        heading: 'The two failures',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 2. From answer to cause and remedy[^6]',
            columns: ['Step', 'Question 7', 'Question 11'],
            rows: [
              ['Answer given', '“42 Nm”', '“1.4 liters”'],
              ['Correct', '48 Nm', '1.9 liters'],
              [
                'Cause',
                'Both revisions of the bulletin were indexed. Rev B ranked higher because its title repeats the question.',
                'M-210 prints table 6 across two pages. The second half lost its heading, so the model name was missing from the passage.',
              ],
              ['Consequence in the field', 'Coupling works loose', 'Bearing runs low on oil'],
              [
                'Remedy',
                'Index only the latest released revision, taken from PLM. Older ones only on request.',
                'Repeat model and table heading in every piece of a table. Filter by model when the question names one.',
              ],
              ['Test added', '6 questions on revised bulletins', '9 questions on tables that cross a page'],
            ],
            notes: {
              6: 'Each failure ends in new questions, in a set of its own. The twelve stay as they are, or versions could no longer be compared.',
            },
          },
          {
            kind: 'text',
            paragraphs: ['Both causes lie in the preparation of the documents. A larger model would have read the same wrong passage.'],
          },
        ],
      },
      {
        heading: 'Measured quality, before and after',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 3. The same questions, the same judges[^7]',
            columns: ['Measure', 'Keyword search, today', 'Version 0.6', 'Agreed limit'],
            rows: [
              ['Expected passage found, of 10', '5', '8', '8'],
              ['No passage, and said so, of 2', '0', '2', '2'],
              ['Right in all, of 12', '5', '10', '10'],
              ['Answers from an outdated or foreign document', '4', '2', '0'],
              ['Statements without a passage', 'not applicable', '0', '0'],
              ['Time until the passage is on screen, median', '4 min 10 s', '11 s', '30 s'],
            ],
            numeric: ['Keyword search, today', 'Version 0.6', 'Agreed limit'],
            attention: ['Answers from an outdated or foreign document'],
            notes: {
              7: '“Before” is what technicians use today, not nothing. Twelve questions show what kind of error occurs. They are too few for a percentage, so there is none here.',
            },
          },
        ],
      },
      {
        heading: 'Who may use it',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              'Decision: version 0.6 is not released. One limit is missed, and it is the one that matters for safety.[^8] Six service technicians get version 0.7 in a pilot as soon as all conditions of table 4 are met. The service desk follows after the pilot.',
            ],
            notes: {
              8: 'Ten of twelve would look like a pass. The decision follows the worst kind of error, not the average.',
            },
          },
          {
            kind: 'checks',
            caption: 'Table 4. Conditions of the pilot',
            columns: ['Condition', 'Checked by', 'Day'],
            states: { done: 'Met', open: 'Open' },
            rows: [
              { done: true, cells: ['Pilot covers the P-200 only; other models are passed on', 'Test set S-1', '33'] },
              { done: true, cells: ['Torques, fills and pressures appear with the passage as an image', 'Both technicians', '34'] },
              { done: true, cells: ['“This is wrong” beside each answer, read daily by the service lead', 'Service lead', '34'] },
              { done: false, cells: ['Index holds only the latest released revisions', 'Comparison with PLM', 'Open, due 40'] },
              { done: false, cells: ['All 12, and the 15 added, right in version 0.7', 'Both technicians', 'Open, due 44'] },
            ],
          },
        ],
      },
    ],
  },
  closing: {
    heading: 'Which twelve questions would you ask?',
    text: 'Write them down with the passage that answers each. Within two business days we tell you how we would test them, and the list stays yours.',
    action: { label: 'Talk about a test set', path: contactAboutPath('AI Services') },
  },
};
