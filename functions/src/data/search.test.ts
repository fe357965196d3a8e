import { describe, expect, it } from 'vitest';
import { limits } from '../contract/limits.ts';
import { searchEntries, searchEntry } from './search.ts';

const finds = (query: string, name: string, email = 'x@example.com') => searchEntries(name, email).includes(searchEntry(query) ?? '');

describe('a search', () => {
  it.each([
    ['ada', 'Ada Lovelace'],
    ['ADA LOV', 'Ada Lovelace'],
    ['  ada   lovelace ', 'Ada\u00a0Lovelace'],
    ['love', 'Ada Lovelace'],
    ['brien', "Conor O'Brien"],
    ["o'b", "Conor O'Brien"],
    ['muller', 'Jürgen Müller'],
    ['müller', 'Jurgen Mu\u0308ller'],
    ['lukasz', 'Łukasz Nowak'],
    ['STRASSE', 'Straße'],
    ['孔', '孔子'],
    ['Ｊｏｈｎ', 'John'],
    ['istanbul', 'İstanbul'],
  ])('%s finds %s', (query, name) => expect(finds(query, name)).toBe(true));

  it.each([
    ['da', 'Ada Lovelace'],
    ['lovelace ada', 'Ada Lovelace'],
    ['ada lovelacee', 'Ada Lovelace'],
    ['example', 'Ada'],
  ])('%s does not find %s', (query, name) => expect(finds(query, name)).toBe(false));

  it('finds the beginning of an email address of any length', () => {
    expect(finds('augusta.ada@exam', 'A', 'Augusta.Ada@Example.com')).toBe(true);
    const long = `${'x'.repeat(60)}@example.com`;
    expect(finds(long, 'A', long)).toBe(true);
    expect(finds('x'.repeat(100), 'A', long)).toBe(true);
  });

  it.each(['', '   ', '\u0301', '\u00b4'])('for nothing (%j) has no entry', (query) => expect(searchEntry(query)).toBeUndefined());
});

describe('the entries', () => {
  it('are few and short for any name', () => {
    const name = 'a '.repeat(limits.nameLength / 2);
    const entries = searchEntries(name, 'y'.repeat(limits.emailLength));
    expect(entries.length).toBeLessThanOrEqual(7 * 24 + 40);
    expect(new Set(entries).size).toBe(entries.length);
    expect(Math.max(...entries.map((entry) => entry.length))).toBeLessThanOrEqual(40);
  });

  it('never split a character', () => {
    expect(searchEntries('😀😀', 'x@y.z').every((entry) => entry.isWellFormed())).toBe(true);
  });
});
