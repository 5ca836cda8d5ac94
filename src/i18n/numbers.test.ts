import { expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { everyText } from './testing/everyText.ts';

/**
 * A number in a text is a placeholder, filled from a setting, so that no text is out of date. Not searched: "one" and "un"
 * (also articles and pronouns), and "les deux" ("both").
 */
const numbers =
  /\d+|(?<!\p{L})(half|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|hundred|one[- ](?:hour|minute|second|day)|une (?:heure|minute|seconde)|demi|(?<!les )deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|trente|soixante|cent)(?!\p{L})/giu;

/** Texts whose numbers come from no setting. */
const allowed = new Set([
  // The names of a series, of an error page and of a day.
  'format.types.the42',
  'format.firstOfMonth',
  // Jokes.
  // A credit counts only once.
  'reservation.unsettled.reserve',
  'reservation.unanswered.reserve',
  // Abbreviated months: "sept."
  'format.monthsShort.8',
]);

const numbersIn = (text: string): string[] => text.replace(/\{\{[^}]*\}\}/g, '').match(numbers) ?? [];

test.each(languages)('no text of %s writes a number that a setting knows', (lang) => {
  const written = everyText(lang).filter(
    ([path, text]) => !allowed.has(path) && !text.startsWith('http') && numbersIn(text).length > 0,
  );
  expect(written).toEqual([]);
});

test('what is allowed is there, and has a number', () => {
  const withNumber = languages
    .flatMap((lang) => everyText(lang))
    .filter(([, text]) => numbersIn(text).length > 0);
  expect([...allowed].filter((path) => withNumber.every(([known]) => known !== path))).toEqual([]);
});

test.each([
  ['It is good for ten minutes.', ['ten']],
  ['You will be logged out in one minute.', ['one minute']],
  ['Il est bon pour dix minutes.', ['dix']],
  ['pendant une demi-heure', ['demi']],
  ['Step {{step}} of 2', ['2']],
  ['It is good for {{minutes}} min. No one else often uses this one.', []],
])('"%s" writes %j', (text, expected) => {
  expect(numbersIn(text)).toEqual(expected);
});
