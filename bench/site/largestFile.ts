import { writeFile } from 'node:fs/promises';
import { cityOf, largest, largestMonth } from './largestFestival.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const placeOf = (index: number): object => ({
  '@id': `#place-${index}`,
  '@type': 'Place',
  name: `Venue ${index}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${index} Main Street`,
    addressLocality: cityOf(index),
    addressRegion: 'QC',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 45.5 + index / 10_000, longitude: -73.57 },
});

/** Prime, so that the dates of a show are on many days. */
const stride = 7_919;
const minutesOfDay = 60 * 10;
const opening = Temporal.PlainTime.from('12:00');
const first = Temporal.PlainDate.from(`${largestMonth}-01`);

const dateOf = (index: number): object => {
  const dice = index * stride;
  const start = first
    .add({ days: dice % first.daysInMonth })
    .toPlainDateTime(opening.add({ minutes: (dice >> 5) % minutesOfDay }));
  return {
    '@type': 'Event',
    '@id': `https://largest.example/dates/${index}`,
    startDate: `${start.toString()}-04:00`,
    endDate: `${start.add({ minutes: 60 }).toString()}-04:00`,
    eventStatus: 'https://schema.org/EventScheduled',
    offers: {
      '@type': 'Offer',
      price: 10 + (index % largest.prices),
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
      url: `https://largest.example/tickets/${index}`,
    },
  };
};

const sentence =
  'A company that nobody knows plays something that nobody has seen, <b>every evening anew</b>.';
const sentences = 6;

const showOf = (index: number): object => ({
  '@type': 'EventSeries',
  '@id': `https://largest.example/shows/${index}`,
  name: `Show ${index}`,
  url: `https://largest.example/shows/${index}`,
  description: `<p>${Array(sentences).fill(sentence).join('</p><p>')}</p>`,
  image: `https://largest.example/pictures/${index}.jpg`,
  inLanguage: index % 3 === 0 ? 'en' : 'fr',
  keywords: ['Stand-up', `Type ${index % largest.types}`],
  location: { '@id': `#place-${index % largest.venues}` },
  ...(index % 5 === 0 && { accessibilityFeature: ['ASL', 'step-free access'] }),
  subEvent: numbers(Math.ceil((largest.dates - index) / largest.shows)).map((date) =>
    dateOf(index + date * largest.shows),
  ),
});

/** Writes a month as large as the largest festival's, in its organisers' form: each show with its dates. */
export const writeLargestFile = (file: string): Promise<void> =>
  writeFile(
    file,
    JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [...numbers(largest.venues).map(placeOf), ...numbers(largest.shows).map(showOf)],
    }),
  );
