import { contactAboutPath, paths } from '../../../paths.ts';
import { titled } from '../../../shared/texts/head.ts';
import type { SpecimenContent } from './specimen.ts';

export const content: SpecimenContent = {
  head: {
    title: titled('Mapping Rule: a Sample'),
    description:
      'A sample of a rule that maps the status values of a legacy parts system to Windchill lifecycle states, with exceptions and test cases.',
    keywords: ['Windchill lifecycle states', 'data mapping', 'migration rule', 'legacy parts system'],
  },
  path: paths.mappingRule,
  name: 'Mapping rule',
  lead: 'A migration consists of rules like this one. The data owner can read it, the loader executes it, and a test proves that the two agree.',
  back: { label: 'Back to PLM Services', path: paths.plm },
  sheet: {
    title: 'Part status to Windchill lifecycle state',
    number: 'MAP-017',
    version: '1.3',
    fields: [
      { label: 'Prepared for', value: 'A manufacturer of pumps' },
      { label: 'Source', value: 'PARTS.STATUS, REL_DATE, SUCCESSOR, BLOCK_TXT' },
      { label: 'Target', value: 'WTPart, lifecycle “Component part”' },
      { label: 'Owner of the rule', value: 'Data owner, engineering' },
    ],
    sections: [
      {
        heading: 'Why a rule is needed',
        blocks: [
          {
            kind: 'text',
            paragraphs: [
              'The old system has one status for each part number and a release date for each revision. Windchill has one state for each revision.[^1] The old status also mixes two questions: is the part approved, and may it still be used in new designs? The rule separates them.',
              'States and attributes used, with their keys in Windchill:',
            ],
            notes: {
              1: 'A rule states the difference between the two systems first. If there is no difference, the values are copied and need no rule.',
            },
          },
          {
            kind: 'fields',
            fields: [
              { label: 'In Work', value: 'INWORK' },
              { label: 'Released', value: 'RELEASED' },
              { label: 'Superseded (own state)', value: 'SUPERSEDED' },
              { label: 'Obsolete (own state)', value: 'OBSOLETE' },
              { label: 'Use in new designs', value: 'newDesignUse: yes, no' },
              { label: 'Reason of a block', value: 'blockReason: text, 200 characters' },
            ],
          },
        ],
      },
      {
        heading: 'Conditions, first match wins',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 1. Rows are tried from the top[^2]',
            columns: ['Order', 'Status', 'Condition', 'State in Windchill', 'Also set', 'Revisions[^3]'],
            rows: [
              ['Row 1', '10 in preparation, 30 released', 'REL_DATE empty', 'In Work', '–', '2,914'],
              ['Row 2', '10 in preparation', 'REL_DATE filled', 'Not loaded, error E1', '–', '0'],
              ['Row 3', '20 in check', 'Any', 'In Work[^4]', 'Number goes to the list “promote again”', '386'],
              ['Row 4', '30 released', 'Newest revision with a REL_DATE', 'Released', 'newDesignUse = yes', '24,771'],
              ['Row 5', '30 released', 'A newer revision has a REL_DATE', 'Superseded', 'newDesignUse = no', '8,030'],
              ['Row 6', '40 blocked', 'SUCCESSOR empty', 'Released', 'newDesignUse = no, blockReason = BLOCK_TXT', '1,262'],
              ['Row 7', '40 blocked', 'SUCCESSOR filled', 'Obsolete', 'Alternate link to the successor', '2,905'],
              ['Row 8', '90 deleted', 'Used in a released structure', 'Obsolete', 'newDesignUse = no', '938'],
              ['Row 9', '90 deleted', 'Not used anywhere', 'Out of scope, archive list', '–', '–'],
              ['Row 10', 'Any other value', 'Any', 'Not loaded, error E2', '–', '2'],
            ],
            total: ['Sum', '', '', '', '', '41,208'],
            numeric: ['Revisions[^3]'],
            attention: ['Row 3', 'Row 10'],
            notes: {
              2: 'A fixed order and a last row for everything else. No value can fall through, and nobody has to ask which of two rows applies.',
              3: 'Counts from rehearsal 3. Their sum is the source count of parts in report MIG-RR-003, which ties rule and report together.',
              4: 'The obvious answer, Under Review, is wrong: a part loaded in that state has no promotion request behind it, so nobody can approve or reject it.',
            },
          },
        ],
      },
      {
        heading: 'Six parts, before and after',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 2. One line for each common case[^5]',
            columns: ['Part', 'Before', 'After', 'Row'],
            rows: [
              ['100-2207 A', '10, no release date', 'In Work', '1'],
              ['100-3114 B', '20', 'In Work, on the list “promote again”', '3'],
              ['200-0140 C', '30, newest release date', 'Released, newDesignUse = yes', '4'],
              ['200-0140 B', '30, C is released', 'Superseded, newDesignUse = no', '5'],
              ['300-0871 A', '40, no successor, “supplier audit”', 'Released, newDesignUse = no, blockReason = “supplier audit”', '6'],
              ['300-0655 D', '40, successor 300-0912', 'Obsolete, alternate 300-0912', '7'],
            ],
            notes: {
              5: 'The data owner checks this table, not the one above. People find errors in examples that they overlook in conditions.',
            },
          },
          {
            kind: 'text',
            paragraphs: ['The two revisions of 200-0140 show the split: one part number, one old status, two states.'],
          },
        ],
      },
      {
        heading: 'Exceptions',
        blocks: [
          {
            kind: 'list',
            items: [
              {
                term: 'Spare-part kits (number starts with KIT-)[^6]',
                text: 'Row 7 does not apply. A blocked kit stays Released with newDesignUse = no, because service ships it for ten years after the pump. 64 kits.',
              },
              {
                term: 'Parts under an open change',
                text: 'The status stays as it is. Rule MAP-022 recreates the change notice and adds the part to its affected objects. 41 parts on day 41.',
              },
              {
                term: 'Status in lower case, from the second plant',
                text: 'Rule MAP-003 has converted it before this rule runs. A lower-case value here is an error (E2).',
              },
              {
                term: 'Release date in the future',
                text: 'Treated as filled. The source has 7 such parts, and all of these dates pass before cutover.',
              },
            ],
            notes: {
              6: 'Each exception names its reason and its size. Without a reason, nobody dares to remove it. Without a count, nobody knows whether it matters.',
            },
          },
        ],
      },
      {
        heading: 'Errors',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 3. What the loader reports',
            columns: ['Code', 'Message', 'Who acts'],
            rows: [
              [
                'E1',
                'Part {number} {revision}: in preparation, but released on {date}',
                'Data owner corrects the source. 11 in rehearsal 1, none since.',
              ],
              [
                'E2',
                'Part {number} {revision}: status “{value}” has no row in MAP-017',
                'Data owner corrects the source or asks for a row.',
              ],
            ],
          },
        ],
      },
      {
        heading: 'Test cases that prove the rule',
        blocks: [
          {
            kind: 'checks',
            caption: 'Table 4. Run with every build of the loader[^7]',
            columns: ['Case', 'Input', 'Expected', 'Row'],
            states: { done: 'Passed', open: 'Failed' },
            rows: [
              { done: true, cells: ['T1', '10, no date', 'In Work', '1'] },
              { done: true, cells: ['T2', '10, date filled', 'E1, not loaded', '2'] },
              { done: true, cells: ['T3', '20', 'In Work; one entry in the list', '3'] },
              { done: true, cells: ['T4', '30, revisions A, B, C', 'Superseded, Superseded, Released', '4, 5'] },
              { done: true, cells: ['T5', '30, revision C without a date', 'B Released, C In Work', '1, 4'] },
              { done: true, cells: ['T6', '40, reason of 240 characters', 'Cut at 200, warning W4', '6'] },
              { done: true, cells: ['T7', '40, successor is itself rejected', 'Obsolete, no alternate, warning W5', '7'] },
              { done: true, cells: ['T8', '40, KIT-0031 with successor', 'Released, newDesignUse = no', 'Kits'] },
              { done: true, cells: ['T9', '90, used only in a canceled structure', 'Out of scope', '9'] },
              { done: true, cells: ['T10', 'Blank, “x”, “30 ” with a space', 'E2, three times', '10'] },
            ],
            notes: {
              7: 'T1 to T4 repeat the table. T5 to T10 are the cases in which we, or the rule in an earlier version, were wrong. A test set should remember that.',
            },
          },
        ],
      },
      {
        heading: 'Changes to this rule',
        blocks: [
          {
            kind: 'table',
            caption: 'Table 5. Versions',
            columns: ['Version', 'Day', 'Change', 'Approved by'],
            rows: [
              ['1.0', '9', 'First version, ten rows', 'Data owner, engineering'],
              ['1.1', '14', 'Row 3: In Work instead of Under Review, after rehearsal 1', 'Data owner, engineering'],
              ['1.2', '29', 'Exception for kits', 'Data owner, engineering, and head of service'],
              ['1.3', '36', 'Row 1 also takes revisions in work of released parts; T5 added', 'Data owner, engineering'],
            ],
          },
        ],
      },
    ],
  },
  closing: {
    heading: 'Which of your fields means two things?',
    text: 'Most legacy systems have one. Send us its values and what people do with them. Within two business days you get a first sketch of the rule.',
    action: { label: 'Send us a field', path: contactAboutPath('PLM Services') },
  },
};
