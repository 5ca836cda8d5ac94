import type { Localized } from '../types.ts';

interface Titles {
  readonly first: Localized;
  readonly second: Localized;
}
const titles = (first: Localized, second: Localized): Titles => ({ first, second });
const text = (fr: string, en: string): Localized => ({ fr, en });

/** SHW-04: the two titles above a description, by show; most shows do without. */
export const detailTitles: Readonly<Record<number, Titles>> = {
  1: titles(
    text('Vingt ans de « désolé »', 'Twenty years of “sorry”'),
    text('reprises une par une', 'taken back one by one'),
  ),
  2: titles(
    text('Une heure de Cap-Breton', 'An hour of Cape Breton'),
    text('et deux pour dire au revoir', 'and two to say goodbye'),
  ),
  3: titles(
    text('Roy contre Charbonneau', 'Roy v. Charbonneau'),
    text('trois langues, un micro', 'three languages, one microphone'),
  ),
  4: titles(
    text('La tournée d’adieu', 'The farewell tour'),
    text('comme les onze autres', 'like the other eleven'),
  ),
  8: titles(text('Quarante-deux humoristes', 'Forty-two comics'), text('une chaise', 'one chair')),
  9: titles(text('Ligne 501', 'Route 501'), text('terminus inconnu', 'terminus unknown')),
  12: titles(text('Le dernier tour', 'Last call'), text('debout ou presque', 'still standing, more or less')),
  14: titles(text('Un panel', 'A panel'), text('aucune question', 'no questions')),
  18: titles(text('Ils sautent', 'They leap'), text('mais après la sieste', 'but after a nap')),
  25: titles(text('Il ne dit rien', 'He says nothing'), text('longuement', 'at length')),
  32: titles(
    text('Le gala d’ouverture', 'The opening gala'),
    text('sans répétition, sans filet', 'no rehearsal, no net'),
  ),
  37: titles(
    text('Le gala de clôture', 'The closing gala'),
    text('si quelqu’un retrouve les clés', 'if somebody finds the keys'),
  ),
  55: titles(text('Le cirque', 'The circus'), text('entre le frigo et l’évier', 'between fridge and sink')),
  65: titles(
    text('En direct de son salon', 'Live from his living room'),
    text('enfin, presque en direct', 'well, almost live'),
  ),
};
