import type { VideoRecord } from '../types.ts';

/** What is projected on the canvas of the tent; the films of the video site are free for anybody to show. */
export const movieNight: readonly VideoRecord[] = [
  {
    id: 301,
    slug: { fr: 'la-nuit-du-lapin', en: 'the-night-of-the-rabbit' },
    youtubeId: 'aqz-KE-bpKQ',
    poster: 1,
    title: { fr: 'La nuit du lapin', en: 'The night of the rabbit' },
    description: {
      fr: 'Un lapin, trois rongeurs et une rancune. Projeté chaque soir d’été sur la toile du chapiteau, en attendant que les clowns retrouvent leurs chaussures.\nUn film libre de la Blender Foundation : www.blender.org',
      en: 'One rabbit, three rodents, one grudge. Shown on the canvas of the tent every summer night while the clowns look for their shoes.\nA free film by the Blender Foundation: www.blender.org',
    },
  },
  {
    id: 302,
    slug: { fr: 'le-dragon-perdu', en: 'the-lost-dragon' },
    youtubeId: 'eRsGyueVLvQ',
    poster: 5,
    title: { fr: 'Le dragon perdu', en: 'The lost dragon' },
    description: {
      fr: 'Une fille cherche son dragon. Nous avons cherché avec elle, et nous n’avons trouvé que le régisseur.\nUn film libre : https://durian.blender.org/',
      en: 'A girl looks for her dragon. We looked with her, and found only the stage manager.\nA free film: https://durian.blender.org/',
    },
  },
  {
    id: 7003,
    slug: { fr: 'des-larmes-d-acier', en: 'tears-in-metal' },
    youtubeId: 'R6MlUcmOul8',
    poster: 9,
    title: { fr: 'Des larmes d’acier', en: 'Tears in metal' },
    description: {
      fr: 'Des robots, un pont et une rupture mal digérée. Personne ne rit, et c’est très reposant pour nous.',
      en: 'Robots, a bridge, and a breakup nobody got over. No one laughs in it, which we find restful.',
    },
  },
  {
    id: 7004,
    slug: { fr: 'le-reve-de-l-elephant', en: 'the-elephants-dream' },
    youtubeId: 'TLkA0RELQ1g',
    poster: 13,
    title: { fr: 'Le rêve de l’éléphant', en: 'The elephant’s dream' },
    description: {
      fr: 'Deux hommes dans une machine dont personne n’a le mode d’emploi. Notre équipe technique l’a regardé deux fois, en prenant des notes.',
      en: 'Two men inside a machine nobody has the manual for. Our crew watched it twice, taking notes.',
    },
  },
  {
    id: 7005,
    slug: { fr: 'un-mouton-dans-l-espace', en: 'a-sheep-in-space' },
    youtubeId: 'Y-rmzh0PI3c',
    poster: 17,
    title: { fr: 'Un mouton dans l’espace', en: 'A sheep in space' },
    description: {
      fr: 'Un mouton malheureux reçoit une deuxième chance, puis une troisième. La quatrième se donne au bar.',
      en: 'An unhappy sheep gets a second chance, then a third. The fourth is served at the bar.',
    },
  },
  {
    id: 7006,
    slug: { fr: 'le-printemps-d-une-bergere', en: 'a-shepherds-spring' },
    youtubeId: 'WhWc3b3KhnY',
    poster: 21,
    title: { fr: 'Le printemps d’une bergère', en: 'A shepherd’s spring' },
    description: {
      fr: 'Une bergère et son chien réveillent le printemps. À Montréal, il a fallu insister.',
      en: 'A shepherd and her dog wake the spring. In Montréal it took some insisting.',
    },
  },
  {
    id: 7007,
    slug: { fr: 'trois-lamas-et-un-manchot', en: 'two-llamas-and-a-penguin' },
    youtubeId: 'SkVqJ1SGeL0',
    poster: 25,
    title: { fr: 'Deux lamas et un manchot', en: 'Two llamas and a penguin' },
    description: {
      fr: 'Il reste un seul fruit. Il y a deux lamas. Le manchot n’était pas prévu au contrat.',
      en: 'One berry left. Two llamas. The penguin was not in the contract.',
    },
  },
  {
    id: 7008,
    slug: { fr: 'minuit-sur-le-fil', en: 'midnight-on-the-wire' },
    film: 'tightrope',
    poster: 29,
    title: { fr: 'Minuit sur le fil', en: 'Midnight on the wire' },
    description: {
      fr: 'La seule séance de minuit où le public retient son souffle et la funambule, son parapluie.',
      en: 'The only midnight showing where the audience holds its breath and the walker holds a pole.',
    },
  },
  {
    id: 7009,
    slug: { fr: 'le-parapluie-volage', en: 'the-flighty-umbrella' },
    film: 'umbrella',
    poster: 33,
    title: { fr: 'Le parapluie volage', en: 'The flighty umbrella' },
    description: {
      fr: 'Une histoire d’amour entre une dame et son parapluie. Il est parti avec le vent.',
      en: 'A love story between a lady and her umbrella. It left with the wind.',
    },
  },
];
