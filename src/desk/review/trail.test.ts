import { describe, expect, it } from 'vitest';
import type { ApplicationInList } from '#rooms/applications/contract/endpoints.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { noTrail, placeOf, type Trail, visit } from './trail.ts';

/** The server's answer for an application, while the list has these ids in alphabetical order. */
function inList(list: string, id: string): ApplicationInList {
  const ids = Array.from(list);
  return {
    application: anApplication({ id }),
    position: ids.includes(id) ? ids.indexOf(id) + 1 : null,
    total: ids.length,
    previous: ids.findLast((other) => other < id) ?? null,
    next: ids.find((other) => other > id) ?? null,
    on_hold: '',
  };
}

/** @param steps 'abc:b' visits b while the list is abc */
const walk = (...steps: string[]): Trail =>
  steps.reduce((trail, step) => {
    const [list = '', id = ''] = step.split(':');
    return visit(trail, inList(list, id));
  }, noTrail);

describe('the place of an application', () => {
  it('comes from the server at first', () => {
    expect(placeOf(walk('abc:b'), 'b')).toEqual({ position: 2, total: 3, previous: 'a', next: 'c' });
  });

  it('stays when it no longer matches the filter', () => {
    expect(placeOf(walk('abc:b', 'ac:b'), 'b')).toEqual({ position: 2, total: 3, previous: 'a', next: 'c' });
  });

  it('continues the count after applications that no longer match, and leads back to them', () => {
    expect(placeOf(walk('abc:a', 'bc:b'), 'b')).toEqual({ position: 2, total: 3, previous: 'a', next: 'c' });
    expect(placeOf(walk('abc:a', 'bc:b', 'c:c'), 'c')).toEqual({ position: 3, total: 3, previous: 'b', next: undefined });
  });

  it('follows changes by others to the rest of the list', () => {
    expect(placeOf(walk('abcd:a', 'acd:a'), 'a')).toMatchObject({ next: 'c' });
    expect(placeOf(walk('abc:c', 'abcd:c'), 'c')).toMatchObject({ next: 'd' });
  });

  it('raises the total when the list has grown at its end', () => {
    expect(placeOf(walk('abc:b', 'abc:c', 'abcd:c', 'abcd:d'), 'd')).toEqual({ position: 4, total: 4, previous: 'c', next: undefined });
  });

  it('counts down on the way back', () => {
    expect(placeOf(walk('abc:c', 'abc:b'), 'b')).toEqual({ position: 2, total: 3, previous: 'a', next: 'c' });
  });

  it('follows the list while nothing else was visited', () => {
    expect(placeOf(walk('bc:b', 'abcd:b'), 'b')).toEqual({ position: 2, total: 4, previous: 'a', next: 'c' });
  });

  it('comes from the server after a jump', () => {
    expect(placeOf(walk('abcde:a', 'bcde:d'), 'd')).toEqual({ position: 3, total: 4, previous: 'c', next: 'e' });
  });

  it('has no position outside the list, and is undefined before a visit', () => {
    expect(placeOf(walk('abc:z'), 'z')).toEqual({ position: null, total: 3, previous: 'c', next: undefined });
    expect(placeOf(walk('abc:a'), 'b')).toBeUndefined();
  });
});
