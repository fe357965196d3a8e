import { expect, it } from 'vitest';
import { begunName, mentionedNames, splitAtMentions } from './mentions.ts';

it.each([
  ['@robin, please look', ['robin']],
  ['What do you think (@Robin.Smith)?', ['robin.smith']],
  ['@a-b_c9.\n@robin: @ROBIN', ['a-b_c9', 'robin']],
  ['robin@example.com, first.last@example.com, a+@example.com', []],
  ['@robiñ @ robin @@robin @.robin', []],
  ['@rita/@sam, @rita’s and @Sam’s: @kim/@lee', ['rita', 'sam', 'kim', 'lee']],
  ["cc:@rita; @sam's (@kim)[@lee] **@ada** –@ben …@cy “@di”", ['rita', 'sam', 'kim', 'lee', 'ada', 'ben', 'cy', 'di']],
  ['https://www.youtube.com/@rita, ftp://a/@rita http://[::1]/@rita', []],
  ['(see github.com/@rita/x) <medium.com:443/@rita/@sam> x.com?by=@rita y.org#by/@rita', []],
  ['localhost/@rita LOCALHOST:5173/@rita intranet:8080/a/@rita [::1]:80/@rita 127.0.0.1/@rita', []],
  ['/@rita (/blog/@rita) "/@rita" x.com/@rita:8080/@rita', []],
  ['mail@rita.example, x-@rita.example, mail._@rita <mail+jobs@rita.example>', []],
  ['https://x.com/@rita @sam, and mail@rita.example/@kim (@lee)', ['sam', 'lee']],
  ['[@rita](https://x.com/@sam) "y.com/@kim"@lee', ['rita', 'lee']],
  [`@${'a'.repeat(65)}`, []],
  [Array.from({ length: 12 }, (_, index) => `@r${index}`).join(' '), Array.from({ length: 10 }, (_, index) => `r${index}`)],
])('%j mentions %j', (text, names) => {
  expect(mentionedNames(text)).toEqual(names);
});

it.each([
  ['@', ''],
  ['ask @Ro', 'ro'],
  ['@rita/@sa', 'sa'],
  ['https://www.youtube.com/@ri', undefined],
  ['(see github.com/@', undefined],
  ['mail@ri', undefined],
  ['@rita ', undefined],
  ['https://x.com/@rita @s', 's'],
])('after %j, %j is typed of a name', (text, begun) => {
  expect(begunName(text)).toBe(begun);
});

it('splits a text at its names, and keeps the rest', () => {
  expect(splitAtMentions('See x.com/@sam, @rita and mail@kim.example')).toEqual(['See x.com/@sam, ', 'rita', ' and mail@kim.example']);
});
