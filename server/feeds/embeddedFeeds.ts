import { pageAddress, showAddress } from '../programme/addresses.ts';
import { site } from '../site.ts';
import { listAnnouncements } from '../store/pages/announcements.ts';
import type { Database } from '../store/schema/tables.ts';
import { listNewShows } from '../store/shows/newShows.ts';
import { feedLength, type FeedSource } from './feedSource.ts';

/** The newest shows, and the latest announcements to the press without those hidden from searches (META-01). */
export const embeddedFeeds = (db: Database): FeedSource => ({
  shows: async (lang) => {
    const shows = await listNewShows(db, lang, { excluded: site.excludedFestivals, limit: feedLength });
    return shows.map((show) => ({
      title: show.title,
      summary: show.summary,
      path: showAddress(show),
      toldAt: show.added_at,
    }));
  },
  press: async (lang) => {
    const rows = await listAnnouncements(db, lang, 'press');
    return rows
      .filter(({ noindex }) => noindex === 0)
      .slice(0, feedLength)
      .map((row) => ({
        title: row.meta_title,
        summary: row.meta_description,
        path: pageAddress(row),
        toldAt: row.published_at,
      }));
  },
  lifetime: null,
});
