import { sourceName } from '../shell/sources-texts.ts';
import { soon } from '../answers/telling-texts.ts';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinalSuffixes: Record<Intl.LDMLPluralRule, string> = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' };

const nthApplication = (count: number) => `${count}${ordinalSuffixes[ordinals.select(count)]} application`;

export function assignedTo(owner: string, what: string, mailed: boolean): string {
  const email = mailed ? ` 1 email goes out ${soon}.` : '';
  return owner ? `Assigned ${what} to ${owner}.${email}` : `Released ${what}.`;
}

/** Apart from `dashboardTexts`, so that the other staff pages do not load them at first. */
export const applicationsTexts = {
  columns: {
    applicant: 'Applicant',
    job_title: 'Job',
    status: 'Status',
    created_at: 'Received',
    owner: 'Owner',
    resume: 'Resume',
    actions: 'Actions',
  },
  /** @param isPart whether there are more than `count` */
  count: (count: number, filtered: boolean, isPart = false) =>
    `${count}${isPart ? '+' : ''} ${filtered ? 'matching ' : ''}${count === 1 ? 'application' : 'applications'}`,
  search: 'Search applications',
  searchHint:
    'The start of a name, an email address or domain, a phone number, a resume’s file name or a word of the job title; a whole reference; or whole words, of the letter too',
  /** @param count how many applications a search finds that the filter hides */
  otherStatuses: (count: number) => `${count} in other statuses:`,
  showOtherStatuses: 'show',
  filter: 'Filter',
  removeFilter: (chip: string) => `${chip}: remove`,
  /** Of a chip whose filter does not apply. */
  paused: 'Does not apply to this list',
  chips: {
    person: 'Same person',
    status: (statuses: readonly string[]) => `Status: ${statuses.join(', ')}`,
    job: (title: string) => `Job: ${title}`,
    source: (source: string) => `Source: ${sourceName(source)}`,
    owner: (name: string) => `Owner: ${name}`,
    answer: (answer: string) => `First answer ${answer}`,
    arrived: (days = '') => `Received ${days}`,
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
  },
  source: 'Source',
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first' },
  view: 'Show',
  views: {
    '': 'All applications',
    mine: 'Mine',
    unread: 'Unread',
    due: 'Answers due',
    'due late': 'Overdue',
    'due today': 'Due today',
    'due week': 'Due within a week',
    'due later': 'Due later',
    kept: 'Kept for later openings',
  },
  anySource: 'Any source',
  anyOwner: 'Any owner',
  answer: 'First answer',
  anyAnswer: 'Any',
  from: 'Received from',
  to: 'Received until',
  export: 'Export as CSV',
  exporting: 'Exporting…',
  exported: 'Exported the applications.',
  exportFile: 'applications.csv',
  viewResume: 'View resume',
  viewResumeNamed: (name: string) => `View resume of ${name} (opens in a new tab)`,
  noResume: 'None',
  markReviewed: 'Mark as Reviewed',
  /** @param act such as Mark as Reviewed */
  actNamed: (act: string, name: string) => `${act}: ${name}`,
  statusOf: (name: string) => `Status of ${name}`,
  noStatus: 'None',
  statusChanged: (name: string, status: string) => `Marked ${name} as ${status}.`,
  ownerOf: (name: string) => `Owner of ${name}`,
  nobody: 'Nobody',
  away: (name: string, until: string, deputy: string) => `${name}, away until ${until}: ${deputy}`,
  assignAction: () => 'Assign',
  /** @param owner blank for nobody @param mailed whether an email tells the owner */
  assigned: (name: string, owner: string, mailed = false) => assignedTo(owner, `the application of ${name}`, mailed),
  changedMeanwhile: (status: string, by?: string) =>
    by
      ? `${by} has changed this application to ${status} in the meantime.`
      : `This application has been changed to ${status} in the meantime.`,
  /** Begins a sentence, in place of a username. */
  theApplicant: 'The applicant',
  noEmail: 'No email address',
  add: 'New application',
  nth: nthApplication,
  nthNamed: (count: number, name: string) => `${nthApplication(count)} of ${name}: show all applications of this person`,
  moreNamed: (name: string) => `More actions for ${name}`,
  selectNamed: (name: string) => `Select ${name}`,
  selectLoaded: 'Select all loaded applications',
  deleteConsequence:
    'Its resume, its notes and emails that have not been sent are deleted with it. An interview ahead is canceled at once, by email to everybody in it.',
  deleteTitle: 'Delete application',
  deleteNamed: (name: string) => `Delete the application of ${name}`,
  deleted: (name: string) => `Deleted the application of ${name}.`,
  empty: 'No applications yet. They appear here as soon as somebody applies for an open job.',
  noMatch: (of: 'search' | 'filters') => `No applications match your ${of}.`,
  clear: (what: 'search' | 'filters') => `Clear ${what}`,
} as const;
