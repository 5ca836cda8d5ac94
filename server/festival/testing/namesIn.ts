import { languages } from '#contract/address/language.ts';
import { kinds } from '#contract/programme/shows/view.ts';
import { menus } from '#server/store/schema/tables.ts';
import { artistTypesOf, menuEntriesOf, menuItemName, pageNames } from '../loading/names.ts';
import type { NumberedKind } from '../loading/programmeRows.ts';
import type { FestivalFolder } from '../schema/folder.ts';

const pagesOf = ({ pages, series, passes, press, careers, videos }: FestivalFolder): string[] => [
  pageNames.home,
  ...[...pages.keys()].map(pageNames.page),
  ...[...passes.keys()].map(pageNames.pass),
  ...[...series.keys()].map(pageNames.series),
  ...(press.list === null ? [] : [pageNames.press.list]),
  ...[...press.entries.keys()].map(pageNames.press.entry),
  ...(careers.list === null ? [] : [pageNames.careers.list]),
  ...[...careers.entries.keys()].map(pageNames.careers.entry),
  ...Object.keys(videos.videos).map(pageNames.video),
  ...(videos.trailer === undefined ? [] : [pageNames.trailer]),
];

/** Every name that a folder uses, by kind, each once, in the order in which new numbers suit them. */
export const namesIn = (folder: FestivalFolder): Record<NumberedKind, readonly string[]> => {
  const { festival } = folder;
  const entries = menuEntriesOf(festival);
  return {
    artist: [...folder.artists.keys()],
    artistType: [...artistTypesOf(folder).keys()],
    collection: Object.keys(folder.videos.collections),
    date: folder.dates.map(({ id }) => id),
    genre: [...kinds, ...Object.keys(festival.genres)],
    menuItem: menus.flatMap((menu) =>
      languages.flatMap((lang) =>
        entries
          .filter((entry) => entry.menu === menu)
          .map(({ hierarchy }) => menuItemName(menu, lang, hierarchy)),
      ),
    ),
    page: pagesOf(folder),
    show: [...folder.shows.keys()],
    sponsor: Object.keys(festival.sponsors),
    venue: [...folder.venues.keys()],
  };
};
