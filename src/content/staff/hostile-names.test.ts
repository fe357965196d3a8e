import { expect, it } from 'vitest';
import { ownValue } from '#contract/own-value.ts';
import { fillIn } from '#contract/replies.ts';
import { templateFor } from '#contract/statuses.ts';
import { statusColor } from '../../components/status-label/status-colors.ts';
import { statusAction } from './status-action.ts';
import { scorecardsTexts } from './scorecards.ts';

const hostileNames = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

it.each(hostileNames)('the name %s has no value but its own', (name) => {
  expect(ownValue({}, name)).toBeUndefined();
  expect(ownValue(Object.fromEntries([[name, 'own']]), name)).toBe('own');
});

it.each(hostileNames)('%s is an unknown status, rating and field like any other', (name) => {
  expect(statusColor(name)).toBe('grey');
  expect(statusAction(name)).toBe(`Mark as ${name}`);
  expect(scorecardsTexts.wordOf(name)).toBe(name);
  expect(templateFor(name)).toBe('ask');
  expect(fillIn(`{${name}}`, {})).toBe(`{${name}}`);
});
