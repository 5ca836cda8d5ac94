import { languages } from '#contract/address/language.ts';
import { epochSeconds } from '#server/clock.ts';
import { insertAll, insertProgrammations } from '#server/store/insert.ts';
import { kinds } from '#server/sample/genres.ts';
import type { Store } from '#server/store/store.ts';

/** As many as the largest festival that there is has in its month (Edinburgh Festival Fringe, 2019). */
export const largest = { shows: 3_841, dates: 59_600, venues: 322, cities: 12, prices: 40, types: 7 };
export const largestMonth = '2027-08';

const timezone = 'America/Toronto';
const genres = [
  { id: 1_000, code: 'largest:standUp', title_fr: 'Stand-up', title_en: 'Stand-up' },
  { id: 1_001, code: 'largest:clown', title_fr: 'Clown', title_en: 'Clowning' },
];
export const cityOf = (index: number): string => `City ${index % largest.cities}`;
const cents = 100;
/** Beyond the numbers of any other programme. */
const from = 10_000;
/** Prime, so that dates side by side are of different shows. */
const stride = 7_919;

/** Adds a month of that size to a programme: each show at one place, at two prices, on some fifteen days. */
export const addLargestMonth = (store: Store): Promise<void> =>
  store.write(async (db) => {
    const { shows, dates, venues, prices, types } = largest;
    const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
    await insertAll(db, 'categories', genres);
    await insertAll(
      db,
      'venues',
      numbers(venues).map((index) => ({
        id: from + index,
        external_id: `largest:${index}`,
        name: `Venue ${index}`,
        city: cityOf(index),
        region: 'QC',
        map_url: null,
      })),
    );
    await insertAll(
      db,
      'shows',
      numbers(shows).map((index) => ({
        id: from + index,
        external_id: `largest:${index}`,
        kind: 'venue' as const,
        language: index % 3 === 0 ? 'en' : 'fr',
        show_type: `type ${index % types}`,
        belong_to: null,
        poster: 1,
        image_url: null,
        fingerprint: null,
      })),
    );
    await insertAll(
      db,
      'show_texts',
      numbers(shows).flatMap((index) =>
        languages.map((lang) => ({
          show_id: from + index,
          lang,
          slug: `show-${index}`,
          title: `Show ${index}`,
          summary: '',
          description: '',
        })),
      ),
    );
    await insertAll(
      db,
      'show_categories',
      numbers(shows).flatMap((index) =>
        [kinds.venue.id, 1_000 + (index % 2)].map((category, position) => ({
          show_id: from + index,
          category_id: category,
          position,
        })),
      ),
    );
    const zoned = Temporal.PlainDate.from(`${largestMonth}-01`).toZonedDateTime({
      timeZone: timezone,
      plainTime: '10:00',
    });
    const [first, last] = [
      epochSeconds(zoned.toInstant()),
      epochSeconds(zoned.add({ months: 1 }).subtract({ days: 1 }).toInstant()),
    ];
    await insertProgrammations(
      db,
      numbers(dates).map((index) => {
        const show = (index * stride) % shows;
        return {
          id: from + index,
          external_id: `largest:${index}`,
          show_id: from + show,
          venue_id: from + (show % venues),
          starts_at: first + Math.floor(((last - first) * index) / dates),
          ends_at: null,
          timezone,
          status: null,
          price_min: ((show % prices) + (index % 2)) * cents,
          price_max: null,
          ticket_url: null,
          capacity: null,
          taken: 0,
        };
      }),
    );
  });
