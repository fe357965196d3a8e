import { limits } from '#rooms/platform/contract/limits.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import type { StoredItem, StoredKind } from '#rooms/records/contract/records.ts';
import { storedTexts } from '#rooms/records/contract/stored-texts.ts';

/** Where neither a day nor a rule is set. */
const endings: Partial<Record<StoredKind, string>> = {
  alerts: 'Until they unsubscribe',
  holds: 'Until an admin lifts it',
  admins: 'Until somebody deletes it',
};

/** What is stored about a person. */
export const personTexts = {
  heading: 'What is stored about a person',
  hint: `A name is looked for in the newest ${limits.pageSizeMax} applications and messages that match; sealed applications are found by the whole name. The audit trail and the site’s log have no names or addresses; the platform’s request log keeps this search for 30 days.`,
  who: 'Name or email address of a person',
  find: 'Find',
  failed: 'What is stored could not be loaded.',
  nothing: 'Nothing is stored about them.',
  columns: { what: 'What', where: 'Where', until: 'Until' },
  what: ({ kind, count }: StoredItem) => (count === 1 ? storedTexts[kind] : `${storedTexts[kind]} (${count})`),
  until: ({ kind, until, rule, held }: StoredItem) =>
    `${held ? 'On hold. Without it: ' : ''}${until ? officeDate(until) : rule || (endings[kind] ?? '')}`,
} as const;
