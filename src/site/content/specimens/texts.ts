export const specimenTexts = {
  label: 'Sample, invented data',
  number: 'Number',
  version: 'Version',
  notes: 'Notes',
  note: 'Note',
  end: 'End of document',
} as const;
