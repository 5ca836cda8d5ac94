import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import type { Store } from '../store/store.ts';
import { importFile, type ImportResult } from './importFile.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const run = (name: string): Promise<ImportResult> =>
  importFile(store, new URL(`testing/files/${name}.jsonld`, import.meta.url).pathname, {
    zones: { fallback: 'America/Toronto', override: null },
    now: Temporal.Instant.from('2027-01-15T12:00:00Z'),
    onProgress: () => undefined,
  });

/** Everything that pages show of each date. */
const shown = async (lang: Language) => {
  const rows = await store.db
    .selectFrom('programmations')
    .innerJoin('shows', 'shows.id', 'programmations.show_id')
    .innerJoin('show_texts', 'show_texts.show_id', 'shows.id')
    .leftJoin('venues', 'venues.id', 'programmations.venue_id')
    .where('lang', '=', lang)
    .select([
      'shows.id',
      'title',
      'description',
      'written_in',
      'starts_at',
      'ends_at',
      'timezone',
      'image_url',
    ])
    .select([
      'status',
      'price_min',
      'price_max',
      'ticket_url',
      'age_min',
      'venues.name as venue',
      'venues.city as city',
    ])
    .orderBy('starts_at')
    .execute();
  const artists = await store.db
    .selectFrom('show_artists')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .select(['show_id', 'name', 'slug'])
    .orderBy('position')
    .execute();
  const local = (seconds: number | null, timezone: string): string | null =>
    seconds === null
      ? null
      : Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
          .toZonedDateTimeISO(timezone)
          .toString({ smallestUnit: 'minute' });
  return rows.map(({ id, starts_at: start, ends_at: end, timezone, ...row }) => ({
    ...row,
    start: local(start, timezone),
    end: local(end, timezone),
    artists: artists.filter((artist) => artist.show_id === id).map(({ name, slug }) => [name, slug]),
  }));
};

const nothing = {
  image_url: null,
  status: null,
  price_min: null,
  price_max: null,
  ticket_url: null,
  age_min: null,
};
const free = { status: 'FREE', price_min: 0, price_max: 0 };
const kept = (count: number) => ({ kept: count, lost: 0 });
const lost = (count: number) => ({ kept: 0, lost: count });
const pictures = { upgraded: { count: 0, example: '' }, 'left out': { count: 0, example: '' } };
const first = { updated: 0, unchanged: 0, ended: 0, pictures };

