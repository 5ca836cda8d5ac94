import type { VideoCollectionRecord } from '../types.ts';
import { backstage } from './backstage.ts';
import { lessons } from './lessons.ts';
import { movieNight } from './movieNight.ts';
import { onStage } from './onStage.ts';

/** The sample's videos, by collection; the last one points at videos of the others. */
export const videoCollections: readonly VideoCollectionRecord[] = [
  {
    id: 701,
    name: { fr: 'Sur scène', en: 'On stage' },
    alias: { fr: 'sur-scene', en: 'on-stage' },
    videos: onStage,
  },
  {
    id: 702,
    name: { fr: 'En coulisses', en: 'Backstage' },
    alias: { fr: 'coulisses', en: 'backstage' },
    videos: backstage,
  },
  {
    id: 703,
    name: { fr: 'Leçons de clown', en: 'Clown lessons' },
    alias: { fr: 'lecons-de-clown', en: 'clown-lessons' },
    videos: lessons,
  },
  // Without a word of its own: its number stands in its address (RTE-33).
  {
    id: 704,
    name: { fr: 'Ciné-chapiteau', en: 'Movie night' },
    alias: { fr: '', en: '' },
    videos: movieNight,
  },
  {
    id: 705,
    name: { fr: 'Vidéo du jour', en: 'Today’s video' },
    alias: { fr: 'video-du-jour', en: 'todays-video' },
    videos: [onStage, backstage, lessons, movieNight].flatMap((each) => each.slice(2, 3)),
  },
];

/** Films whose figures speak, or in which something must be heard: they have captions. */
export const captionedFilms: readonly string[] = [
  'soundcheck',
  'door',
  'pigeon',
  'spotlightThief',
  'umbrella',
  'queue',
];
