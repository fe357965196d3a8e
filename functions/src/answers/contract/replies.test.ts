import { expect, it, test } from 'vitest';
import { applicationReply, replacePlaceholders, messageReply } from './replies.ts';
import { mailTemplatesDefaults } from './stored-mail-templates.ts';
import { mailTemplatesInput } from './team-words.ts';
import { texts, unknownField } from '../../platform/contract/texts.ts';

const validReply = { subject: 'Your application', body: 'Dear {name}', template: 'ask', updated_at: '2026-11-24T09:00:00.000Z' };

test('fields are filled in once, so braces in a value stay as they are', () => {
  const values = { name: 'Ada {job}', job: 'Engineer' };
  expect(replacePlaceholders('Dear {name}, about {job} and {nothing}: {constructor}', values)).toBe(
    'Dear Ada {job}, about Engineer and {nothing}: {constructor}',
  );
});

test('the defaults are valid templates', () => {
  expect(mailTemplatesInput.safeParse(mailTemplatesDefaults).success).toBe(true);
});

it.each([
  [{ body: 'Dear {nmae}' }, unknownField('nmae', ['name', 'job', 'reference', 'company', 'writer'])],
  [{ body: 'Dear {}' }, unknownField('', ['name', 'job', 'reference', 'company', 'writer'])],
  [{ subject: 'For {name}' }, unknownField('name', ['job', 'reference', 'company'])],
  [{ subject: 'Hello\0' }, texts.unprintable],
  [{ subject: ' ' }, texts.requiredFields],
  [{ updated_at: undefined }, texts.invalidVersion],
])('refuses a reply with %j', (change, message) => {
  expect(applicationReply.safeParse({ ...validReply, ...change }).error?.issues[0]?.message).toBe(message);
});

it('refuses the field {job} in a reply to a message', () => {
  const { error } = messageReply.safeParse({ subject: 'Hello', body: 'About {job}', replies: 0 });
  expect(error?.issues[0]?.message).toBe(unknownField('job', ['name', 'reference', 'company', 'writer']));
});
