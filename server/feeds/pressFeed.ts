import en from '#locales/en/announcements.json' with { type: 'json' };
import fr from '#locales/fr/announcements.json' with { type: 'json' };
import { festivalTexts } from '../profile/festivalTexts.ts';
import { pageAddress } from '../programme/addresses.ts';
import { listAnnouncements } from '../store/pages/announcements.ts';
import { feedLength, type ReadFeed } from './writeFeed.ts';

const textsFor = festivalTexts('announcements', { fr, en });

/** META-03: the latest announcements to the press, without those hidden from searches (META-01). */
export const readPressFeed: ReadFeed = async (db, lang, festival) => {
  const rows = await listAnnouncements(db, lang, 'press', feedLength);
  return {
    about: textsFor(festival, lang).press.feed,
    entries: rows
      .filter(({ noindex }) => noindex === 0)
      .map((row) => ({
        title: row.meta_title,
        summary: row.meta_description,
        path: pageAddress(row),
        toldAt: row.published_at,
      })),
  };
};
