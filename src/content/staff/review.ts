/** What the preview of a DOCX leaves out. */
const docxThings = {
  picture: 'picture',
  chart: 'chart',
  diagram: 'diagram',
  object: 'embedded document',
  field: 'automatic field',
  symbol: 'symbol',
  deletion: 'deleted passage',
};

/** Counts by kind. Hidden text is shown with a mark. */
export type DocxCounts = Partial<Record<keyof typeof docxThings | 'hidden', number>>;

/** @returns what the preview of a DOCX leaves out and what it marks, or '' */
export function docxSummary({ hidden, ...counts }: DocxCounts): string {
  const missing = Object.entries(counts).map(
    ([kind, count]) => `${count} ${docxThings[kind as keyof typeof docxThings]}${count === 1 ? '' : 's'}`,
  );
  return [
    missing.length > 0 && `Not shown: ${missing.join(', ')}.`,
    hidden && `Hidden in Word, marked here: ${hidden === 1 ? '1 passage' : `${hidden} passages`}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export const reviewTexts = {
  backToList: 'Applications',
  list: 'Applications in this list',
  place: (position: number, total: number) => `${position} of ${total}`,
  outsideList: 'Not in this list',
  previous: 'Previous application',
  next: 'Next application',
  lastOne: 'That was the last application in this list.',
  shortlist: 'Shortlist',
  reject: 'Reject',
  more: 'More actions',
  delete: 'Delete application',
  gone: { title: 'This application no longer exists', text: 'Somebody has deleted it.' },
  noResume: 'No resume was sent with this application.',
  resumeMissing: 'The resume has been lost.',
  noPreview: 'This file cannot be shown here.',
  download: 'Download the resume',
  loadingResume: 'Loading the resume…',
  previewNamed: (name: string) => `Resume of ${name}`,
  personHint: 'From the same email address',
  personFailed: 'The other applications could not be loaded.',
  facts: 'Facts',
  fields: {
    applicant_email: 'Email',
    phone: 'Phone',
    job_title: 'Job',
    created_at: 'Received',
    reference: 'Reference',
    keep: 'Retention',
    source: 'Source',
    resume: 'Resume',
    cover_letter: 'Cover letter',
  },
  mayBeKept: 'May be kept for later openings',
  notGiven: 'Not given',
  history: 'Notes and timeline',
  received: 'Application received',
  statusChanged: (from: string, to: string) => (from ? `${from} → ${to}` : to),
  message: 'Message',
  byApplicant: 'the applicant',
  bySite: 'the site',
  edited: 'edited',
  showOlder: 'Show older',
  timelineFailed: 'The timeline could not be loaded.',
  note: {
    label: 'Note',
    placeholder: 'Write a note',
    hint: 'Visible to staff only',
    add: 'Add note',
    save: 'Save note',
    edit: 'Edit note',
    delete: 'Delete note',
    question: 'Are you sure you want to delete this note?',
    added: 'Added the note.',
    saved: 'Saved the note.',
    deleted: 'Deleted the note.',
    addFailed: 'The note could not be added. It is kept here.',
    saveFailed: 'The note could not be saved. Your text is kept here.',
    deleteFailed: 'The note could not be deleted.',
  },
} as const;
