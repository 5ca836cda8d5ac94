import { dirname } from 'node:path';
import { languages } from '#contract/address/language.ts';
import { epochSeconds } from '#server/clock.ts';
import { createLog } from '#server/log.ts';
import { kinds } from '#server/programme/kinds.ts';
import { insertAll, insertProgrammations, nextId } from '#server/store/schema/insert.ts';
import { openStore } from '#server/store/store.ts';
import { type RunningSite, startOfTime, startSite } from './runningSite.ts';

const timezone = 'America/Toronto';
const performances = 2_000;
/** Shows, each twenty times. */
const shows = 100;
/** The site's day, from ten in the morning until ten to midnight. */
const { first, last } = { first: '10:00', last: '23:50' };
/** Between two times, in minutes. The numbers of shows differ: a hundred does not end with a time. */
const step = 10;

/** A site with a long day, and its facts. */
export interface LongDay extends RunningSite {
  /** `YYYY-MM-DD`, today */
  date: string;
  /** Words in the titles of the day's shows, and in no others. */
  title: string;
}

const secondsOf = (date: string, time: string): number =>
  epochSeconds(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timezone).toInstant());

/** Starts a site whose today has two thousand more performances than the sample's. */
export const startLongDay = async (): Promise<LongDay & { stop: () => Promise<void> }> => {
  const site = await startSite();
  const date = Temporal.Instant.from(startOfTime).toZonedDateTimeISO(timezone).toPlainDate().toString();
  const title = 'Marathon';
  const store = await openStore(
    { databaseUrl: null, dataDirectory: dirname(site.outbox) },
    createLog(() => null),
  );
  try {
    await store.write(async (db) => {
      const [venue, show, programmation] = [
        await nextId(db, 'venues'),
        await nextId(db, 'shows'),
        await nextId(db, 'programmations'),
      ];
      const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
      await insertAll(db, 'venues', [
        {
          id: venue,
          external_id: 'long',
          name: 'Salle longue',
          city: 'Montréal',
          region: 'QC',
          map_url: null,
        },
      ]);
      await insertAll(
        db,
        'shows',
        numbers(shows).map((index) => ({
          id: show + index,
          external_id: `long:${index}`,
          kind: 'venue',
          language: 'fr',
          show_type: null,
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
            show_id: show + index,
            lang,
            slug: `marathon-${index}`,
            title: `${title} ${index}`,
            summary: '',
            description: '',
          })),
        ),
      );
      await insertAll(
        db,
        'show_categories',
        numbers(shows).map((index) => ({ show_id: show + index, category_id: kinds.venue.id, position: 0 })),
      );
      const times = (secondsOf(date, last) - secondsOf(date, first)) / (step * 60) + 1;
      await insertProgrammations(
        db,
        numbers(performances).map((index) => ({
          id: programmation + index,
          external_id: `long:${index}`,
          show_id: show + (index % shows),
          venue_id: venue,
          // More in the evening than in the morning.
          starts_at: secondsOf(date, first) + Math.floor(times * Math.sqrt(index / performances)) * step * 60,
          ends_at: null,
          timezone,
          status: 'SOLD_OUT',
          price_min: null,
          price_max: null,
          ticket_url: null,
          capacity: null,
          taken: 0,
        })),
      );
    });
  } finally {
    await store.close();
  }
  return { ...site, date, title };
};
