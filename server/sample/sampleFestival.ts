import { languages } from '#contract/address/language.ts';
import type { Insertable } from 'kysely';
import { epochSeconds } from '../clock.ts';
import { insertAll, insertProgrammations, nextId } from '../store/schema/insert.ts';
import type { Database, Tables } from '../store/schema/tables.ts';
import { accessibilityOf } from './accessibility.ts';
import { toMenuRows } from './baseContent.ts';
import { artists } from './artists.ts';
import { kinds } from '../programme/kinds.ts';
import { artistTypes, genres } from './genres.ts';
import { showsMenu } from './menus.ts';
import { detailsOf } from './details.ts';
import { showFactsOf } from './showFacts.ts';
import { nearProgrammations, sampleProgrammations, soonShowAt } from './schedule/schedule.ts';
import { shows } from './shows.ts';
import { sponsors } from './sponsors.ts';
import type { Localized, ProgrammationRecord, ShowRecord } from './types.ts';
import { venues } from './venues.ts';

const cents = 100;
const externalId = (key: string | number): string => `sample:${key}`;

const insertVenues = (db: Database): Promise<void> =>
  insertAll(
    db,
    'venues',
    venues.map(({ id, name, city, region, mapUrl }) => ({
      id,
      external_id: externalId(id),
      name,
      city,
      region: region.abbreviation,
      region_name: region.name.en,
      map_url: mapUrl,
    })),
  );

const insertGenres = (db: Database): Promise<void> =>
  insertAll(
    db,
    'categories',
    Object.entries(genres).map(([code, { id, name }]) => ({
      id,
      code,
      title_fr: name.fr,
      title_en: name.en,
    })),
  );

const insertArtists = async (db: Database): Promise<void> => {
  const types: Localized[] = Object.values(artistTypes);
  const idOf = new Map(types.map(({ fr }, index) => [fr, index + 1]));
  const typeRows = types.map(({ fr, en }) => ({ id: idOf.get(fr) ?? 0, title_fr: fr, title_en: en }));
  await insertAll(db, 'artist_categories', typeRows);
  const artistRows = artists.map(({ id, name, type, bio }) => ({
    id,
    name,
    category_id: idOf.get(type.fr) ?? 0,
    bio_fr: bio.fr,
    bio_en: bio.en,
  }));
  await insertAll(db, 'artists', artistRows);
};

/** Shows are announced week by week, some each time, until the festival is filled. */
const weeksOfAnnouncing = 8;
const announcedAt = (id: number, today: Temporal.PlainDate): number =>
  epochSeconds(
    today
      .subtract({ weeks: id % weeksOfAnnouncing })
      .toZonedDateTime('UTC')
      .toInstant(),
  );

const toShowRow = (show: ShowRecord, today: Temporal.PlainDate): Insertable<Tables['shows']> => ({
  id: show.id,
  external_id: externalId(show.id),
  kind: show.kind,
  language: show.language,
  show_type: show.showType,
  belong_to: show.belongTo,
  poster: show.id,
  image_url: null,
  fingerprint: null,
  details: JSON.stringify(detailsOf(show)),
  added_at: announcedAt(show.id, today),
});

const insertShows = async (db: Database, today: Temporal.PlainDate): Promise<void> => {
  await insertAll(
    db,
    'shows',
    shows.map((show) => toShowRow(show, today)),
  );
  const texts = shows.flatMap(({ id, slug, title, blurb, description }) =>
    languages.map((lang) => ({
      show_id: id,
      lang,
      slug: slug[lang],
      title: title[lang],
      summary: blurb[lang],
      description: description[lang],
    })),
  );
  await insertAll(db, 'show_texts', texts);
  const categories = shows.flatMap(({ id, kind, genre }) => [
    { show_id: id, category_id: kinds[kind].id, position: 0 },
    { show_id: id, category_id: genres[genre].id, position: 1 },
  ]);
  await insertAll(db, 'show_categories', categories);
  const cast = shows.flatMap(({ id, artists: names }) =>
    names.map((artistId, position) => ({ show_id: id, artist_id: artistId, position })),
  );
  await insertAll(db, 'show_artists', cast);
};