describe('import: files of others', () => {
  test('IMP-04: of a ticket seller, lists in lists: what is kept and what is lost', async () => {
    const result = await run('ticket-seller');
    expect(result).toEqual({
      ...first,
      added: 1,
      rejected: [
        {
          position: 2,
          part: null,
          name: 'Les Inséparables',
          reason: 'has a startDate that is no date: bientôt',
        },
      ],
      zones: { option: 0, geo: 0, place: 1, site: 0 },
      properties: {
        description: kept(1),
        doorTime: lost(1),
        endDate: kept(1),
        eventAttendanceMode: kept(1),
        eventStatus: kept(1),
        image: { kept: 1, lost: 1 },
        'location.address.addressCountry.name': kept(1),
        'location.address.addressLocality': kept(1),
        'location.address.addressRegion': kept(1),
        'location.address.postalCode': lost(1),
        'location.address.streetAddress': lost(1),
        'location.name': kept(1),
        name: kept(1),
        'offers.availability': kept(1),
        'offers.highPrice': kept(1),
        'offers.lowPrice': kept(1),
        'offers.offerCount': lost(1),
        'offers.offers.availability': lost(1),
        'offers.offers.name': lost(3),
        'offers.offers.price': { kept: 2, lost: 1 },
        'offers.offers.validFrom': lost(1),
        'offers.priceCurrency': kept(1),
        'offers.url': kept(1),
        'organizer.name': lost(1),
        'organizer.url': lost(1),
        'performer.name': kept(2),
        'performer.sameAs': lost(1),
        startDate: kept(1),
        url: lost(1),
      },
    });
    expect(await shown('fr')).toEqual([
      {
        ...nothing,
        title: 'Les Inséparables',
        description: '<p>Un duo, <strong>deux</strong> chaises.</p><ul><li>Sans entracte</li></ul>',
        written_in: null,
        start: '2027-03-01T20:00-05:00[America/Toronto]',
        end: '2027-03-01T21:30-05:00[America/Toronto]',
        image_url: 'https://images.example/1001-large.jpg',
        status: 'ON_SALE',
        price_min: 28_000,
        price_max: 45_000,
        ticket_url: 'https://tickets.example/e/1001/buy',
        venue: 'Théâtre du Coin',
        city: 'Montréal',
        artists: [
          ['Anne Tremblay', ''],
          ['Les Chaises', ''],
        ],
      },
    ]);
  });

  test('IMP-05: of a venue, in two languages: an offset is an instant, in the zone of the venue', async () => {
    const result = await run('venue-site');
    expect(result).toEqual({
      ...first,
      added: 2,
      rejected: [],
      zones: { option: 0, geo: 0, place: 2, site: 0 },
      properties: {
        'WebSite.name': lost(1),
        'WebSite.url': lost(1),
        description: kept(3),
        isAccessibleForFree: kept(1),
        'location.address': kept(1),
        'location.name': kept(1),
        'location.telephone': lost(1),
        name: kept(3),
        'name@de': lost(1),
        'offers.price': kept(1),
        'offers.priceCurrency': lost(1),
        performers: kept(1),
        startDate: kept(2),
      },
    });
    const date = { ...nothing, venue: 'La Cave', city: 'Lyon', artists: [] };
    const night = {
      ...date,
      title: 'La nuit blanche',
      start: '2027-03-06T00:00+01:00[Europe/Paris]',
      end: '2027-03-07T00:00+01:00[Europe/Paris]',
      description: '<p>Toute la nuit.</p>',
    };
    const jazz = {
      ...date,
      ...free,
      start: '2027-03-01T11:30+01:00[Europe/Paris]',
      end: null,
      written_in: null,
      artists: [['Trio Bonnel', '']],
    };
    expect(await shown('fr')).toEqual([
      { ...jazz, title: 'Le jazz du lundi', description: '<p>Trois musiciens, une cave.</p>' },
      { ...night, written_in: null },
    ]);
    expect(await shown('en')).toEqual([
      { ...jazz, title: 'Monday Jazz', description: '<p>Three musicians, one cellar.</p>' },
      { ...night, written_in: 'fr' },
    ]);
  });

  test('IMP-01: of a tourist board, a festival in a list: days without an hour, and its own words are lost', async () => {
    const result = await run('tourist-board');
    expect(result).toEqual({
      ...first,
      added: 2,
      rejected: [],
      zones: { option: 0, geo: 2, place: 0, site: 0 },
      properties: {
        'ItemList.itemListElement.position': lost(1),
        'ItemList.name': lost(1),
        'audience.requiredMinAge': kept(1),
        'audience.suggestedMaxAge': lost(1),
        endDate: kept(1),
        isAccessibleForFree: kept(1),
        keywords: kept(1),
        name: kept(2),
        'performer.characterName': lost(1),
        'performer.performer.name': kept(1),
        startDate: kept(2),
        'superEvent.description@fr': lost(1),
        'superEvent.endDate': lost(1),
        'superEvent.location.geo.elevation': lost(1),
        'superEvent.location.geo.latitude': kept(1),
        'superEvent.location.geo.longitude': kept(1),
        'superEvent.location.name': kept(1),
        'superEvent.name@fr': lost(1),
        'superEvent.startDate': lost(1),
      },
    });
    const date = {
      ...nothing,
      written_in: null,
      description: '',
      venue: 'Vieux-Port',
      city: '',
      artists: [],
    };
    expect(await shown('en')).toEqual([
      {
        ...date,
        title: 'Patinage',
        start: '2027-02-03T00:00-05:00[America/Toronto]',
        end: '2027-02-06T00:00-05:00[America/Toronto]',
        age_min: 6,
      },
      {
        ...date,
        ...free,
        title: 'Défilé',
        start: '2027-02-06T19:00-05:00[America/Toronto]',
        end: null,
        artists: [['Luc Hiver', '']],
      },
    ]);
  });
});
