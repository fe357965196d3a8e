import { describe, expect, it } from 'vitest';
import { limits } from '../contract/limits.ts';
import { searchEntries, searchEntry } from './search.ts';

const entriesOf = (applicant_name: string, applicant_email = 'x@example.com', job_title = 'Windchill Developer, PLM') =>
  searchEntries({ id: '1a2b3c4d-5e6f', applicant_name, applicant_email, job_title });

const finds = (query: string, name: string, email?: string) => entriesOf(name, email).includes(searchEntry(query) ?? '');

describe('a search', () => {
  it.each([
    ['ada', 'Ada Lovelace'],
    ['ADA LOV', 'Ada Lovelace'],
    ['  ada   lovelace ', 'Ada\u00a0Lovelace'],
    ['love', 'Ada Lovelace'],
    ['brien', "Conor O'Brien"],
    ["o'b", "Conor O'Brien"],
    ['muller', 'Jürgen Müller'],
    ['孔', '孔子'],
    ['wind', 'Ada'],
    ['developer, plm', 'Ada'],
    ['plm', 'Ada'],
    ['obrien', "Conor O'Brien"],
    ['conor o brien', 'Conor O´Brien'],
    ['brien', 'Conor OʼBrien'],
    ['jean luc', 'Jean-Luc Picard'],
    ['jeanluc', 'Jean–Luc Picard'],
    ['luc', 'Jean\u2010Luc Picard'],
    ['okina', 'ʻOkina'],
    ['ʻOkina', 'Okina'],
    ['عليرضا', 'علی\u200cرضا'],
    ['علی رضا', 'علی\u200cرضا'],
    ['رضا', 'علی\u200cرضا'],
    ['van den berg', 'Anna Vandenberg'],
  ])('%s finds %s', (query, name) => expect(finds(query, name)).toBe(true));

  it.each([
    ['da', 'Ada Lovelace'],
    ['lovelace ada', 'Ada Lovelace'],
    ['ada lovelacee', 'Ada Lovelace'],
    ['indchill', 'Ada'],
    ['plm developer', 'Ada'],
  ])('%s does not find %s', (query, name) => expect(finds(query, name)).toBe(false));

  it('finds the beginning of an email address of any length', () => {
    expect(finds('augusta.ada@exam', 'A', 'augusta.ada@example.com')).toBe(true);
    const long = `${'x'.repeat(60)}@example.com`;
    expect(finds(long, 'A', long)).toBe(true);
    expect(finds('x'.repeat(100), 'A', long)).toBe(true);
  });

  it('finds an address with and without its dashes', () => {
    for (const query of ['anna-maria@my-company', 'annamaria@mycompany', 'mycompany'])
      expect(finds(query, 'A', 'Anna-Maria@my-company.example')).toBe(true);
  });

  it.each(['mail', 'mail.example.co.uk', '@example.co', 'example', 'uk'])('for %s finds an address by its domain', (query) =>
    expect(finds(query, 'Ada', 'ada@mail.example.co.uk')).toBe(true),
  );

  it.each(['jörg@müller.example', 'jorg@xn--mller', 'müll', '@müller.ex', 'xn--mller-kva.example'])(
    '%s finds an international domain',
    (query) => expect(finds(query, 'Jörg', 'jörg@xn--mller-kva.example')).toBe(true),
  );

  it('finds the reference that an applicant quotes', () => {
    expect(finds('1A2B3C4D', 'Ada')).toBe(true);
    expect(finds('1A2B', 'Ada')).toBe(false);
  });

  it.each(['', '   ', '\u0301', '\u00b4'])('for nothing (%j) has no entry', (query) => expect(searchEntry(query)).toBeUndefined());
});

describe('the entries', () => {
  it('are few and short for texts of many different words', () => {
    // One Chinese letter each, so that all differ.
    const words = (separator: string, length: number, firstLetter: number) =>
      Array.from({ length: length / 2 }, (_, index) => separator + String.fromCodePoint(firstLetter + index)).join('');
    const name = words('.', limits.nameLength, 0x4e00);
    const address = `y@${words('.', limits.emailLength - 2, 0x5e00)}`;
    const entries = entriesOf(name, address, words('/', limits.jobTitleLength, 0x6e00));
    expect(entries.length).toBeLessThanOrEqual(2 * 7 * 16 + 2 * (40 + 4 * 16) + 1);
    expect(Math.max(...entries.map((entry) => entry.length))).toBeLessThanOrEqual(40);
  });

  it('differ from each other, even if a text repeats a word', () => {
    const address = `y@${'z.'.repeat((limits.emailLength - 2) / 2)}`;
    const entries = entriesOf('a '.repeat(limits.nameLength / 2), address, 'b '.repeat(limits.jobTitleLength / 2));
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('never split a character', () => {
    expect(entriesOf('😀😀').every((entry) => entry.isWellFormed())).toBe(true);
  });
});
