import { expect, test } from 'vitest';
import { replacePlaceholders } from './replies.ts';
import { mailTemplatesDefaults } from './stored-mail-templates.ts';
import { mailTemplatesInput } from './team-words.ts';

test('fields are filled in once, so braces in a value stay as they are', () => {
  const values = { name: 'Ada {job}', job: 'Engineer' };
  expect(replacePlaceholders('Dear {name}, about {job} and {nothing}: {constructor}', values)).toBe(
    'Dear Ada {job}, about Engineer and {nothing}: {constructor}',
  );
});

test('the defaults are valid templates', () => {
  expect(mailTemplatesInput.safeParse(mailTemplatesDefaults).success).toBe(true);
});
