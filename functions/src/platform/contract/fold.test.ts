import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it.each([
  ['Zürich', 'zurich'],
  ['  ÀÉ  Ö ', 'ae o'],
  ['İstanbul', 'istanbul'],
  ['ﬁrmware', 'firmware'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['हिन्दी', 'हनद'],
  ['two\n  lines', 'two lines'],
  ["O'Brien O’Brien O`Brien O´Brien Oʼ\u200bBrien", 'obrien obrien obrien obrien obrien'],
  ['Jean-Luc Jean\u2011Luc Jean–Luc Jean\u2212Luc Jean\u00adLuc', 'jean luc jean luc jean luc jean luc jeanluc'],
  ['Ｊｅａｎ－Ｌｕｃ', 'jean luc'],
  ['Дем’янчук', 'демянчук'],
  ['علی\u200cرضا', 'عليرضا'],
  ['كريم کریم کـریم', 'كريم كريم كريم'],
  ['Παπαδόπουλος ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλοσ παπαδοπουλοσ'],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
