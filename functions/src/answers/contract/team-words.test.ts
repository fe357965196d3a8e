import { expect, it } from 'vitest';
import { staffTexts } from '../../platform/contract/staff-texts.ts';
import { reasonError, reasonsOf, reasonsText, teamTexts } from './team-words.ts';

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
