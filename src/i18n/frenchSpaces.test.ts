import { expect, test } from 'vitest';
import { everyText } from './testing/everyText.ts';

const noBreak = '\u00a0';

/**
 * The rules of the Office québécois de la langue française for plain text: a no-break space before a colon and inside
 * guillemets, none before a semicolon, a question mark or an exclamation mark.
 */
const spaced = (text: string): string =>
  text
    .replace(/\s*([;?!])/gu, '$1')
    .replace(/\s+:|(?<=[\p{L}\d}»)])\s*:(?=\s|$)/gu, `${noBreak}:`)
    .replace(/\s*»/gu, `${noBreak}»`)
    .replace(/«\s*/gu, `«${noBreak}`);

test('the spaces of French punctuation are the same in every text and letter', () => {
  const texts = everyText('fr').filter(([, text]) => !text.startsWith('http'));
  expect(texts.length).toBeGreaterThan(300);
  const wrong = texts.filter(([, text]) => text !== spaced(text));
  expect(wrong.map(([path, text]) => [path, text, spaced(text)])).toEqual([]);
});

test.each([
  ['Filtre : ville', `Filtre${noBreak}: ville`],
  ['Filtre: ville', `Filtre${noBreak}: ville`],
  ['Toujours là ?', 'Toujours là?'],
  ['« Non »', `«${noBreak}Non${noBreak}»`],
  ['à 19:30', 'à 19:30'],
])('%j is written %j', (text, written) => {
  expect(spaced(text)).toBe(written);
});
