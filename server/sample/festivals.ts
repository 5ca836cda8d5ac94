import { torontoFestival } from './festival.ts';
import type { FestivalRecord } from './types.ts';

/** The sample's festivals, each with its shows; a show may be in more than one. */
export const festivals: readonly FestivalRecord[] = [
  {
    id: 321,
    slug: { fr: 'toronto', en: 'toronto' },
    title: { fr: 'Chapiteau à Toronto', en: 'Chapiteau in Toronto' },
    description: {
      fr: 'Cinq séries, une seule ville, et un autobus qui arrive presque à l’heure.',
      en: 'Five series, one city, and a bus that is nearly on time.',
    },
    body: {
      fr: '<p>Chaque été, la moitié de la troupe prend l’autobus de nuit pour Toronto. L’autre moitié conduit. Cinq séries vous attendent : des têtes d’affiche qui remplissent de vraies salles, des soirées à quarante-deux, une convention de gens sérieux qui ne le sont pas, et tout ce qui tient sur un trottoir.</p><p>On y parle surtout anglais, mais on y rit dans les deux langues.</p>',
      en: '<p>Every summer, half the company takes the night bus to Toronto. The other half drives it. Five series are waiting: headliners who fill real theatres, rooms of exactly forty-two, a convention of serious people who aren’t, and whatever fits on a sidewalk.</p><p>Mostly in English. The laughing is bilingual.</p>',
    },
    poster: 10,
    has: ({ belongTo }) => belongTo === torontoFestival,
  },
  {
    id: 322,
    slug: { fr: 'grand-air', en: 'fresh-air' },
    title: { fr: 'Le Grand Air', en: 'The Fresh Air Festival' },
    description: {
      fr: 'Parcs, ruelles et stationnements : tout ce qui se joue dehors.',
      en: 'Parks, lanes and parking lots: everything that happens outdoors.',
    },
    body: {
      fr: '<p>Pas de plafond, pas de rideau, pas d’excuse. Le Grand Air réunit tout ce que le festival joue dehors, du matin jusqu’à ce que les voisins appellent.</p><p>La plupart des spectacles sont gratuits. La pluie l’est toujours : en cas d’orage, on joue sous le porche le plus proche, et le public tient le parapluie du clown.</p>',
      en: '<p>No ceiling, no curtain, no excuses. Fresh Air is everything the festival plays outdoors, from morning until the neighbours call.</p><p>Most of it is free. The rain always is: when it storms we move to the nearest porch, and the audience holds the clown’s umbrella.</p>',
    },
    poster: 21,
    has: ({ kind }) => kind === 'outdoor',
  },
  {
    id: 323,
    slug: { fr: 'nuits-sans-filet', en: 'no-net-nights' },
    title: { fr: 'Les Nuits sans filet', en: 'No Net Nights' },
    description: {
      fr: 'Impro, cabaret et balados en public : personne ne sait la suite.',
      en: 'Improv, cabaret and live podcasts: nobody knows what comes next.',
    },
    body: {
      fr: '<p>Rien n’est écrit, sauf l’heure du dernier métro. Les Nuits sans filet réunissent l’impro, le cabaret et les balados enregistrés devant public, c’est-à-dire tout ce qui peut mal tourner et qui, pour cette raison, tourne bien.</p><p>Le public choisit les thèmes. Les artistes choisissent de lui pardonner.</p>',
      en: '<p>Nothing is written down but the time of the last train. No Net Nights are improv, cabaret and podcasts taped live: everything that could go wrong, and therefore goes right.</p><p>The audience picks the themes. The artists pick whether to forgive it.</p>',
    },
    poster: 24,
    has: ({ showType }) => ['impro', 'cabaret', 'podcast'].includes(showType),
  },
  {
    id: 324,
    slug: { fr: 'gros-nez', en: 'red-nose' },
    title: { fr: 'Gros Nez', en: 'Red Nose' },
    description: {
      fr: 'Clowns, objets qui tombent et grands silences, de 4 à 104 ans.',
      en: 'Clowns, falling objects and long silences, for ages 4 to 104.',
    },
    body: {
      fr: '<p>Un festival presque sans paroles, donc parfaitement bilingue. Gros Nez réunit les clowns et les solos les plus physiques de la saison, et un lot de chaussures dont personne ne réclame la pointure.</p><p>Les enfants rient en premier, les parents en dernier. Tout le monde rit à la chute.</p>',
      en: '<p>A festival with hardly any words, and so perfectly bilingual. Red Nose is the season’s clowns, its most physical solos, and a pile of shoes in a size nobody will claim.</p><p>Children laugh first, parents last. Everybody laughs at the fall.</p>',
    },
    poster: 58,
    has: ({ genre }) => genre === 'clown' || genre === 'circus',
  },
  {
    id: 325,
    slug: { fr: 'dans-votre-salon', en: 'in-your-living-room' },
    title: { fr: 'Dans votre salon', en: 'In Your Living Room' },
    description: {
      fr: 'Les spectacles en ligne, en pantoufles, avec une connexion d’artiste.',
      en: 'The online shows, in slippers, on an artist’s connection.',
    },
    body: {
      fr: '<p>Vous fournissez le divan, nous fournissons le reste, y compris le moment où quelqu’un oublie d’ouvrir son micro. Tous les spectacles en ligne sont ici, où que vous soyez.</p>',
      en: '<p>You bring the couch, we bring the rest, including the moment when somebody forgets to unmute. Every online show is here, wherever you are.</p>',
    },
    poster: 65,
    has: ({ kind }) => kind === 'online',
  },
];
