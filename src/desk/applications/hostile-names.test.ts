import { expect, it } from 'vitest';
import { lookUp } from '#rooms/platform/contract/look-up.ts';
import { replacePlaceholders } from '#rooms/answers/contract/replies.ts';
import { templateFor } from '#rooms/applications/contract/statuses.ts';
import { statusColor } from '../../shared/components/status-label/status-colors.ts';
import { statusAction } from '../answers/telling-texts.ts';
import { scorecardsTexts } from '../interviews/scorecards-texts.ts';

const hostileNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

it.each(hostileNames)('the name %s has no value but its own', (name) => {
  expect(lookUp({}, name)).toBeUndefined();
  expect(lookUp(Object.fromEntries([[name, 'own']]), name)).toBe('own');
});

it.each(hostileNames)('%s is an unknown status, rating and field like any other', (name) => {
  expect(statusColor(name)).toBe(statusColor('Unknown'));
  expect(statusAction(name)).toBe(`Mark as ${name}`);
  expect(scorecardsTexts.wordOf(name)).toBe(name);
  expect(templateFor(name)).toBe('ask');
  expect(replacePlaceholders(`{${name}}`, {})).toBe(`{${name}}`);
});
