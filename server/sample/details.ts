import type { ShowDetails } from '../store/shows/showDetails.ts';
import { salesOf } from './details/sales.ts';
import { detailTitles } from './details/titles.ts';
import type { Localized, ShowRecord } from './types.ts';

const film = (name: string): string => `/media/videos/${name}.mp4`;
/** Films in place of pictures, by show (SHW-04). */
const films: Readonly<Record<number, string>> = {
  1: film('spotlight'),
  8: film('curtain'),
  18: film('confetti'),
  32: film('curtain'),
  65: film('spotlight'),
};

const watch = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
/** Videos below the description (SHW-05): short films that are free for anybody to show. */
const videos: Readonly<Record<number, string>> = {
  1: watch('aqz-KE-bpKQ'),
  5: watch('eRsGyueVLvQ'),
  65: watch('R6MlUcmOul8'),
};

/** Ids of the sponsors of a show. */
const sponsors: Readonly<Record<number, number[]>> = {
  1: [1, 5],
  3: [2],
  8: [8, 3, 6],
  18: [10],
  32: [1, 2, 11],
  65: [5],
};

/** A line below every date. */
const infos: Readonly<Record<number, Localized>> = {
  12: { fr: '18 ans et plus', en: 'Ages 18 and up' },
  16: { fr: 'Un adulte par meute de quatre', en: 'One adult per pack of four' },
  37: { fr: 'Billets à la porte seulement', en: 'Tickets at the door only' },
};
const promotions: Readonly<Record<number, Localized>> = {
  9: {
    fr: 'Deux pour un sur présentation d’une correspondance',
    en: 'Two for one with a streetcar transfer',
  },
};

/** What the page of a show of the sample tells beyond the calendar (SHW-07). */
export const detailsOf = (show: ShowRecord): ShowDetails => {
  const { id } = show;
  const titles = detailTitles[id];
  return {
    ...(titles && { firstTitle: titles.first, secondTitle: titles.second }),
    ...(films[id] && { film: films[id] }),
    ...(videos[id] && { video: videos[id] }),
    ...(sponsors[id] && { sponsors: sponsors[id] }),
    ...(infos[id] && { info: infos[id] }),
    ...(promotions[id] && { promotion: promotions[id] }),
    ...salesOf(show),
  };
};
