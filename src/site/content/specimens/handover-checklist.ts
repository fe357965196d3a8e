import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { SpecimenContent } from './specimen.ts';

const columns = ['Task', 'Proof', 'Shown by', 'Done alone by'];
const states = { done: 'Done', open: 'Open' };

export const content: SpecimenContent = {
  head: {
    title: titled('Handover Checklist: a Sample'),
    description:
      'A sample of a handover: what your team must do alone before we leave, from build and rollback to restore, secrets and alerts, with proof.',
    keywords: ['software handover', 'handover checklist', 'runbook', 'rollback', 'restore from backup'],
  },
  path: paths.handoverChecklist,
  name: 'Handover checklist, day by day',
  lead: 'A handover is complete when your people have done each task alone and somebody has watched. Reading about it does not count.',
  back: { label: 'Back to Application Development', path: paths.application },
  sheet: {
    title: 'Work order application: ready to run without us',
    number: 'HO-012',
    version: '1.4, day 10',
    fields: [
      { label: 'Prepared for', value: 'A manufacturer of pumps' },
      { label: 'System', value: 'Web application, mobile app, interface to ERP' },
      { label: 'Handover', value: 'Day 1 to day 10; support until day 40' },
      { label: 'State', value: '15 of 16 tasks done, 1 open' },
    ],
    sections: [
      {
        heading: 'Ground rules',
        blocks: [
          {
            kind: 'list',
            items: [
              { text: 'Shown once by us, then done alone by you, on another day, with your own accounts.[^1]' },
              { text: 'We watch and keep quiet. If we have to help, the task stays open and the runbook is corrected.[^2]' },
              { text: 'Every task has a proof that a third person can look up.' },
            ],
            notes: {
              1: 'The night in between matters: what was only followed is gone by then. Own accounts reveal the rights that are missing.',
              2: 'A question during the exercise is an error in the runbook. Nine corrections were made in these ten days.',
            },
          },
        ],
      },
      {
        heading: 'Build and deploy',
        blocks: [
          {
            kind: 'checks',
            caption: 'Table 1. From source to production',
            columns,
            states,
            rows: [
              {
                done: true,
                cells: [
                  '1.1 Build from a clean checkout',
                  'Artifact has the same SHA-256 as ours[^3]',
                  'Lead developer, day 1',
                  'Developer A, day 2',
                ],
              },
              { done: true, cells: ['1.2 Run all tests locally', 'Report with 0 failures', 'Lead developer, day 1', 'Developer B, day 2'] },
              {
                done: true,
                cells: [
                  '1.3 Change a text and deploy it to staging',
                  'Commit and pipeline run 218',
                  'Lead developer, day 2',
                  'Developer A, day 3',
                ],
              },
              {
                done: true,
                cells: ['1.4 Deploy to production', 'Version shown at /version', 'Lead developer, day 3', 'Developer B, day 4'],
              },
              {
                done: true,
                cells: [
                  '1.5 Publish the mobile app to the test group',
                  'Build 61 on two devices',
                  'Mobile developer, day 4',
                  'Developer A, day 6',
                ],
              },
            ],
            notes: {
              3: 'The same checksum on a machine of yours proves that nothing needed for the build lives only on ours.',
            },
          },
        ],
      },
      {
        heading: 'When a release goes wrong',
        blocks: [
          {
            kind: 'checks',
            caption: 'Table 2. Back to the version before',
            columns,
            states,
            rows: [
              {
                done: true,
                cells: [
                  '2.1 Roll back the application',
                  '4 min from decision to old version; limit 10 min',
                  'Operations engineer, day 3',
                  'Administrator, day 4',
                ],
              },
              {
                done: true,
                cells: [
                  '2.2 Roll back after a change of the database schema[^4]',
                  'Old version runs on the new schema',
                  'Operations engineer, day 4',
                  'Administrator, day 5',
                ],
              },
              {
                done: true,
                cells: ['2.3 Switch off one feature', 'Flag off, entry in the audit log', 'Lead developer, day 4', 'Service lead, day 5'],
              },
            ],
            notes: {
              4: 'The rollback that gets forgotten. Code goes back in minutes; a dropped column does not. So schemas only grow, and a column goes one release later.',
            },
          },
        ],
      },
      {
        heading: 'Restore',
        blocks: [
          {
            kind: 'checks',
            caption: 'Table 3. From backup to a running system',
            columns,
            states,
            rows: [
              {
                done: true,
                cells: [
                  '3.1 Restore last night’s backup beside production',
                  '38 min; row counts equal',
                  'Operations engineer, day 5',
                  'Administrator, day 6',
                ],
              },
              {
                done: true,
                cells: [
                  '3.2 Restore one deleted work order',
                  'Order 4711 with its photos',
                  'Operations engineer, day 5',
                  'Administrator, day 6',
                ],
              },
              {
                done: false,
                cells: [
                  '3.3 Move production to the second data center and back',
                  'Both moves below 60 min, no record lost',
                  'Operations engineer, day 7',
                  'Open, due day 18[^5]',
                ],
              },
            ],
            notes: {
              5: 'The exercise needs a maintenance window, and the next one is on day 18. The list says who carries the risk until then. Calling it done because it was shown would be easier.',
            },
          },
          {
            kind: 'fields',
            fields: [
              { label: 'Open', value: '3.3, because the window of day 8 was needed for the ERP' },
              { label: 'Risk until then', value: 'A move would need us on the phone' },
              { label: 'Carried by', value: 'Head of IT, accepted on day 9' },
              { label: 'Until it is done', value: 'Our operations engineer is on call, at no extra charge' },
            ],
          },
        ],
      },
      {
        heading: 'Secrets and access',
        blocks: [
          {
            kind: 'checks',
            caption: 'Table 4. Who can get in',
            columns,
            states,
            rows: [
              {
                done: true,
                cells: [
                  '4.1 Rotate password and certificate of the ERP interface',
                  'Old ones refused, no failed order',
                  'Operations engineer, day 6',
                  'Administrator, day 7',
                ],
              },
              {
                done: true,
                cells: [
                  '4.2 Replace the app’s upload key',
                  'Build 63 accepted with the new key',
                  'Mobile developer, day 6',
                  'Developer A, day 8',
                ],
              },
              {
                done: true,
                cells: [
                  '4.3 Remove a person from all systems',
                  'List of 7 systems, each checked',
                  'Operations engineer, day 7',
                  'Administrator, day 8',
                ],
              },
              { done: true, cells: ['4.4 Remove us[^6]', 'No account of ours left in production', 'Not shown', 'Administrator, day 10'] },
            ],
            notes: {
              6: 'The last task removes our own access. During support we get it back on request, for a day, and it shows in the audit log.',
            },
          },
        ],
      },
      {
        heading: 'Alerts',
        blocks: [
          {
            kind: 'checks',
            caption: 'Table 5. We caused the fault; they read the alert[^7]',
            columns,
            states,
            rows: [
              {
                done: true,
                cells: [
                  '5.1 Queue to the ERP is growing',
                  'Cause named in 6 min: expired certificate',
                  'Operations engineer, day 8',
                  'On-call engineer, day 9',
                ],
              },
            ],
            notes: {
              7: 'An alert that names a cause and a page of the runbook can be read at three in the morning by someone who did not build the system. We test that with a fault nobody was told about.',
            },
          },
          {
            kind: 'list',
            items: [
              { term: 'What the alert said', text: '“ERP queue: 140 messages, oldest 12 min. Runbook, page 9.”' },
              {
                term: 'What they did',
                text: 'Opened page 9, found the certificate error in the log, renewed it (task 4.1), watched the queue run empty.',
              },
              { term: 'What we changed afterwards', text: 'A warning now comes 21 days before a certificate expires.' },
            ],
          },
        ],
      },
      {
        heading: 'Where everything is',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Source and pipeline', value: 'Your Git server, group work-orders' },
              { label: 'Runbook', value: 'Folder docs/runbook in the same repository, 23 pages' },
              { label: 'Secrets', value: 'Your vault, path work-orders/' },
              { label: 'Backups', value: 'Nightly at 01:30, kept 35 days, second data center' },
              { label: 'Dashboards and alerts', value: 'Your monitoring, folder Work orders' },
              { label: 'Decisions', value: 'docs/decisions, 31 records, each with its reason' },
            ],
          },
        ],
      },
      {
        heading: 'Accepted by',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 6. Signatures[^8]',
            columns: ['Role', 'Accepts', 'Day', 'Signature'],
            rows: [
              ['Head of IT', 'The handover, with 3.3 open', '10', 'signed'],
              ['Administrator', 'Tasks 2.1, 2.2, 3.1, 3.2, 4.1, 4.3, 4.4', '10', 'signed'],
              ['Service lead, on-call engineer', 'Tasks 2.3 and 5.1', '10', 'signed'],
              ['Developers A and B', 'Tasks 1.1 to 1.5, 4.2', '10', 'signed'],
              ['Project lead, sysDNA', 'On call for 3.3 until it is done', '10', 'signed'],
            ],
            notes: {
              8: 'Those who did the tasks sign for them. A manager’s signature alone would say only that the meeting took place.',
            },
          },
        ],
      },
    ],
  },
  closing: {
    heading: 'Could your team restore it tonight?',
    text: 'If you are not sure, tell us what runs and who built it. We run this checklist on other people’s systems too, and tell you within two business days what it would take.',
    action: { label: 'Ask about a handover', path: contactAboutPath('Application Development') },
  },
};
