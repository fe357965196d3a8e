import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { SpecimenContent } from './specimen.ts';

export const content: SpecimenContent = {
  head: {
    title: titled('Reconciliation Report: a Sample'),
    description:
      'A sample of the report we write after each rehearsal of a Windchill migration: counts, checksums, rejected records by cause, decision.',
    keywords: ['Windchill migration', 'data migration reconciliation', 'migration rehearsal', 'PLM data migration'],
  },
  path: paths.reconciliationReport,
  name: 'Reconciliation report',
  lead: 'We write one after every rehearsal of a migration. It says what left the old system, what arrived in Windchill, and what became of the rest.',
  back: { label: 'Back to PLM Services', path: paths.plm },
  sheet: {
    title: 'Migration rehearsal 3: source against target',
    number: 'MIG-RR-003',
    version: '1.1',
    fields: [
      { label: 'Prepared for', value: 'A manufacturer of pumps' },
      { label: 'Source', value: 'Parts and drawings system, frozen on day 41 at 18:00' },
      { label: 'Target', value: 'Windchill 13.0, rehearsal server, emptied before the run' },
      { label: 'Run', value: 'Day 41, 19:10 to day 42, 03:52 (8 h 42 min)' },
    ],
    sections: [
      {
        heading: 'Result',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              'Of 405,290 records in scope, 405,276 were loaded and 14 rejected. No record is unaccounted for.[^1] Two checksums differ for a known reason. We recommend the dress rehearsal on three conditions (section 6).',
            ],
            notes: {
              1: 'The result comes first because most readers stop here. The word that counts is “unaccounted”: a rejected record has a reason and an owner, a lost one has neither.',
            },
          },
          {
            kind: 'table',
            caption: 'Table 1. The three rehearsals',
            columns: ['Rehearsal', 'Records in source', 'Rejected', 'Difference', 'Run time'],
            rows: [
              ['1, day 12', '402,118', '1,212', '37', '14 h 05 min'],
              ['2, day 27', '403,904', '96', '2', '10 h 31 min'],
              ['3, day 41', '405,290', '14', '0', '8 h 42 min'],
            ],
            numeric: ['Records in source', 'Rejected', 'Difference', 'Run time'],
          },
        ],
      },
      {
        heading: 'Counts and checksums by object type',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 2. Difference = source − loaded − rejected',
            columns: ['Object type', 'Source', 'Loaded', 'Rejected', 'Checksum match[^2]', 'Difference[^3]'],
            rows: [
              ['Parts (WTPart)', '41,208', '41,203', '5', '41,203', '0'],
              ['Usage links (WTPartUsageLink)', '128,877', '128,873', '4', '128,873', '0'],
              ['CAD documents (EPMDocument)', '36,540', '36,538', '2', '36,538', '0'],
              ['CAD structure (EPMMemberLink)', '92,115', '92,114', '1', '92,114', '0'],
              ['Documents (WTDocument)', '18,964', '18,963', '1', '18,961', '0'],
              ['Part to document (WTPartDescribeLink)', '22,410', '22,410', '0', '22,410', '0'],
              ['Change notices (WTChangeOrder2)', '3,307', '3,307', '0', '3,307', '0'],
              ['Content files in the vault', '61,869', '61,868', '1', '61,868', '0'],
            ],
            total: ['Total', '405,290', '405,276', '14', '405,274', '0'],
            numeric: ['Source', 'Loaded', 'Rejected', 'Checksum match[^2]', 'Difference[^3]'],
            attention: ['Documents (WTDocument)'],
            notes: {
              2: 'Equal counts don’t prove equal content. For each record we hash the mapped attributes in a fixed order, once in the source after mapping and once in Windchill. For files we hash the bytes.',
              3: 'Both sides are counted by SQL of their own, not by the loader. A loader that skips a record also forgets to count it.',
            },
          },
          {
            kind: 'list',
            items: [
              {
                term: 'Counted',
                text: 'Every revision in scope with its latest iteration. Earlier iterations stay in the archive, as agreed in the scope, item 2.4.',
              },
              {
                term: 'Two documents with another checksum',
                text: 'TS-0112 and TS-0390 end in a space in the description field. Windchill trims it. Accepted as a deviation; the source stays as it is.',
              },
            ],
          },
        ],
      },
      {
        heading: 'The 14 rejected records, by cause',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 3. Rejected records',
            columns: ['Cause', 'Count', 'Records', 'Remedy', 'Owner'],
            rows: [
              [
                'R1: unit of measure PAIR is not in Windchill’s list',
                '3',
                'Parts 100-4471, 100-4472, 100-9030',
                'Convert to 2 EA in rule MAP-009',
                'Migration lead',
              ],
              [
                'R2: status X has no mapping rule',
                '2',
                'Parts 200-0188, 200-0193',
                'Set the status in the source',
                'Data owner, engineering',
              ],
              [
                'R3: follows from R1 and R2[^4]',
                '4',
                'Usage links to the parts above, in P-200-014, P-200-015 and P-310-002',
                'None; they load with their parts',
                'Migration lead',
              ],
              [
                'R4: file missing in the old vault',
                '2',
                'CAD documents HSG-200-11 A.1 and BRK-077 A.3',
                'Restore from tape, or release the file again',
                'CAD administrator',
              ],
              ['R5: follows from R4', '1', 'CAD structure: HSG-200 to HSG-200-11', 'None; it loads with its file', 'Migration lead'],
              [
                'R6: file of 0 bytes, hash differs from the one stored[^5]',
                '2',
                'Document TS-0446 C and its content file',
                'Author supplies the PDF',
                'Data owner, engineering',
              ],
            ],
            total: ['All causes', '14', '', '', ''],
            numeric: ['Count'],
            notes: {
              4: 'Without this line the list looks twice as bad as it is, and someone spends a day on links that need no repair.',
              5: 'This file was already broken in the old system. A migration is often the first time anyone reads every file.',
            },
          },
        ],
      },
      {
        heading: 'Samples compared by people',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 4. Compared on screen, source beside target[^6]',
            columns: ['Sample', 'Size', 'Equal', 'Compared by'],
            rows: [
              ['Multi-level BOM of top assemblies, with quantities and find numbers', '25', '25', 'Designer and BOM specialist'],
              ['CAD assemblies opened in Creo from the workspace', '20', '20', 'CAD administrator'],
              ['Change notices with affected and resulting objects', '30', '30', 'Change specialist'],
              ['Access: three users in each of four roles', '12', '12', 'Windchill administrator'],
            ],
            numeric: ['Size', 'Equal'],
            notes: {
              6: 'Checksums compare what the mapping says. They can’t see that the mapping itself is wrong; a designer in front of a familiar pump can.',
            },
          },
          {
            kind: 'text',
            paragraphs: ['The customer drew the samples after the run. BOMs with links listed under R3 were left out.'],
          },
        ],
      },
      {
        heading: 'Criteria agreed before the run',
        blocks: [
          {
            kind: 'checks',
            caption: 'Table 5. Limits and measured values[^7]',
            columns: ['Criterion', 'Limit', 'Measured'],
            states: { done: 'Met', open: 'Open' },
            rows: [
              { done: true, cells: ['Records unaccounted for', '0', '0'] },
              { done: true, cells: ['Parts and usage links rejected', '10 at most', '9'] },
              { done: true, cells: ['Checksums that differ without a known reason', '0', '0'] },
              { done: true, cells: ['Samples equal', 'all', '87 of 87'] },
              { done: true, cells: ['Run time', '12 h', '8 h 42 min'] },
              { done: true, cells: ['Target restored from backup (rollback)', '2 h', '1 h 25 min'] },
              { done: false, cells: ['Load at production storage speed', '12 h', 'Open: rehearsal server uses faster disks'] },
            ],
            notes: {
              7: 'Limits fixed in advance keep the meeting short. One criterion is open, and the report says so rather than leaving the row out.',
            },
          },
        ],
      },
      {
        heading: 'Go or no go',
        blocks: [
          {
            kind: 'text',
            paragraphs: ['Decision: go for the dress rehearsal on day 55, on these conditions.'],
          },
          {
            kind: 'list',
            items: [
              { text: 'The causes R1, R2, R4 and R6 are repaired in the source or in a rule by day 50.' },
              { text: 'The dress rehearsal runs on production storage, and its run time stays below 12 hours.' },
              { text: 'The loader is frozen on day 52. A later change means another rehearsal.' },
            ],
          },
          {
            kind: 'table',
            caption: 'Table 6. Sign-off[^8]',
            columns: ['Role', 'Answers for', 'Decision', 'Day', 'Signature'],
            rows: [
              ['Data owner, engineering', 'Parts, CAD, documents', 'Accepted', '43', 'signed'],
              ['Data owner, manufacturing', 'Structures, change notices', 'Accepted, condition 1', '43', 'signed'],
              ['Windchill administrator', 'Target, backup, access', 'Accepted, condition 2', '44', 'signed'],
              ['Migration lead, sysDNA', 'Loader, rules, this report', 'Submitted', '42', 'signed'],
            ],
            notes: {
              8: 'The people who live with the data decide, each for a named part of it. We submit; we don’t accept our own work.',
            },
          },
        ],
      },
    ],
  },
  closing: {
    heading: 'How would you know that nothing was lost?',
    text: 'Tell us which system the data leaves and roughly how many objects it holds. We answer within two business days with the checks we would start from.',
    action: { label: 'Ask about a migration', path: contactAboutPath('PLM Services') },
  },
};
