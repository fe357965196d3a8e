import { expect, test } from 'vitest';
import { splitQuote } from './quoted.ts';

const quote = '> Hi Ingrid,\n>\n> Which was the largest?';
const on = 'On Mon, Nov 30, 2026 at 10:00 AM';
const outlook = (from: string, sent: string, to: string, subject: string) =>
  `${from}: sysDNA <site@example.com>\n${sent}: Monday, November 30, 2026 10:00\n${to}: Ingrid\n${subject}: Your application\n\nHi Ingrid,`;

/** What programs put between the answer and what it quotes. */
test.each([
  ['Gmail, wrapped', `${on} sysDNA <\nsite@example.com> wrote:\n\n${quote}`],
  ['Gmail in German', `Am Mo., 30. Nov. 2026 um 10:00 Uhr schrieb sysDNA <site@example.com>:\n\n${quote}`],
  ['Gmail in French', `Le lun. 30 nov. 2026 à 10:00, sysDNA <site@example.com> a écrit :\n\n${quote}`],
  ['Gmail in Japanese', `2026年11月30日(月) 10:00 sysDNA <site@example.com>:\n\n${quote}`],
  ['Gmail in Chinese', `sysDNA <site@example.com> 于2026年11月30日周一 10:00写道：\n\n${quote}`],
  ['Outlook', outlook('From', 'Sent', 'To', 'Subject')],
  ['Outlook on the web', `________________________________\n${outlook('From', 'Sent', 'To', 'Subject')}`],
  ['Outlook in German', `-----Ursprüngliche Nachricht-----\n${outlook('Von', 'Gesendet', 'An', 'Betreff')}`],
  ['Outlook, of HTML', `-------------\n\n ${outlook('From', 'Sent', 'To', 'Subject').replaceAll('\n', ' \n\n ')}`],
  [
    'Outlook, of wrapped HTML',
    'From: \nsysDNA [mailto:site@example.com]\n\nSent: Monday, November 30, 2026 10:00\nAM\n\nTo: Ingrid\n\nHi Ingrid,',
  ],
  ['Apple Mail', `> On 30 Nov 2026, at 10:00, sysDNA <site@example.com> wrote:\n> \n${quote}\n`],
  ['Yahoo', `   ${on}, sysDNA <site@example.com> wrote:  \n \n Hi Ingrid,\n\nWhich was the largest?`],
  ['Zoho', '---- On Mon, 30 Nov 2026 10:00:00 +0530 sysDNA <site@example.com> wrote ---\n\n\nHi Ingrid,\n\nWhich was the largest?'],
])('cuts what %s quotes', (_, quoted) => {
  expect(splitQuote(`Yes, Monday.\n\nIngrid\n\n${quoted}`, ['sysDNA', 'site@example.com'])).toEqual({
    text: 'Yes, Monday.\n\nIngrid',
    quoted: quoted.trim(),
  });
});

test.each([
  ['כן', '\u202bבתאריך יום ב׳, 30 בנוב׳ 2026 מאת \u202asysDNA\u202c <\u202asite@example.com\u202c>:\u202c\n\n\u202b> Hi\u202c'],
  ['نعم', 'في ٣٠ نوفمبر ٢٠٢٦ كتب sysDNA:\n\n> Hi'],
  ['हाँ', outlook('प्रेषक', 'भेजा गया', 'प्रति', 'विषय')],
])('cuts off what follows %s', (text, quoted) => {
  expect(splitQuote(`${text}\n\n${quoted}`, ['sysDNA', 'site@example.com']).text).toBe(text);
});

test.each([
  ['Yes, 2 of them.', `30.11.2026 10:00 пользователь "sysDNA" <\nsite+42@example.com> написал:\n\n${quote}`],
  ['Start: May 4', `\n${outlook('From', 'Sent', 'To', 'Subject').replaceAll('\n', '\n\n')}`],
])('keeps %j right above what is quoted', (text, quoted) => {
  expect(splitQuote(`${text}\n${quoted}`, ['sysDNA', 'site@example.com'])).toEqual({ text, quoted: quoted.trim() });
});

test.each([
  ['an answer below what it quotes', `${on} sysDNA wrote:\n${quote}\n\nThe last one.`, 'The last one.'],
  ['answers between quoted lines', `${on} sysDNA wrote:\n> Which?\nThe last.\n> When?\nMonday.`, undefined],
  ['names and times of others', 'On Monday 30 I worked at IBM:\n\nPhone: 1\nEmail: ingrid@example.com\nCity: Oslo', undefined],
  ['a rule', 'In 2026 I applied to sysDNA\n-----\nIngrid', undefined],
  ['our name', 'I read about sysDNA:\n\nit has 12 offices.', undefined],
])('keeps %s', (_, text, kept = text) => {
  expect(splitQuote(text, ['sysDNA', 'site@example.com']).text).toBe(kept);
});
