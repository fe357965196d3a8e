import { describe, expect, it } from 'vitest';
import { changeItem, joinPages, restoreItem, withoutItem } from './list.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [Item, Item, Item, Item];
type Item = { id: string; read?: boolean };

describe('restoreItem', () => {
  it('puts an item back in its place', () => {
    expect(restoreItem([a, c], b, [a, b, c])).toEqual([a, b, c]);
  });

  it('finds the place although neighbours have gone or come meanwhile', () => {
    expect(restoreItem([d, a], b, [a, b, c])).toEqual([d, a, b]);
    expect(restoreItem([d, c], b, [a, b, c])).toEqual([d, b, c]);
  });

  it('does not show an item twice', () => {
    expect(restoreItem([a, b], b, [a, b])).toEqual([a, b]);
  });
});

it('joinPages drops what the first page had', () => {
  expect(joinPages([a, b], [b, c])).toEqual([a, b, c]);
});

it('withoutItem and changeItem touch one item only', () => {
  expect(withoutItem([a, b, c], 'b')).toEqual([a, c]);
  expect(changeItem<Item>([a, b], 'b', (item) => ({ ...item, read: true }))).toEqual([a, { id: 'b', read: true }]);
});
