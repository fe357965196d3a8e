import { paths, type SpecimenPath } from '../../../paths.ts';
import type { LinkWithText } from '../services/service.ts';

export type SpecimenSummary = LinkWithText & { path: SpecimenPath };

/** The documents that the site shows as specimens, with the texts of the links to them. */
export const specimens = {
  reconciliationReport: {
    label: 'Reconciliation report',
    path: paths.reconciliationReport,
    text: 'What a rehearsal of a migration proved, count by count, and the 14 records it did not load.',
  },
  mappingRule: {
    label: 'Mapping rule',
    path: paths.mappingRule,
    text: 'One rule that turns a legacy status into a Windchill lifecycle state, with the exceptions spelled out.',
  },
  readZoneSurvey: {
    label: 'Read-zone survey',
    path: paths.readZoneSurvey,
    text: 'A dock door measured in a grid of 50 cm: where tags are read, where they are not, and why.',
  },
  evaluationTable: {
    label: 'Evaluation table',
    path: paths.evaluationTable,
    text: 'Twelve questions put to an assistant, the passages it cited, and the two answers it got wrong.',
  },
  handoverChecklist: {
    label: 'Handover checklist',
    path: paths.handoverChecklist,
    text: 'What your team must be able to do alone before we leave, signed off point by point.',
  },
} satisfies Record<string, SpecimenSummary>;
