import { festivalOf, isListed } from '#contract/programme/shows/series.ts';
import { pathHere } from '../host/lists/addressHere.ts';
import type { HostLists } from '../host/lists/hostLists.ts';
import { hostListLimits } from '../host/lists/limits.ts';
import { site } from '../site.ts';
import { feedLength, type FeedEntry, type FeedSource } from './feedSource.ts';
import type { FirstSeen } from './firstSeen.ts';

interface HostFeedsDeps {
  lists: HostLists;
  firstSeen: FirstSeen;
  publicUrl: string;
}

const newest = (entries: readonly FeedEntry[]): FeedEntry[] =>
  entries.toSorted((one, other) => other.toldAt - one.toldAt).slice(0, feedLength);

/** Somebody else's shows by when this site saw them first, and what that host tells the press by its date. */
export const hostFeeds = ({ lists, firstSeen, publicUrl }: HostFeedsDeps): FeedSource => ({
  shows: async (lang) => {
    await lists.known();
    const seen = await firstSeen(
      [lists.shows.fr, lists.shows.en].flatMap((list) => list.items().map(({ id }) => id)),
    );
    return newest(
      lists.shows[lang].items().flatMap((show) => {
        const path = pathHere(show.url, publicUrl);
        if (path === null || isListed(festivalOf(show), site.excludedFestivals)) return [];
        return [{ title: show.title, summary: show.summary, path, toldAt: seen.get(show.id) ?? 0 }];
      }),
    );
  },
  press: async (lang) => {
    await lists.known();
    return newest(
      lists.press[lang].items().flatMap(({ title, detail_url: url, date }) => {
        const path = url === null ? null : pathHere(url, publicUrl);
        return path === null || date === null
          ? []
          : [{ title, summary: '', path, toldAt: Math.floor(Date.parse(date) / 1000) }];
      }),
    );
  },
  lifetime: hostListLimits.fresh,
});
