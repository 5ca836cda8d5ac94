import { expect, test } from 'vitest';
import { readEvening } from './askedEvening.ts';

test.each([
  ['ce soir', ''],
  ['Ce  Soir', ''],
  ['TONIGHT', ''],
  ['this evening', ''],
  ['spectacles ce soir à Montréal', 'spectacles à Montréal'],
  ['tonight’s shows', 'shows'],
  ['ce\u00A0soir, du jazz', ', du jazz'],
  ['tonight ce soir', ''],
])('SRCH-16: “%s” asks for tonight, and for “%s”', (text, words) => {
  expect(readEvening(text)).toEqual({ words, isTonight: true });
});

test.each([
  '',
  'soir',
  'ce soi',
  'lace soir',
  'ce soirée',
  'tonights',
  '"ce soir"',
  '« ce soir »',
  '“tonight”',
])('SRCH-16: “%s” is a search for its words', (text) => {
  expect(readEvening(text)).toEqual({ words: text, isTonight: false });
});
