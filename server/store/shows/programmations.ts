import { sql, type SelectQueryBuilder } from 'kysely';
import type { Language } from '#contract/address/language.ts';
import { takesPlace } from '#contract/programme/shows/state.ts';
import type { Database, ProgrammationRow, ShowRow, ShowTextRow, Tables } from '../schema/tables.ts';

/** One show at one time, with the calendar's facts (CAL-32). */
export type ScheduledShow = Pick<ProgrammationRow, 'id' | 'starts_at' | 'ends_at' | 'timezone' | 'status'> &
  Pick<ProgrammationRow, 'price_min' | 'price_max' | 'ticket_url' | 'show_id' | 'state'> &
  Pick<ShowRow, 'kind' | 'language' | 'show_type' | 'belong_to' | 'poster' | 'image_url'> &
  Pick<ShowTextRow, 'title' | 'slug' | 'written_in'> & {
    venue: string | null;
    city: string | null;
    region: string | null;
    map_url: string | null;
  };

/** `from` ≤ start < `to`, in epoch seconds; null for an open side. */
export interface EpochRange {
  from: number | null;
  to: number | null;
}

type Chosen = SelectQueryBuilder<Tables, 'programmations', ProgrammationRow>;

/**
 * The chosen programmations, with the show of each, its texts in one language and its venue. The choice includes the page, so
 * that only a page is joined, whatever comes before it.
 */
export const scheduled = (db: Database, lang: Language, chosen: Chosen) =>
  db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('shows', 'shows.id', 'chosen.show_id')
    .innerJoin('show_texts', 'show_texts.show_id', 'shows.id')
    .leftJoin('venues', 'venues.id', 'chosen.venue_id')
    .where('show_texts.lang', '=', lang)
    .select([
      'chosen.id',
      'chosen.show_id',
      'starts_at',
      'ends_at',
      'timezone',
      'status',
      'price_min',
      'price_max',
      'ticket_url',
      'state',
      'kind',
      'language',
      'show_type',
      'belong_to',
      'poster',
      'image_url',
      'title',
      'slug',
      'written_in',
      'venues.name as venue',
      'venues.city as city',
      'venues.region as region',
      'venues.map_url as map_url',
    ])
    .orderBy('starts_at')
    .orderBy('chosen.id');

/** By start, then id: the order never changes between two pages of one range (CAL-50). */
export const listProgrammations = (
  db: Database,
  lang: Language,
  { from, to }: EpochRange,
  { limit, offset }: { limit: number; offset: number },
): Promise<ScheduledShow[]> => {
  let range = db.selectFrom('programmations').selectAll();
  if (from !== null) range = range.where('starts_at', '>=', from);
  if (to !== null) range = range.where('starts_at', '<', to);
  const page = range.orderBy('starts_at').orderBy('id').limit(sql.lit(limit)).offset(sql.lit(offset));
  return scheduled(db, lang, page).execute();
};

/** The last programmations that start before an instant, in the order of {@link listProgrammations}. */
export const listLastBefore = (
  db: Database,
  lang: Language,
  before: number,
  limit: number,
): Promise<ScheduledShow[]> => {
  const last = db
    .selectFrom('programmations')
    .selectAll()
    .where('starts_at', '<', before)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(limit));
  return scheduled(db, lang, last).execute();
};

export const countProgrammations = async (db: Database, { from, to }: EpochRange): Promise<number> => {
  let query = db.selectFrom('programmations').select((select) => select.fn.countAll<number>().as('total'));
  if (from !== null) query = query.where('starts_at', '>=', from);
  if (to !== null) query = query.where('starts_at', '<', to);
  const row = await query.executeTakeFirstOrThrow();
  return row.total;
};

/** Start of the last programmation before `from` and of the first at or after `to` (CAL-46), or null. */
export const findNeighbours = async (
  db: Database,
  { from, to }: { from: number; to: number },
): Promise<{ previous: number | null; next: number | null }> => {
  const row = await db
    .selectNoFrom((select) => [
      select
        .selectFrom('programmations')
        .select((column) => column.fn.max('starts_at').as('start'))
        .where('starts_at', '<', from)
        .as('previous'),
      select
        .selectFrom('programmations')
        .select((column) => column.fn.min('starts_at').as('start'))
        .where('starts_at', '>=', to)
        .as('next'),
    ])
    .executeTakeFirstOrThrow();
  return { previous: row.previous ?? null, next: row.next ?? null };
};

/** When and where a show is given: by the dates that take place, by all of them where none does. */
export interface ShowDates {
  first: ScheduledDate;
  last: ScheduledDate;
  /** The first one after the instant that was asked with; null where none takes place then. */
  next: ScheduledDate | null;
  /** Each place once, in the order of the dates. */
  venues: { name: string; city: string; mapUrl: string | null }[];
  /** Of the dates with a price; null without any. */
  price: { min: number; max: number } | null;
}
type ScheduledDate = Pick<ProgrammationRow, 'starts_at' | 'timezone'>;

/** Widens a show's range of prices by one more of its dates. */
const widen = (
  known: ShowDates['price'],
  { status, price_min: min, price_max: max }: Pick<ProgrammationRow, 'status' | 'price_min' | 'price_max'>,
): ShowDates['price'] => {
  const least = status === 'FREE' ? 0 : min;
  if (least === null) return known;
  const most = status === 'FREE' ? 0 : (max ?? least);
  return { min: Math.min(known?.min ?? least, least), max: Math.max(known?.max ?? most, most) };
};

type DateRow = ScheduledDate &
  Pick<ProgrammationRow, 'status' | 'price_min' | 'price_max' | 'state'> & {
    name: string | null;
    city: string | null;
    map_url: string | null;
  };

const dateOf = ({ starts_at, timezone }: DateRow): ScheduledDate => ({ starts_at, timezone });

/** Sums up a show's dates, at least one, in the order of their starts. */
const tellDates = (all: readonly [DateRow, ...DateRow[]], now: number): ShowDates => {
  const given = all.filter(takesPlace);
  const rows = given.length > 0 ? given : all;
  const [first = all[0]] = rows;
  const next = given.find(({ starts_at: start }) => start > now);
  const dates: ShowDates = {
    first: dateOf(first),
    last: dateOf(rows.at(-1) ?? first),
    next: next ? dateOf(next) : null,
    venues: [],
    price: null,
  };
  for (const { name, city, map_url: mapUrl, ...cost } of rows) {
    dates.price = widen(dates.price, cost);
    const isNew = name !== null && !dates.venues.some((venue) => venue.name === name && venue.city === city);
    if (isNew) dates.venues.push({ name, city: city ?? '', mapUrl });
  }
  return dates;
};

/** First and last date of each show that has any, its places and what it costs. */
export const datesOfShows = async (
  db: Database,
  showIds: readonly number[],
  now = Number.POSITIVE_INFINITY,
): Promise<Map<number, ShowDates>> => {
  if (showIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('programmations')
    .leftJoin('venues', 'venues.id', 'programmations.venue_id')
    .select([
      'show_id',
      'starts_at',
      'timezone',
      'status',
      'price_min',
      'price_max',
      'state',
      'name',
      'city',
      'map_url',
    ])
    .where('show_id', 'in', [...showIds])
    .orderBy('starts_at')
    .orderBy('programmations.id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ show_id: id }) => id)].flatMap(([id, [first, ...others]]) =>
      first === undefined ? [] : [[id, tellDates([first, ...others], now)] as const],
    ),
  );
};
