import { expect, it } from 'vitest';
import { type ApplicationFilter, hasBothOrders } from '#rooms/applications/contract/applications.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { isListed, readFilter, viewOf } from './application-filter.ts';

const read = (address: string) => {
  const query = new URLSearchParams(address);
  return readFilter((name) => query.get(name) ?? undefined);
};

it.each<[string, ApplicationFilter, boolean]>([
  ['status=Pending&job=windchill&order=oldest', { status: ['Pending'], job_id: 'windchill', order: 'oldest' }, true],
  ['status=Nonsense&order=upwards&due=never', {}, true],
  ['person=asha&q=%20ash%20&order=oldest', { person: 'asha' }, false],
  ['q=%20ash%20&status=Pending&source=xing&order=oldest', { q: 'ash', status: ['Pending'] }, false],
  ['source=xing&status=Pending&order=oldest', { source: 'xing', status: ['Pending'] }, false],
  ['view=due&due=today&status=Pending', { view: 'due', due: 'today' }, false],
])('of %s applies what goes together, without invalid values', (address, filter, bothOrders) => {
  const applied = read(address);
  expect(applied).toEqual(filter);
  expect(hasBothOrders(applied)).toBe(bothOrders);
});

it.each<[ApplicationFilter, boolean]>([
  [{}, true],
  [{ status: ['Pending', 'Offer'] }, true],
  [{ status: ['Offer'] }, false],
  [{ assignee: 'ada' }, true],
  [{ assignee: 'ben', status: ['Pending'] }, false],
  [{ view: 'due' }, false],
  [{ view: 'unread' }, true],
])('%j tells whether it lists an application', (filter, listed) => {
  expect(isListed(filter, anApplication({ assignee: 'ada', due_at: null, unread_at: '2026-11-03T12:00:00.000Z' }))).toBe(listed);
});

it.each([
  [{}, ''],
  [{ view: 'mine' }, 'mine'],
  [{ view: 'due' }, 'due'],
  [{ view: 'due', due: 'late' }, 'due late'],
] as const)('%j is a view of the list', (filter, view) => expect(viewOf(filter)).toBe(view));
