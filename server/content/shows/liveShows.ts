import * as v from 'valibot';
import { isListed } from '#contract/programme/shows/series.ts';
import { liveShow } from '#contract/wire/liveShows.ts';
import { epochSeconds } from '#server/clock.ts';
import { site } from '#server/site.ts';
import { listLive, nextStart, type LiveRow } from '#server/store/shows/liveShows.ts';
import { showAddress } from '#server/programme/addresses.ts';
import { isoOf } from '#server/programme/instants.ts';
import { contentLimits } from '../limits.ts';
import { ofSite } from '../params.ts';
import { defineResource } from '../resource.ts';
import { toldLanguage } from '#server/programme/writtenIn.ts';

const { soon, longest, most } = contentLimits.live;
const milliseconds = 1000;

const toLiveShow = (row: LiveRow) => ({
  title: row.title,
  url: showAddress(row),
  date: { start: isoOf(row.starts_at), end: row.ends_at === null ? null : isoOf(row.ends_at) },
  ...toldLanguage(row),
});

const shown = ({ belong_to: festival }: LiveRow): boolean =>
  !isListed(festival?.toLowerCase() ?? '', site.excludedFestivals);

/**
 * API-03: the shows on by the server's clock, and those that begin soon; valid until the first of them changes, or another
 * one is near.
 */
export const liveShows = defineResource({
  path: '/{lang}/content/{siteId}/live-shows',
  summary: 'The shows that are on now, and those that begin soon (API-03).',
  request: { params: ofSite },
  answer: v.object({ live: v.array(liveShow), upcoming: v.array(liveShow) }),
  handle: async ({ store: { db }, clock }, { params: { lang } }) => {
    const now = epochSeconds(clock.now());
    const until = now + soon;
    const [rows, later] = await Promise.all([
      listLive(db, lang, { from: now - longest, now, until }),
      nextStart(db, until),
    ]);
    const changes = rows.map(({ starts_at: start, ends_at: end }) => (start > now ? start : (end ?? start)));
    const next = [...changes, ...(later === null ? [] : [later - soon])];
    const listed = rows.filter(shown);
    const tell = (some: LiveRow[]) => some.slice(0, most).map(toLiveShow);
    return {
      body: {
        live: tell(listed.filter(({ starts_at: start }) => start <= now)),
        upcoming: tell(listed.filter(({ starts_at: start }) => start > now)),
      },
      expiresAt: next.length === 0 ? null : Math.min(...next) * milliseconds,
    };
  },
});
