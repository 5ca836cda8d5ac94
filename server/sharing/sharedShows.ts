import type { Language } from '#contract/address/language.ts';
import { clocksOf, datesOfShow, timesOf } from '../host/lists/datesOfShow.ts';
import type { HostLists } from '../host/lists/hostLists.ts';
import { pictures } from '../programme/addresses.ts';
import type { Database } from '../store/schema/tables.ts';
import { sharedDates, type SharedDate } from '../store/shows/sharedDates.ts';
import { findShowById, type LocalizedShow } from '../store/shows/shows.ts';

/** A show for its picture on other sites. */
export interface SharedShow {
  id: string;
  lang: Language;
  title: string;
  /** Address of the poster among the site's files, or of another host's picture. */
  poster: string | null;
  /** By start. */
  dates: readonly SharedDate[];
}

/** Finds a show by its id, in our programme or another host's; null if there is none. */
export type FindShared = (lang: Language, id: string) => Promise<SharedShow | null>;

/** A show of the embedded programme, with its dates. */
export const storedShow = async (db: Database, show: LocalizedShow): Promise<SharedShow> => ({
  id: String(show.id),
  lang: show.lang,
  title: show.title,
  poster: pictures(show).preview,
  dates: await sharedDates(db, show.id),
});

const storedId = /^\d{1,9}$/;

export const embeddedShows =
  (db: Database): FindShared =>
  async (lang, id) => {
    const show = storedId.test(id) ? await findShowById(db, lang, Number(id)) : undefined;
    return show === undefined ? null : storedShow(db, show);
  };

/** The shows of somebody else's programme; their posters are that host's, and not drawn. */
export const hostShows =
  (lists: HostLists, timezone: string): FindShared =>
  async (lang, id) => {
    await lists.known();
    const show = lists.shows[lang].items().find((one) => one.id === id);
    if (show === undefined) return null;
    const dates = datesOfShow(show, lists.dates[lang].items()).map(({ date, state, venue, city }) => {
      const { start, end } = timesOf(date, timezone);
      return { starts_at: start, ends_at: end, timezone: clocksOf(date, timezone), state, venue, city };
    });
    return { id, lang, title: show.title, poster: show.image_url, dates };
  };
