import { torontoFestival } from '../festival.ts';
import type { ShowRecord } from '../types.ts';

/** The forty-two: a Toronto series of short sets. */
export const the42: readonly ShowRecord[] = [
  {
    id: 8,
    title: { fr: 'Quarante-deux humoristes, une seule loge', en: 'Forty-Two Comics, One Green Room' },
    slug: { fr: 'quarante-deux-humoristes-une-seule-loge', en: 'forty-two-comics-one-green-room' },
    blurb: {
      fr: 'Le spectacle est excellent. La file pour la salle de bain l’est moins.',
      en: 'The show is superb. The line for the bathroom is not.',
    },
    description: {
      fr: '<p>Quarante-deux humoristes, deux minutes chacun, une chaise. Le calcul ne fonctionne pas, et c’est le concept.</p><p>La personne qui s’assoit perd son tour.</p>',
      en: '<p>Forty-two comics, two minutes each, one chair. The arithmetic does not hold, which is the format.</p><p>Whoever sits down loses their spot.</p>',
    },
    kind: 'venue',
    genre: 'standUp',
    language: 'en',
    showType: 'the42',
    belongTo: torontoFestival,
    artists: [8, 21, 31],
    minutes: 100,
    price: { min: 25, max: 25 },
    venues: [16, 14],
  },
  {
    id: 9,
    title: { fr: 'Bloc B : les gens du fond de l’autobus', en: 'Block B: The Back of the Streetcar' },
    slug: { fr: 'bloc-b-les-gens-du-fond-de-l-autobus', en: 'block-b-the-back-of-the-streetcar' },
    blurb: {
      fr: 'Huit humoristes que la ligne 501 a rendus plus forts.',
      en: 'Eight comics hardened by the 501 Queen.',
    },
    description: {
      fr: '<p>Ils se sont rencontrés dans un tramway immobilisé pendant quatre heures. Ils ont eu le temps d’écrire une heure.</p><p>La soirée s’arrête entre deux stations, sans explication.</p>',
      en: '<p>They met aboard a streetcar that did not move for four hours. By Spadina they had written an hour.</p><p>The show stops without explanation between stations.</p>',
    },
    kind: 'venue',
    genre: 'standUp',
    language: 'en',
    showType: 'the42',
    belongTo: torontoFestival,
    artists: [16, 12],
    minutes: 90,
    price: { min: 28, max: 34 },
    venues: [16],
  },
  {
    id: 10,
    title: {
      fr: 'Bloc C : bilingue jusqu’à preuve du contraire',
      en: 'Block C: Bilingual Until Proven Otherwise',
    },
    slug: {
      fr: 'bloc-c-bilingue-jusqu-a-preuve-du-contraire',
      en: 'block-c-bilingual-until-proven-otherwise',
    },
    blurb: {
      fr: 'Chaque blague dans une langue officielle, tirée à pile ou face.',
      en: 'Every joke in an official language, by coin toss.',
    },
    description: {
      fr: '<p>Yasmine lance la pièce, Ravi traduit, et la salle vote pour la version qui faisait le plus mal.</p><p>On peut rire dans l’autre langue. C’est constitutionnel.</p>',
      en: '<p>Yasmine tosses the coin, Ravi interprets, and the room votes for whichever version hurt more.</p><p>You may laugh in the other language. It is protected by the constitution.</p>',
    },
    kind: 'venue',
    genre: 'standUp',
    language: '',
    showType: 'the42',
    belongTo: torontoFestival,
    artists: [24, 27],
    minutes: 90,
    price: { min: 28, max: 34 },
    venues: [14],
  },
  {
    id: 11,
    title: {
      fr: 'La quarante-troisième : un balado sur celui qui n’a pas été choisi',
      en: 'Number Forty-Three: A Live Podcast About the One Who Wasn’t Picked',
    },
    slug: {
      fr: 'la-quarante-troisieme-un-balado-sur-celui-qui-n-a-pas-ete-choisi',
      en: 'number-forty-three-a-live-podcast-about-the-one-who-wasn-t-picked',
    },
    blurb: {
      fr: 'Chaque année, un humoriste manque la liste d’une place. Il a maintenant un micro.',
      en: 'Every year one comic misses the list by a single name. Now he has a microphone.',
    },
    description: {
      fr: '<p>Bartholomew Finch reçoit les presque-élus du festival dans un sous-sol qui leur ressemble.</p><p>Enregistré devant public, pourvu qu’il vienne.</p>',
      en: '<p>Bartholomew Finch interviews the festival’s nearly-chosen in a basement that suits them.</p><p>Recorded before a live audience, should one turn up.</p>',
    },
    kind: 'venue',
    genre: 'podcast',
    language: 'en',
    showType: 'the42',
    belongTo: torontoFestival,
    artists: [8, 76],
    minutes: 75,
    price: { min: 22, max: 30 },
    venues: [16],
  },
  {
    id: 12,
    title: { fr: 'Le dernier tour, sans filtre à café', en: 'Last Call, No Decaf' },
    slug: { fr: 'le-dernier-tour-sans-filtre-a-cafe', en: 'last-call-no-decaf' },
    blurb: {
      fr: 'Les survivants du marathon, dans l’ordre où ils tiennent debout.',
      en: 'The marathon’s survivors, in the order in which they can still stand.',
    },
    description: {
      fr: '<p>Rendues là, les blagues n’ont plus de manteau. Les humoristes non plus.</p><p>Café gratuit pour quiconque rit le premier.</p>',
      en: '<p>By then the jokes have taken their coats off, and so have the comics.</p><p>Free coffee for whoever laughs first.</p>',
    },
    kind: 'venue',
    genre: 'standUp',
    language: 'en',
    showType: 'the42',
    belongTo: torontoFestival,
    artists: [23, 31, 21],
    minutes: 110,
    price: { min: 30, max: 40 },
    venues: [14, 15],
  },
];
