import { expect, test } from 'vitest';
import { sampleWords } from '#server/testing/sampleWords.ts';
import { everyText } from './testing/everyText.ts';

/** Words of the familiar « tu »; the verbs of « on » have the same forms. */
const familiar =
  /(?<![\p{L}’-]|(?<!\p{L})on )(tu|te|toi|ton|ta|tes|t’\p{L}+|(?:connecte|regarde|réessaie|recommence|garde|vérifie|recharge|veux)(?:-(?:toi|tu|le|la|les))?)(?![\p{L}’])/giu;

const familiarIn = (text: string): string[] => text.match(familiar) ?? [];

test('French addresses everybody as « vous », on every screen and in every letter', () => {
  const texts = [...everyText('fr'), ...everyText('fr', sampleWords.fr)];
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter(([, text]) => familiarIn(text).length > 0)).toEqual([]);
});

test.each([
  ['Tu as réservé', ['Tu']],
  ['Connecte-toi pour finir', ['Connecte-toi']],
  ['il t’attend, réessaie', ['t’attend', 'réessaie']],
  ['VEUX-TU ANNULER TA RÉSERVATION', ['VEUX-TU', 'TA']],
  ['Vos tests, statut et tarte : détente', []],
  ['Vous êtes connecté, on réessaie', []],
  ['Un instant, on vérifie', []],
])('« %s » says %j', (text, expected) => {
  expect(familiarIn(text)).toEqual(expected);
});
