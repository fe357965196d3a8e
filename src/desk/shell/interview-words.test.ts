import { expect, it, onTestFinished } from 'vitest';
import type { InterviewSummary } from '#rooms/interviews/contract/interviews.ts';
import { setServerTime } from '../../shared/lib/server-clock.ts';
import { interviewInWords } from './interview-words.ts';

const at = new Date(2026, 11, 3, 10).toISOString();

it.each<[string | undefined, Partial<InterviewSummary> | null]>([
  ['Interview on Dec 3, 10:00 AM', {}],
  ['Interview on Dec 3', { at: new Date(2026, 11, 3, 9).toISOString() }],
  ['Times proposed', { state: 'proposed', at: null }],
  ['No time works', { state: 'declined', at: null }],
  [undefined, { state: 'cancelled', at: null }],
  [undefined, null],
])('says %s', (words, values) => {
  setServerTime(new Date(2026, 11, 3, 9, 30).toUTCString());
  onTestFinished(() => setServerTime(null));
  const said = interviewInWords(values && { id: 'x', state: 'booked', at, minutes: 45, ...values });
  expect(said && [said.lead, said.text].filter(Boolean).join(' ')).toBe(words);
});
