import { array, assert, constantFrom, nat, oneof, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { email, mailAddress } from './email.ts';
import { limits } from './limits.ts';
import { texts, tooLong } from './texts.ts';

const clean = 'grace@navy.example';
const international = 'jörg@xn--mller-kva.example';

describe('an address', () => {
  it.each([
    ...[clean, "o'neil+jobs@mail.example.co.uk", 'a@b.c', '_x@my--host.example', 'customer/dept=9@shop.example'],
    ...["!#$%&'*+-/=?^_`{|}~@symbols.example", 'δοκιμή@xn--jxalpdlp.example', '💰@xn--i-7iq.example'],
  ])('stays as it is: %s', (address) => expect(email.parse(address)).toBe(address));

  it.each([
    ['blanks around it', ` \u00a0${clean}\u3000\n`],
    ['an ideographic full stop', `${clean}。`],
    ['two marks', `${clean});`],
    ['angle brackets', `<${clean}>`],
    ['a quotation mark of a mail', `> ${clean}`],
    ['a bullet', `•\u00a0${clean}`],
    ['German quotes', `„${clean}“`],
    ['quotes around its local part', '"grace"@navy.example'],
    ['a display name with a comma and quotes', `"Hopper, Grace (USN)" <${clean}>,`],
    ['itself as the display name', `'${clean}' <${clean}>`],
    ['a copied link in Markdown', `[${clean}](mailto:${clean})`],
    ['the scheme and a query', `mailto:${clean}?subject=Hi%20Grace&cc=x@y.example`],
    ['zero-width marks', `gra\u200bce\u2060@navy\u200d.example\ufeff`],
    ['invisible letters', `\u3164${clean}\u2800`],
  ])('is stored without %s', (_, entered) => expect(email.parse(entered)).toBe(clean));

  it.each([
    ['upper case', 'JÖRG@MÜLLER.EXAMPLE'],
    ['a Unicode domain', 'jörg@müller.example'],
    ['an ASCII domain in upper case', 'jörg@XN--MLLER-KVA.example'],
    ['decomposed letters', 'jo\u0308rg@mu\u0308ller.example'],
    ['fullwidth letters', 'ｊörg＠ｍüller．ｅxample'],
    ['ideographic full stops', 'jörg@müller。example｡'],
    ['small forms', 'jörg﹫müller﹒example'],
  ])('has one spelling for %s', (_, entered) => expect(email.parse(entered)).toBe(international));

  it.each([
    ['the kelvin sign', '\u212aim@x.example', 'kim@x.example'],
    ['a long s', '\u017fam@x.example', 'sam@x.example'],
    ['a ligature', 'o\ufb03ce@x.example', 'office@x.example'],
    ['a dotted capital i', '\u0130da@x.example', 'i\u0307da@x.example'],
    ['typographic apostrophes and dashes', 'o’neil‑x@my‐host.example', "o'neil-x@my-host.example"],
  ])('is mailed as it is stored if it has %s', (_, entered, stored) => expect(email.parse(entered)).toBe(stored));

  it.each([
    ...['grace.navy.example', 'grace@navy', 'grace@navy.', '@navy.example', 'grace hopper@navy.example', 'grace@navy..example'],
    ...['grace@.navy.example', 'grace..hopper@navy.example', 'grace.@navy.example', '.grace@navy.example', 'grace@-navy.example'],
    ...['grace@navy-.example', 'grace@na_vy.example', `grace@${'n'.repeat(64)}.example`, 'grace@hopper@navy.example'],
    ...['"grace hopper"@navy.example', 'grace@10.1', 'grace@10.1.2.3', 'grace@[10.1.2.3]', 'grace@navy.0x10'],
    ...['grace@navy.example:25', 'grace@navy.example/ships', 'grace@na%76y.example', 'grace,ada@navy.example'],
    ...[`${clean}, ada@navy.example`, `${clean};ada@navy.example`, `${clean} ada@navy.example`, `${clean}／ada@navy.example`],
    ...[`<${clean}> <ada@navy.example>`, `Grace <${clean}>, Ada <ada@navy.example>`, `${clean} <ada@navy.example>`],
    ...[`mailto:${clean},ada@navy.example`, 'mailto:', '<>', '。'],
  ])('is refused: %s', (entered) => expect(email.safeParse(entered).error?.issues).toMatchObject([{ message: texts.invalidEmail }]));

  it('is refused if it is longer than allowed once it is normalised', () => {
    const entered = `${'ﬃ'.repeat(limits.emailLength / 2)}@x.example`;
    expect(email.safeParse(entered).error?.issues).toMatchObject([{ message: tooLong('Email', limits.emailLength) }]);
  });

  it('is mailable and its own normal form, whatever it was made from', () => {
    const letters = 'a|Z|7|+|-|_|ä|a\u0308|\u0323|ß|İ|Σ|H\u0331|\u0345|ﬃ|。|．|１|\u200d|’|—|👍|ا|م'.split('|');
    const marks = '.|@|,|;|:|<|>|(|[|]|"|\'|`|%|/|?|#| |mailto:|ﷺ|㏂|＠'.split('|');
    const name = array(constantFrom(...letters), { maxLength: 3 });
    const wrapping = array(
      oneof(
        constantFrom(...marks),
        nat(0x10ffff).map((code) => String.fromCodePoint(code)),
      ),
      { maxLength: 2 },
    );
    assert(
      property(wrapping, name, name, wrapping, (before, local, domain, after) => {
        const entered = [...before, 'x', ...local, '@x', ...domain, '.example', ...after].join('');
        const { success, data } = email.safeParse(entered);
        if (success) expect([email.parse(data), mailAddress.parse(data)]).toEqual([data, data]);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ...['ada@example.com\r\nBcc: all@example.com', 'ada@example.com\nBcc: all@example.com', 'ada@example.com\u2028'],
  ...['ada@example.com,bob@example.com', 'Ada <ada@example.com>', 'group:ada@example.com;', 'ada@exam\u0000ple.com'],
  ...[`${'a'.repeat(250)}@b.cd`, ''],
])('no mail is sent to %j', (address) => {
  expect(mailAddress.safeParse(address).success).toBe(false);
});
