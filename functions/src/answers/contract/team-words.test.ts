import { expect, it } from 'vitest';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { texts, unknownField } from '../../platform/contract/texts.ts';
import { mailTemplatesDefaults } from './stored-mail-templates.ts';
import { mailTemplatesInput, reasonError, reasonsOf, reasonsText, teamTexts } from './team-words.ts';

const ownTemplate = { name: 'Kind no', status: 'Rejected', subject: 'About {job}', body: 'Dear {name}' };

it.each<[string, object[], (string | number)[], string]>([
  ['no name', [{ name: ' ' }], [0, 'name'], texts.requiredFields],
  ['the name of another', [{}, { name: 'KIND no' }], [1, 'name'], teamTexts.templateTwice],
  ['a name in its subject', [{ subject: 'For {name}' }], [0, 'subject'], unknownField('name', ['job', 'reference', 'company'])],
  ['30 others', Array.from({ length: 31 }, (_, index) => ({ name: `${index}` })), [], teamTexts.tooManyTemplates],
])('refuses a template of the team with %s', (_what, changes, path, message) => {
  const own = changes.map((change) => ({ ...ownTemplate, ...change }));
  const { error } = mailTemplatesInput.safeParse({ ...mailTemplatesDefaults, own });
  expect(error?.issues[0]).toMatchObject({ path: ['own', ...path], message });
});

const twelve = Array.from({ length: 12 }, (_, index) => `Reason ${index}`);

it('takes up to twelve lines', () => {
  expect(reasonsOf({ reasons: reasonsText.parse(' Skills \n\n Pay\texpectation ') })).toEqual(['Skills', 'Pay expectation']);
  expect(reasonsText.safeParse(twelve.join('\n')).success).toBe(true);
});

it.each([['Skills\nSkills '], [[...twelve, 'one more'].join('\n')], ['x'.repeat(61)]])('refuses the list %j', (text) => {
  expect(reasonsText.safeParse(text).error?.issues[0]?.message).toBe(teamTexts.invalidReasons);
});

it.each([
  ['Skills', true, 'Skills', undefined],
  ['Skills', true, undefined, teamTexts.reasonRequired],
  ['Skills', false, undefined, undefined],
  ['Skills', false, 'Pay', staffTexts.notListed],
  ['', true, undefined, undefined],
])('with the list %j, required: %s, the reason %j is refused with %s', (reasons, reason_required, reason, error) => {
  expect(reasonError({ reasons, reason_required }, reason)).toBe(error);
});
