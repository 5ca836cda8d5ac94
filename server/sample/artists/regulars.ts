import { artistTypes } from '../genres.ts';
import type { ArtistRecord } from '../types.ts';

/** Comedians who turn up at every gala. */
export const regulars: readonly ArtistRecord[] = [
  {
    id: 19,
    name: 'Théo Vaillancourt',
    type: artistTypes.comedian,
    bio: {
      fr: 'Diplômé en informatique, réparé depuis.',
      en: 'A computer science graduate, since repaired.',
    },
  },
  {
    id: 20,
    name: 'Odette Sansregret',
    type: artistTypes.comedian,
    bio: {
      fr: 'Procureure à la retraite. Elle a le dernier mot depuis 1986.',
      en: 'A retired prosecutor. Has had the last word since 1986.',
    },
  },
  {
    id: 21,
    name: 'Tyrone Fairweather',
    type: artistTypes.comedian,
    bio: {
      fr: 'Optimiste de Scarborough, espèce protégée.',
      en: 'A Scarborough optimist, now a protected species.',
    },
  },
  {
    id: 22,
    name: 'Marguerite Ouellette-Diop',
    type: artistTypes.comedian,
    bio: {
      fr: 'Urgentologue. Elle a vu pire public.',
      en: 'An emergency doctor. She has seen worse crowds.',
    },
  },
  {
    id: 23,
    name: 'Doug Nickerson',
    type: artistTypes.comedian,
    bio: { fr: 'Il a fait rire un douanier, une fois.', en: 'Once made a customs officer laugh.' },
  },
  {
    id: 24,
    name: 'Yasmine El-Amrani',
    type: artistTypes.comedian,
    bio: {
      fr: 'Elle perd à pile ou face avec une régularité de métronome.',
      en: 'Loses coin tosses with remarkable discipline.',
    },
  },
  {
    id: 25,
    name: 'Barnabé Lheureux',
    type: artistTypes.comedian,
    bio: {
      fr: 'Mélancolique certifié, malgré l’étiquette.',
      en: 'A certified melancholic, whatever the name tag says.',
    },
  },
  {
    id: 26,
    name: 'Carole-Anne Frigon',
    type: artistTypes.comedian,
    bio: {
      fr: 'Déneigeuse en hiver, humoriste quand ça fond.',
      en: 'Ploughs in winter, performs when it melts.',
    },
  },
  {
    id: 27,
    name: 'Ravi Thibodeau',
    type: artistTypes.comedian,
    bio: {
      fr: 'Il traduit ses propres blagues et refuse de payer l’interprète.',
      en: 'Translates his own jokes and refuses to pay the interpreter.',
    },
  },
  {
    id: 28,
    name: 'Peg O’Dwyer',
    type: artistTypes.comedian,
    bio: {
      fr: 'De St. John’s. Elle vous parle depuis tantôt.',
      en: 'From St. John’s, speaking to you from later.',
    },
  },
  {
    id: 29,
    name: 'Soleil Nguyen',
    type: artistTypes.comedian,
    bio: {
      fr: 'S’est perdue au mont Royal. Deux fois. En ligne droite.',
      en: 'Got lost on Mount Royal. Twice. In a straight line.',
    },
  },
  {
    id: 30,
    name: 'Clément Grosbois',
    type: artistTypes.comedian,
    bio: { fr: 'Sa barbe a son propre agent.', en: 'His beard has its own agent.' },
  },
  {
    id: 31,
    name: 'Bev Kowalchuk',
    type: artistTypes.comedian,
    bio: {
      fr: 'Fonctionnaire. Ce texte a été approuvé par quatre personnes.',
      en: 'A public servant. Four people signed off on this sentence.',
    },
  },
  {
    id: 32,
    name: 'Ismaël Duquette',
    type: artistTypes.comedian,
    bio: { fr: 'Vend des pneus d’hiver entre les numéros.', en: 'Sells winter tyres between bits.' },
  },
  {
    id: 33,
    name: 'Joan of Parc',
    type: artistTypes.drag,
    bio: { fr: 'Sainte patronne des faux cils.', en: 'Patron saint of the false eyelash.' },
  },
  {
    id: 34,
    name: 'Huguette Lafrenière',
    type: artistTypes.comedian,
    bio: {
      fr: 'Ancienne mairesse. Elle coupe des rubans et des têtes.',
      en: 'A former mayor. Cuts ribbons and corners.',
    },
  },
  {
    id: 35,
    name: 'Murray Feldstein',
    type: artistTypes.comedian,
    bio: { fr: 'Quatre-vingt-un ans, douze retraites.', en: 'Eighty-one years old, twelve times retired.' },
  },
  {
    id: 36,
    name: 'Zoé Tremblay-Tremblay',
    type: artistTypes.comedian,
    bio: { fr: 'Aucun lien de parenté.', en: 'No relation.' },
  },
];
