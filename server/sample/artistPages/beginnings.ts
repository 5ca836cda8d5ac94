import type { Localized } from '../types.ts';

/** How it began: of anybody, alone or several. */
export const beginnings: readonly Localized[] = [
  {
    fr: 'Tout commence dans un sous-sol d’église de Verdun, devant onze personnes et un chien. Le chien est revenu le lendemain.',
    en: 'It began in a church basement in Verdun, before eleven people and a dog. The dog came back the next night.',
  },
  {
    fr: 'Première scène : un micro ouvert du mardi, à Chicoutimi, entre le bingo et la remise des prix du bingo.',
    en: 'First stage: a Tuesday open mic in Chicoutimi, between the bingo and the bingo prizes.',
  },
  {
    fr: 'Le premier numéro durait quatre minutes. La panne de courant qui a suivi en a duré quarante, et personne n’est parti.',
    en: 'The first number lasted four minutes. The power cut that followed lasted forty, and nobody left.',
  },
  {
    fr: 'Les débuts ont eu lieu dans une laverie de la rue Ontario, pendant le cycle d’essorage, faute de loge.',
    en: 'The beginnings were in a laundromat on Ontario Street, during the spin cycle, for want of a dressing room.',
  },
  {
    fr: 'Après une saison entière sur un traversier du Saint-Laurent, le mal de mer a disparu et le trac aussi.',
    en: 'After a whole season on a St. Lawrence ferry the seasickness was gone, and so was the stage fright.',
  },
  {
    fr: 'Un concours de quartier, perdu de deux voix, dont celle de la famille. La rancune a fait le reste.',
    en: 'A neighbourhood contest, lost by two votes, one of them the family’s. Spite did the rest.',
  },
  {
    fr: 'Il y a eu un remplacement d’un soir à Moncton, qui a duré onze mois : la personne remplacée n’a jamais rappelé.',
    en: 'There was a one-night replacement in Moncton that lasted eleven months: whoever was replaced never called back.',
  },
  {
    fr: 'Le bail de la première salle a été signé au dos d’un menu de casse-croûte. La salle n’existe plus, le menu est encadré.',
    en: 'The lease of the first venue was signed on the back of a snack-bar menu. The venue is gone; the menu is framed.',
  },
];

/** What is to be known before one comes. */
export const habits: readonly Localized[] = [
  {
    fr: 'Répète le matin, joue le soir, et garde l’après-midi pour douter.',
    en: 'Mornings are for rehearsing, evenings for playing, afternoons for doubt.',
  },
  {
    fr: 'Exige en loge : une chaise, une fenêtre, aucune question.',
    en: 'The rider asks for a chair, a window, and no questions.',
  },
  {
    fr: 'Le spectacle est différent chaque soir, surtout la fin, que l’équipe technique découvre en même temps que vous.',
    en: 'The show is different every night, above all the ending, which the crew finds out when you do.',
  },
  {
    fr: 'Un disque est en préparation depuis 2019. La préparation se passe très bien.',
    en: 'A record has been in preparation since 2019. The preparation is going very well.',
  },
  {
    fr: 'La tournée passe par neuf villes et une boulangerie, toujours la même.',
    en: 'The tour takes in nine towns and one bakery, always the same one.',
  },
  {
    fr: 'Au premier rang, prévoyez un imperméable ou de l’humour.',
    en: 'In the front row, bring a raincoat or a sense of humour.',
  },
  {
    fr: 'Les critiques ont écrit « enfin » et « déjà », parfois dans la même phrase.',
    en: 'The critics have written “at last” and “already”, sometimes in one sentence.',
  },
];
