import { houseFestival } from '../festival.ts';
import type { ShowRecord } from '../types.ts';

/** Improvised shows. */
export const impro: readonly ShowRecord[] = [
  {
    id: 45,
    title: {
      fr: 'La Ligue d’improvisation des comptables agréés',
      en: 'The Chartered Accountants’ Improv League',
    },
    slug: {
      fr: 'la-ligue-d-improvisation-des-comptables-agrees',
      en: 'the-chartered-accountants-improv-league',
    },
    blurb: {
      fr: 'Rien n’est écrit, tout est déductible.',
      en: 'Nothing is written, everything is deductible.',
    },
    description: {
      fr: '<p>Ils improvisent à partir de vos reçus. Une soirée au restaurant devient un opéra; un plein d’essence, un drame.</p><p>Les pénalités sont de vraies pénalités.</p>',
      en: '<p>They improvise from your receipts. A dinner for two becomes an opera; a tank of gas, a tragedy.</p><p>Penalties are actual penalties.</p>',
    },
    kind: 'venue',
    genre: 'impro',
    language: 'fr',
    showType: 'impro',
    belongTo: houseFestival,
    artists: [37, 39, 42],
    minutes: 90,
    price: { min: 18, max: 24 },
    venues: [4, 1],
  },
  {
    id: 46,
    title: { fr: 'Le procès improvisé de Boucle d’or', en: 'Goldilocks on the Stand' },
    slug: { fr: 'le-proces-improvise-de-boucle-d-or', en: 'goldilocks-on-the-stand' },
    blurb: {
      fr: 'Trois ours, un bol, un vice de procédure.',
      en: 'Three bears, one bowl, one procedural error.',
    },
    description: {
      fr: '<p>Le jury, c’est vous. La défense ne sait pas encore qui elle défend.</p><p>La soupe est la pièce B. Ne la mangez pas.</p>',
      en: '<p>You are the jury. The defence has yet to learn whom it defends.</p><p>The porridge is Exhibit B. Do not eat it.</p>',
    },
    kind: 'venue',
    genre: 'impro',
    language: 'fr',
    showType: 'impro',
    belongTo: houseFestival,
    artists: [40, 43],
    minutes: 75,
    price: { min: 20, max: 26 },
    venues: [9, 11],
  },
  {
    id: 47,
    title: { fr: 'Une langue que personne ne parle', en: 'A Language Nobody Speaks' },
    slug: { fr: 'une-langue-que-personne-ne-parle', en: 'a-language-nobody-speaks' },
    blurb: {
      fr: 'Une pièce complète en charabia, sous-titrée au feutre.',
      en: 'A full play in gibberish, subtitled in marker.',
    },
    description: {
      fr: '<p>La langue naît avec les lumières et meurt une heure plus tard. Entre les deux, il y a un mariage, un héritage et un fromage.</p><p>Notions de base utiles, mais inutiles.</p>',
      en: '<p>The language is born as the lights go up and dies an hour later. In between there is a wedding, an inheritance and a cheese.</p><p>Fluency helps, but not much.</p>',
    },
    kind: 'venue',
    genre: 'impro',
    language: '',
    showType: 'impro',
    belongTo: houseFestival,
    artists: [44, 45],
    minutes: 60,
    price: { min: 20, max: 26 },
    venues: [21, 25],
  },
  {
    id: 48,
    title: {
      fr: 'La comédie musicale qu’on n’a pas les droits de nommer',
      en: 'The Musical We Cannot Legally Name',
    },
    slug: {
      fr: 'la-comedie-musicale-qu-on-n-a-pas-les-droits-de-nommer',
      en: 'the-musical-we-cannot-legally-name',
    },
    blurb: {
      fr: 'Un succès de Broadway, improvisé par des gens qui ont lu le résumé.',
      en: 'A Broadway smash, improvised by people who read the summary.',
    },
    description: {
      fr: '<p>Le public donne le titre, l’avocat le refuse, et le spectacle commence.</p><p>Il y a toujours un numéro de claquettes. Personne ici ne fait de claquettes.</p>',
      en: '<p>The audience names it, the lawyer refuses it, and the show begins.</p><p>There is always a tap number. Nobody here taps.</p>',
    },
    kind: 'venue',
    genre: 'impro',
    language: 'en',
    showType: 'impro',
    belongTo: houseFestival,
    artists: [38, 46],
    minutes: 70,
    price: { min: 18, max: 25 },
    venues: [23, 12],
  },
  {
    id: 49,
    title: { fr: 'Deux inconnus, une poutine', en: 'Two Strangers, One Poutine' },
    slug: { fr: 'deux-inconnus-une-poutine', en: 'two-strangers-one-poutine' },
    blurb: {
      fr: 'Ils improvisent jusqu’à ce que la sauce fige.',
      en: 'They improvise until the gravy sets.',
    },
    description: {
      fr: '<p>Deux personnes tirées au sort, un plat au centre. Tant qu’il reste du fromage qui fait « couic », l’histoire continue.</p><p>Serviettes fournies, dignité non comprise.</p>',
      en: '<p>Two names from a hat, one dish between them. As long as a curd still squeaks, the story goes on.</p><p>Napkins provided, dignity extra.</p>',
    },
    kind: 'venue',
    genre: 'impro',
    language: 'fr',
    showType: 'impro',
    belongTo: houseFestival,
    artists: [47, 48],
    minutes: 60,
    price: { min: 16, max: 22 },
    venues: [3, 1],
  },
];
