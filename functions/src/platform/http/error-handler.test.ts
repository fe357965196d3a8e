import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { refusalOf } from './error-handler.ts';

const more = z.object({ error: z.string(), current: z.object({ id: z.string() }) });
const [declaring, other] = [endpoint('PUT', '/one', 'admins', { refusals: { 409: more } }), endpoint('GET', '/other', 'everyone', {})];
const refusal = { error: 'No', current: { id: 'a', opened_by: 'ada' }, opened_by: 'ada' };

it.each([
  ['what is declared, at any depth', declaring, 409, refusal, { error: 'No', current: { id: 'a' } }],
  ['the error alone for another status', declaring, 404, refusal, { error: 'No' }],
  ['the error alone for another endpoint', other, 409, refusal, { error: 'No' }],
  ['the error alone for what is no endpoint', undefined, 409, refusal, { error: 'No' }],
  ['the error alone without what is declared', declaring, 409, { error: 'No', opened_by: 'ada' }, { error: 'No' }],
])('a refusal says %s', (_what, of, status, given, said) => {
  expect(refusalOf(of, status, given)).toEqual(said);
});