/** What the shows offer. They have their own numbers, see `insertShows`. */
export const insertAccessibility = (db: Database): Promise<void> =>
  insertAll(
    db,
    'show_accessibility',
    shows.flatMap((show) => accessibilityOf(show).map((feature) => ({ show_id: show.id, feature }))),
  );

/** How long the shows last, from which age and in which languages. */
export const tellShowFacts = async (db: Database): Promise<void> => {
  for (const show of shows)
    await db.updateTable('shows').set(showFactsOf(show)).where('id', '=', show.id).execute();
};

const insertSponsors = async (db: Database): Promise<void> => {
  const sponsorRows = sponsors.map(({ id, title, logo, link, line }) => ({
    id,
    title,
    logo,
    uri: link,
    footer_line: line,
  }));
  await insertAll(db, 'sponsors', sponsorRows);
};

const secondsOf = (iso: string): number => epochSeconds(Temporal.Instant.from(iso));

const toProgrammationRow = (one: ProgrammationRecord, id: number) => ({
  id,
  external_id: externalId(one.key),
  show_id: one.showId,
  venue_id: one.venueId,
  starts_at: secondsOf(one.start),
  ends_at: secondsOf(one.end),
  timezone: one.timezone,
  status: one.status,
  price_min: Math.round(one.price.min * cents),
  price_max: Math.round(one.price.max * cents),
  ticket_url: one.ticketUrl,
  capacity: one.capacity,
  taken: one.taken,
  state: one.state ?? 'scheduled',
});

/** Inserts the whole sample festival, dated around `today`, into a database that has base content and no shows. */
export const insertSampleFestival = async (db: Database, today: Temporal.PlainDate): Promise<void> => {
  await insertVenues(db);
  await insertGenres(db);
  await insertArtists(db);
  await insertShows(db, today);
  await insertSponsors(db);
  const first = await nextId(db, 'menu_items');
  await insertAll(db, 'menu_items', toMenuRows('main', showsMenu, first));
  const rows = sampleProgrammations(today).map((one, index) => toProgrammationRow(one, index + 1));
  await insertProgrammations(db, rows);
};

/**
 * Adds the programmations that are on or begin soon; nothing that is there moves.
 * @returns whether any was new: two starts within one minute share them
 */
export const insertNearProgrammations = async (db: Database, now: Temporal.Instant): Promise<boolean> => {
  const first = await nextId(db, 'programmations');
  const rows = nearProgrammations(now).map((one, index) => toProgrammationRow(one, first + index));
  const known = await db
    .selectFrom('programmations')
    .select('external_id')
    .where(
      'external_id',
      'in',
      rows.map((row) => row.external_id),
    )
    .execute();
  const fresh = rows.filter((row) => !known.some((one) => one.external_id === row.external_id));
  await insertProgrammations(db, fresh);
  return fresh.length > 0;
};

/**
 * Gives what earlier starts added at hours of the night to the show that plays then; seats that somebody has reserved stay
 * those of their show.
 */
export const moveNightShows = async (db: Database): Promise<void> => {
  const reserved = db.selectFrom('bookings').select('programmation_id').where('reserved', '=', 1);
  const soon = await db
    .selectFrom('programmations')
    .select(['id', 'show_id', 'starts_at', 'timezone'])
    .where('external_id', 'like', externalId('soon@%'))
    .where('id', 'not in', reserved)
    .execute();
  for (const { id, show_id: showId, starts_at: start, timezone } of soon) {
    const played = soonShowAt(Temporal.Instant.fromEpochMilliseconds(start * 1000), timezone);
    const show = shows.find((one) => one.id === played);
    if (show === undefined || played === showId) continue;
    const { minutes, price } = show;
    await db
      .updateTable('programmations')
      .set({
        show_id: played,
        ends_at: start + minutes * 60,
        price_min: Math.round(price.min * cents),
        price_max: Math.round(price.max * cents),
      })
      .where('id', '=', id)
      .execute();
  }
};
