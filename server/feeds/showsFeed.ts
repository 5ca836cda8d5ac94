import en from '#locales/en/page.json' with { type: 'json' };
import fr from '#locales/fr/page.json' with { type: 'json' };
import { festivalTexts } from '../profile/festivalTexts.ts';
import { showAddress } from '../programme/addresses.ts';
import { site } from '../site.ts';
import { listNewShows } from '../store/shows/newShows.ts';
import { feedLength, type ReadFeed } from './writeFeed.ts';

const textsFor = festivalTexts('page', { fr, en });

/** META-03: the newest shows of the programme. */
export const readShowsFeed: ReadFeed = async (db, lang, festival) => {
  const shows = await listNewShows(db, lang, { excluded: site.excludedFestivals, limit: feedLength });
  return {
    about: textsFor(festival, lang).newShows,
    entries: shows.map((show) => ({
      title: show.title,
      summary: show.summary,
      path: showAddress(show),
      toldAt: show.added_at,
    })),
  };
};
