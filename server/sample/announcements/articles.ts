import type { AnnouncementRecord } from '../types.ts';

/** What is written about the festival. */
export const articles: readonly AnnouncementRecord[] = [
  {
    id: 418,
    slug: { fr: 'dans-la-ruelle-avec-les-clowns', en: 'in-the-lane-with-the-clowns' },
    title: { fr: 'Dans la ruelle, avec les clowns', en: 'In the lane, with the clowns' },
    summary: {
      fr: 'Reportage : une répétition générale derrière la ruelle des Matous.',
      en: 'A report: dress rehearsal behind the ruelle des Matous.',
    },
    body: {
      fr: '<p>Il est 18 h, et onze personnes essaient d’entrer dans une voiture pour une. « C’est la troisième prise, dit la metteuse en scène. Les deux premières étaient trop réalistes. »</p><p>On croit que le clown tombe. Il négocie. Entre le pied et le sol, il y a une fraction de seconde où tout le monde, enfants compris, retient son souffle. C’est là que le festival travaille.</p><p>À 22 h, la voiture repart avec neuf personnes. Personne ne cherche les deux autres.</p>',
      en: '<p>It is six in the evening, and eleven people are trying to get into a car for one. “This is the third take,” says the director. “The first two were too realistic.”</p><p>You think the clown falls. The clown negotiates. Between foot and floor there is a fraction of a second in which everybody, children included, holds their breath. That is where the festival works.</p><p>At ten the car leaves with nine people. Nobody looks for the other two.</p>',
    },
    tag: 'article',
    poster: 54,
    told: { daysBefore: 6 },
  },
  {
    id: 419,
    slug: { fr: 'la-femme-qui-compte-les-rires', en: 'the-woman-who-counts-laughs' },
    title: { fr: 'La femme qui compte les rires', en: 'The woman who counts the laughs' },
    summary: {
      fr: 'Portrait d’une technicienne du son qui écoute surtout la salle.',
      en: 'Portrait of a sound technician who mostly listens to the house.',
    },
    body: {
      fr: '<p>Depuis douze ans, elle note chaque rire : sa longueur, sa rangée, son motif. « Le meilleur dure quatre secondes. Au cinquième, quelqu’un tousse. »</p><p>Ses cahiers remplissent une armoire. La direction s’en sert pour régler l’ordre des numéros; elle s’en sert pour dormir.</p>',
      en: '<p>For twelve years she has written down every laugh: its length, its row, its cause. “The best one lasts four seconds. In the fifth, somebody coughs.”</p><p>Her notebooks fill a cupboard. The direction uses them to order the acts. She uses them to fall asleep.</p>',
    },
    tag: 'article',
    poster: 34,
    told: { daysBefore: 12 },
  },
  {
    id: 420,
    slug: { fr: 'traduire-une-blague', en: 'translating-a-joke' },
    title: { fr: 'Traduire une blague, mode d’emploi', en: 'How to translate a joke' },
    summary: {
      fr: 'Deux langues, un punch : comment le festival écrit deux fois le même rire.',
      en: 'Two languages, one punchline: how the festival writes the same laugh twice.',
    },
    body: {
      fr: '<p>On ne traduit pas une blague, on la raconte à quelqu’un d’autre. Au festival, chaque texte est écrit deux fois, par deux personnes qui partagent un bureau et se disputent un radiateur.</p><p>Le jeu de mots meurt toujours. On lui fait de belles funérailles, puis on en trouve un autre.</p>',
      en: '<p>Nobody translates a joke; you tell it to somebody else. At the festival every text is written twice, by two people who share a desk and fight over a radiator.</p><p>The pun always dies. It gets a beautiful funeral, and then one finds another.</p>',
    },
    tag: 'article',
    poster: 47,
    told: { daysBefore: 22 },
  },
  {
    id: 421,
    slug: { fr: 'quarante-deux-chaises', en: 'forty-two-chairs' },
    title: { fr: 'Quarante-deux chaises et un soupçon', en: 'Forty-two chairs and a suspicion' },
    summary: {
      fr: 'Pourquoi une salle ne vend jamais sa quarante-troisième place.',
      en: 'Why one room never sells its forty-third seat.',
    },
    body: {
      fr: '<p>Il y a quarante-trois chaises dans la salle. Personne ne sait d’où vient la dernière, et personne ne s’y assoit. Les artistes la saluent.</p><p>La série s’appelle The 42 depuis. La chaise n’a pas souhaité faire de commentaire.</p>',
      en: '<p>There are forty-three chairs in the room. Nobody knows where the last one came from, and nobody sits on it. The artists bow to it.</p><p>The series has been called The 42 ever since. The chair declined to comment.</p>',
    },
    tag: 'article',
    poster: 57,
    told: { daysBefore: 35 },
  },
  {
    id: 422,
    slug: { fr: 'le-festival-en-pantoufles', en: 'the-festival-in-slippers' },
    title: { fr: 'Le festival en pantoufles', en: 'The festival in slippers' },
    summary: {
      fr: 'Une soirée de spectacle en ligne, côté salon.',
      en: 'An evening of online comedy, seen from the couch.',
    },
    body: {
      fr: '<p>Le spectacle commence à 20 h, heure du divan. Trois cents personnes rient en même temps, chacune dans sa cuisine, et le micro de l’artiste entend tout.</p><p>À l’entracte, on se lève pour se servir soi-même. C’est le seul théâtre où l’on connaît le barman.</p>',
      en: '<p>The show begins at eight, couch time. Three hundred people laugh together, each in their own kitchen, and the artist’s microphone hears all of it.</p><p>At the intermission you get up and serve yourself. It is the only theatre where you know the bartender.</p>',
    },
    tag: 'article',
    poster: 58,
    told: { daysBefore: 49 },
  },
];
