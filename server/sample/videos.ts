import type { VideoRecord } from './types.ts';

const path = (slug: string) => ({ fr: `videos/${slug}`, en: `videos/${slug}` });
const watch = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** The sample festival's videos: short films that are free for anybody to show. */
export const videos: readonly VideoRecord[] = [
  {
    id: 301,
    path: path('la-nuit-du-lapin'),
    title: { fr: 'La nuit du lapin', en: 'The night of the rabbit' },
    description: {
      fr: '<p>Un lapin, trois rongeurs et une rancune. Projeté chaque soir d’été sur la toile du chapiteau, en attendant que les clowns retrouvent leurs chaussures.</p>',
      en: '<p>One rabbit, three rodents, one grudge. Shown on the canvas of the tent every summer night while the clowns look for their shoes.</p>',
    },
    url: watch('aqz-KE-bpKQ'),
    poster: 1,
  },
  {
    id: 302,
    path: path('le-dragon-perdu'),
    title: { fr: 'Le dragon perdu', en: 'The lost dragon' },
    description: {
      fr: '<p>Une fille cherche son dragon. Nous avons cherché avec elle, et nous n’avons trouvé que le régisseur.</p>',
      en: '<p>A girl looks for her dragon. We looked with her, and found only the stage manager.</p>',
    },
    url: watch('eRsGyueVLvQ'),
    poster: 5,
  },
];
