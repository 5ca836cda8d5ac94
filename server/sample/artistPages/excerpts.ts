import type { Localized } from '../types.ts';
import type { Family } from './crafts.ts';

/** The two kinds of demos that a page has (ARD-04). */
export const demoCategories = {
  onStage: { fr: 'Sur scène', en: 'On stage' },
  elsewhere: { fr: 'Entendu ailleurs', en: 'Heard elsewhere' },
} as const satisfies Record<string, Localized>;

/** Titles of demos. */
export const onStage: Readonly<Record<Family, readonly Localized[]>> = {
  words: [
    { fr: 'Le formulaire 27-B', en: 'Form 27-B' },
    { fr: 'Ma mère au comptoir', en: 'My mother at the counter' },
    { fr: 'Le stationnement, deuxième partie', en: 'Parking, part two' },
  ],
  impro: [
    { fr: 'Un mot du public : « tuyau »', en: 'A word from the audience: “pipe”' },
    { fr: 'L’ours qui voulait une hypothèque', en: 'The bear who wanted a mortgage' },
  ],
  music: [
    { fr: 'La complainte du traversier', en: 'The ferry lament' },
    { fr: 'Valse pour une sécheuse', en: 'Waltz for a dryer' },
  ],
  bodies: [
    { fr: 'La planche, vue d’en bas', en: 'The plank, from below' },
    { fr: 'Répétition avec coussin', en: 'Rehearsal with cushion' },
  ],
  clowns: [
    { fr: 'Contre la porte', en: 'Against the door' },
    { fr: 'La chaise, première tentative', en: 'The chair, first attempt' },
  ],
  wonders: [
    { fr: 'La montre du monsieur', en: 'The gentleman’s watch' },
    { fr: 'Monologue pour une valise', en: 'Monologue for a suitcase' },
  ],
};

export const elsewhere: readonly Localized[] = [
  { fr: 'Entrevue à la radio de l’aréna', en: 'Interview on the arena’s radio' },
  { fr: 'Capsule de soixante secondes', en: 'A sixty-second capsule' },
  { fr: 'Lecture d’un bottin de 1994', en: 'A reading of the 1994 phone book' },
];

/** Blocks of an editor's own (ARD-04). */
export const asides: readonly { readonly title: Localized; readonly text: Localized }[] = [
  {
    title: { fr: 'Fiche technique', en: 'Technical sheet' },
    text: {
      fr: '<ul><li>Plateau : 4 m sur 3 m, ou un grand tapis</li><li>Micro : un, bien fermé entre les numéros</li><li>Montage : vingt minutes, café compris</li></ul>',
      en: '<ul><li>Stage: 4 m by 3 m, or a large rug</li><li>Microphone: one, firmly off between numbers</li><li>Set-up: twenty minutes, coffee included</li></ul>',
    },
  },
  {
    title: { fr: 'Pour les écoles', en: 'For schools' },
    text: {
      fr: '<p>Un atelier de <strong>cinquante minutes</strong>, de la 3e à la 6e année. On repart avec un nez, un numéro et une excuse valable. Réservations : <a href="/fr/nous-joindre">par la page Contact</a>.</p>',
      en: '<p>A workshop of <strong>fifty minutes</strong>, grades 3 to 6. Everybody leaves with a nose, a number and one good excuse. Bookings: <a href="/en/contact">the contact page</a>.</p>',
    },
  },
  {
    title: { fr: 'Ce que la presse a écrit', en: 'What the papers said' },
    text: {
      fr: '<blockquote>On rit, puis on vérifie ses poches.</blockquote><p><em>Le Courrier du Quai</em></p>',
      en: '<blockquote>One laughs, and then checks one’s pockets.</blockquote><p><em>The Dockside Courier</em></p>',
    },
  },
];
