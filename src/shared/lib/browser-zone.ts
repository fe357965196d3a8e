import { isZone } from '#rooms/platform/contract/zones.ts';

/** @returns the reader's time zone, or UTC if the browser does not know it */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : 'UTC';
}
