import { torontoFestival } from '../festival.ts';
import type { ShowRecord } from '../types.ts';

/** ComedyCon: a Toronto series of panels, props and lessons. */
export const comedycon: readonly ShowRecord[] = [
  {
    id: 13,
    title: {
      fr: 'ComédieCon : la salle des dédicaces de gens que vous croyez connaître',
      en: 'ComedyCon: The Signing Hall of People You Think You Know',
    },
    slug: {
      fr: 'comediecon-la-salle-des-dedicaces-de-gens-que-vous-croyez-connaitre',
      en: 'comedycon-the-signing-hall-of-people-you-think-you-know',
    },
    blurb: {
      fr: 'Faites signer votre photo par quelqu’un qui ressemble à quelqu’un.',
      en: 'Have your photo signed by someone who resembles someone.',
    },
    description: {
      fr: '<p>Quarante kiosques, trente-neuf sosies et un vrai. Il refuse de se nommer.</p><p>Les collectionneurs repartent avec un doute certifié.</p>',
      en: '<p>Forty booths, thirty-nine lookalikes and one real thing, who will not say which.</p><p>Collectors leave with a certified doubt.</p>',
    },
    kind: 'venue',
    genre: 'podcast',
    language: 'en',
    showType: 'comedycon',
    belongTo: torontoFestival,
    artists: [75, 76],
    minutes: 60,
    price: { min: 20, max: 35 },
    venues: [17],
  },
  {
    id: 14,
    title: { fr: 'Le panel qui ne répond à aucune question', en: 'The Panel That Takes No Questions' },
    slug: { fr: 'le-panel-qui-ne-repond-a-aucune-question', en: 'the-panel-that-takes-no-questions' },
    blurb: {
      fr: 'Quatre spécialistes improvisés débattent d’un sujet qu’on vient de leur apprendre.',
      en: 'Four instant experts debate a subject they have just heard of.',
    },
    description: {
      fr: '<p>Le modérateur a une cloche. Les spécialistes ont des diapositives qu’ils n’ont jamais vues.</p><p>L’an dernier, le panel sur les ponts a fermé un pont.</p>',
      en: '<p>The moderator has a bell. The experts have slides they have never seen.</p><p>Last year’s panel on bridges led to the closing of a bridge.</p>',
    },
    kind: 'venue',
    genre: 'impro',
    language: 'en',
    showType: 'comedycon',
    belongTo: torontoFestival,
    artists: [38, 41],
    minutes: 75,
    price: { min: 25, max: 40 },
    venues: [17],
  },
  {
    id: 15,
    title: {
      fr: 'Le musée vivant des accessoires qui ont mal vieilli',
      en: 'The Living Museum of Props That Aged Badly',
    },
    slug: {
      fr: 'le-musee-vivant-des-accessoires-qui-ont-mal-vieilli',
      en: 'the-living-museum-of-props-that-aged-badly',
    },
    blurb: {
      fr: 'Poulets de caoutchouc, coussins péteurs : visite guidée, mains derrière le dos.',
      en: 'Rubber chickens, whoopee cushions: a guided tour, hands behind your back.',
    },
    description: {
      fr: '<p>Chaque objet a fait rire en son temps. Chaque objet témoigne, sous serment.</p><p>Le poulet plaide non coupable.</p>',
      en: '<p>Every object here was once funny, and testifies under oath.</p><p>The chicken pleads not guilty.</p>',
    },
    kind: 'venue',
    genre: 'theatre',
    language: '',
    showType: 'comedycon',
    belongTo: torontoFestival,
    artists: [80],
    minutes: 70,
    price: { min: 24, max: 38 },
    venues: [17, 15],
  },
  {
    id: 16,
    title: { fr: 'L’école des petits chahuteurs', en: 'Heckling for Beginners (Ages 6 to 10)' },
    slug: { fr: 'l-ecole-des-petits-chahuteurs', en: 'heckling-for-beginners-ages-6-to-10' },
    blurb: {
      fr: 'Le seul cours où les enfants sont notés pour avoir interrompu.',
      en: 'The only class in which children are marked on interrupting.',
    },
    description: {
      fr: '<p>En cinquante minutes, ils apprennent le moment juste, la voix qui porte et l’art de s’arrêter là.</p><p>Les parents servent de cobayes et n’ont pas droit de réplique.</p>',
      en: '<p>In fifty minutes they learn timing, projection, and when to quit while ahead.</p><p>Parents are the practice material and may not answer back.</p>',
    },
    kind: 'venue',
    genre: 'family',
    language: '',
    showType: 'comedycon',
    belongTo: torontoFestival,
    artists: [73, 74],
    minutes: 50,
    price: { min: 15, max: 22 },
    venues: [17],
  },
  {
    id: 17,
    title: {
      fr: 'Alastair Quimby révèle le truc (personne n’écoute)',
      en: 'Alastair Quimby Gives the Trick Away (Nobody Listens)',
    },
    slug: {
      fr: 'alastair-quimby-revele-le-truc-personne-n-ecoute',
      en: 'alastair-quimby-gives-the-trick-away-nobody-listens',
    },
    blurb: {
      fr: 'Un magicien explique tout, très clairement, en pure perte.',
      en: 'A magician explains everything, very clearly, to no effect.',
    },
    description: {
      fr: '<p>Expulsé de trois cercles de magie pour franchise, Alastair vous dira exactement où est le lapin.</p><p>Vous regarderez quand même l’autre main.</p>',
      en: '<p>Thrown out of three magic circles for candour, Alastair will tell you exactly where the rabbit is.</p><p>You will watch the other hand anyway.</p>',
    },
    kind: 'venue',
    genre: 'magic',
    language: 'en',
    showType: 'comedycon',
    belongTo: torontoFestival,
    artists: [77],
    minutes: 65,
    price: { min: 26, max: 44 },
    venues: [17, 14],
  },
];
