import * as v from 'valibot';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import { idsOf } from '#server/member/bookings/programmationIds.ts';
import { readFestival } from '#server/profile/festival.ts';
import { isReservable } from '#server/store/shows/reservable.ts';
import type { FuzzSite } from './site.ts';

/** Existing things to request. */
export interface Facts {
  /** Pathnames of pages, with their language. */
  pages: readonly string[];
  /** Addresses of pictures for other sites. */
  pictures: readonly string[];
  shows: readonly number[];
  programmations: readonly number[];
  collections: readonly string[];
  films: readonly string[];
  /** Programmations open for reservation. */
  open: readonly ProgrammationIds[];
  /** Addresses of files. */
  files: readonly string[];
}

/** Shows with requested pictures: each is drawn once. */
const mostPictures = 3;
/** Enough free seats for one run. */
const spare = 20;
/** The least time before a date, in seconds, so that reservations stay open. */
const ahead = 7 * 24 * 3600;

const page = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ entity_data: v.object({ metas: v.object({ og_image: v.string() }) }) }),
);

const pagesOf = async ({ send }: FuzzSite): Promise<string[]> => {
  const { body } = await send('/sitemap.xml', {});
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

const picturesOf = async ({ send }: FuzzSite, pages: readonly string[]): Promise<string[]> => {
  const shows = pages.filter((path) => /^\/fr\/spectacles\/./.test(path)).slice(0, mostPictures);
  const answers = await Promise.all(
    shows.map((path) => send(`/api/content${path.replace('/fr/', '/fr/router/')}`, {})),
  );
  return answers
    .map(({ body }) => v.parse(page, body).entity_data.metas.og_image)
    .map((image) => new URL(image, 'http://any.test').pathname);
};

export const readFacts = async (site: FuzzSite, now: number): Promise<Facts> => {
  const { db } = site.store;
  const pages = await pagesOf(site);
  const [shows, dates, collections, films] = await Promise.all([
    db.selectFrom('shows').select(['id', 'belong_to']).orderBy('id').execute(),
    db.selectFrom('programmations').selectAll().orderBy('id').execute(),
    db.selectFrom('video_collections').select('id').distinct().orderBy('id').execute(),
    db.selectFrom('videos').select('youtube_id').orderBy('id').execute(),
  ]);
  const { reservable } = await readFestival(db, site.settings);
  const reserved = new Set<number>();
  for (const show of shows)
    if (reservable === null || (await isReservable(db, show, reservable))) reserved.add(show.id);
  return {
    pages,
    pictures: await picturesOf(site, pages),
    shows: shows.map(({ id }) => id),
    programmations: dates.map(({ id }) => id),
    collections: collections.map(({ id }) => String(id)),
    films: films.flatMap(({ youtube_id: id }) => (id === null ? [] : [id])),
    open: dates
      .filter(({ show_id: show }) => reserved.has(show))
      .filter(({ capacity, taken }) => capacity === null || capacity - taken >= spare)
      .filter((date) => date.state === 'scheduled' && date.starts_at > now + ahead)
      .map((date) => idsOf(date, site.settings.siteId)),
    files: ['/icons/favicon.svg', '/fonts/figtree.woff2', '/media/posters/1-320.avif'],
  };
};
