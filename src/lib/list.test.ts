import { describe, expect, it } from 'vitest';
import { changeItem, inGroups, joinPages, mergeNewest, restoreItem, withoutItem } from './list.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [Item, Item, Item, Item];
type Item = { id: string; read?: boolean };

describe('restoreItem', () => {
  it('puts an item back in its place', () => {
    expect(restoreItem([a, c], b, [a, b, c])).toEqual([a, b, c]);
  });

  it('finds the place after neighbours were removed or added', () => {
    expect(restoreItem([d, a], b, [a, b, c])).toEqual([d, a, b]);
    expect(restoreItem([d, c], b, [a, b, c])).toEqual([d, b, c]);
  });

  it('does not show an item twice', () => {
    expect(restoreItem([a, b], b, [a, b])).toEqual([a, b]);
  });

  it('adds nothing to a list that did not have the item', () => {
    expect(restoreItem([a, c], b, [a, c])).toEqual([a, c]);
  });
});

it('joinPages drops what the first page had', () => {
  expect(joinPages([a, b], [b, c])).toEqual([a, b, c]);
});

it('withoutItem and changeItem touch one item only', () => {
  expect(withoutItem([a, b, c], 'b')).toEqual([a, c]);
  expect(changeItem<Item>([a, b], 'b', (item) => ({ ...item, read: true }))).toEqual([a, { id: 'b', read: true }]);
});

describe('mergeNewest', () => {
  const shown = { items: [b, c, d], next: 'after d' };

  it('takes the fetched page when nothing follows it', () => {
    expect(mergeNewest(shown, { items: [a] })).toEqual({ items: [a] });
  });

  it('appends what was shown further down', () => {
    expect(mergeNewest(shown, { items: [a, b], next: 'after b' })).toEqual({ items: [a, b, c, d], next: 'after d' });
  });

  it('drops items that were deleted in between', () => {
    expect(mergeNewest(shown, { items: [b, d], next: 'after d' })).toEqual({ items: [b, d], next: 'after d' });
    expect(mergeNewest(shown, { items: [c], next: 'after c' })).toEqual({ items: [c, d], next: 'after d' });
  });

  it('takes the fetched page alone when it does not reach what was shown', () => {
    const newest = { items: [{ id: 'x' }, a], next: 'after a' };
    expect(mergeNewest(shown, newest)).toEqual(newest);
  });
});

it('inGroups cuts a list into pieces, the last as long as what is left', () => {
  expect(inGroups([a, b, c], 2)).toEqual([[a, b], [c]]);
  expect(inGroups([], 2)).toEqual([]);
});
