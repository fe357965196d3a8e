import { describe, expect, it } from 'vitest';
import { limits } from '../platform/contract/limits.ts';
import { searchEntries, searchEntry } from './search.ts';

const ada = {
  id: '1a2b3c4d-5e6f',
  applicant_email: 'x@example.com',
  phone: '',
  job_title: 'Windchill Developer, PLM',
  resume: null,
  cover_letter: '',
};

const entriesOf = (applicant_name: string, applicant_email = ada.applicant_email, job_title = ada.job_title) =>
  searchEntries({ ...ada, applicant_name, applicant_email, job_title });

const finds = (query: string, name: string, email?: string) => entriesOf(name, email).includes(searchEntry(query) ?? '');

describe('a search', () => {
  it.each([
    ['ada', 'Ada Lovelace'],
    ['ADA LOV', 'Ada Lovelace'],
    ['  ada   lovelace ', 'Ada\u00a0Lovelace'],
    ['brien', "Conor O'Brien"],
    ['muller', 'Jürgen Müller'],
    ['孔', '孔子'],
    ['developer, plm', 'Ada'],
    ['plm', 'Ada'],
    ['obrien', "Conor O'Brien"],
    ['brien', 'Conor OʼBrien'],
    ['jean luc', 'Jean-Luc Picard'],
    ['okina', 'ʻOkina'],
    ['عليرضا', 'علی\u200cرضا'],
    ['رضا', 'علی\u200cرضا'],
    ['van den berg', 'Anna Vandenberg'],
    ['lovelace ada', 'Ada Lovelace'],
    ['Lindqvist, Anna', 'Anna Lindqvist'],
    ['maria garcia', 'María José García'],
    ['小明', '王小明'],
    ['철수', '김철수'],
    ['はなこ', '山田はなこ'],
    ['アンナ リンド', 'アンナ・リンド'],
    ['列夫托尔斯泰', '列夫·托尔斯泰'],
    ['山田，花子', '花子 山田'],
    ['(Bob) Smith', 'Robert Bob Smith'],
  ])('%s finds %s', (query, name) => expect(finds(query, name)).toBe(true));

  it.each([
    ['da', 'Ada Lovelace'],
    ['ada lovelacee', 'Ada Lovelace'],
    ['indchill', 'Ada'],
    ['plm developer', 'Ada'],
  ])('%s does not find %s', (query, name) => expect(finds(query, name)).toBe(false));

  it('finds whole words of the cover letter: names, terms, and the longest others', () => {
    const cover_letter = `I moved Teamcenter data to Windchill 12, in Java and SQL, and then used kubernetes.`;
    const entries = searchEntries({ ...ada, applicant_name: 'A', cover_letter });
    for (const query of ['teamcenter', 'JAVA', 'sql', '12', 'Kubernetes']) expect(entries).toContain(searchEntry(query));
    for (const query of ['teamc', 'and']) expect(entries).not.toContain(searchEntry(query));
    const long = Array.from({ length: 300 }, (_, index) => `Word${index}`).join(' ');
    expect(searchEntries({ ...ada, applicant_name: 'A', cover_letter: long })).toHaveLength(entriesOf('A').length + 60);
    const answers = [{ id: 'x', kind: 'text', text: 'Tools?', value: long }] as const;
    expect(searchEntries({ ...ada, applicant_name: 'A', cover_letter, answers })).toContain('kubernetes');
  });

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

  it('finds a reference of digits, which looks like a phone number', () => {
    expect(searchEntries({ ...ada, id: '01234567-89ab', applicant_name: 'Ada' })).toContain(searchEntry('01234567'));
  });

  it.each([
    ['+91 98450 12345', ['98450', '9845012345', '98450-12345', '098450 12345', '+91 98450', '0091 (98450)', '919845012345', '12345']],
    ['(0091)98450.12345', ['98450 123', '+91-98450']],
    ['098450 12345', ['+91 98450 12345', '98450', '0 98450']],
    ['+49 (0)30/1234-567', ['030 1234', '+49 30 12', '1234567', '0049 030 1234567']],
    ['+353861234567', ['086 123', '+353 86 1234567', '35386']],
    ['+1 (415) 555\u20110100', ['415-555-0100', '+1 415', '1 415', '\u202a(415) 555\u202c', '5550100']],
  ])('of a phone number finds %s', (phone, queries) => {
    const entries = searchEntries({ ...ada, applicant_name: 'Ada', phone });
    expect(queries.filter((query) => !entries.includes(searchEntry(query) ?? ''))).toEqual([]);
    expect(entries.filter((entry) => /^\d{2}$/.test(entry))).toEqual([]);
  });

  it('finds a resume by its file name', () => {
    const entries = searchEntries({ ...ada, applicant_name: 'Ada', resume: { file_name: 'A. Lovelace_CV (final).pdf' } });
    for (const query of ['lovelace', 'A. Lovelace', 'lovelace_cv', 'CV (final)']) expect(entries).toContain(searchEntry(query));
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
    const entries = searchEntries({
      ...ada,
      applicant_name: name,
      applicant_email: address,
      phone: Array.from({ length: limits.phoneLength / 2 }, (_, index) => `${index % 10}.`).join(''),
      job_title: words('/', limits.jobTitleLength, 0x6e00),
      resume: { file_name: words('.', 200, 0x7e00) },
    });
    expect(entries.length).toBeLessThanOrEqual(2 * 7 * 16 + 2 * (40 + 4 * 16) + 5 * 14 + 4 * 16 + 1);
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
