import { writeFile } from 'node:fs/promises';
import { benchSettings } from '../benchSettings.ts';
import { cityOf, largest } from './largestFestival.ts';

/** The variety of a generated programme's shows. */
const spread = { datesOfShow: largest.dates / largest.shows, languages: 5 };
const genres = ['Stand-up', 'Clown'];

/** Prime, so that neighbouring dates belong to different shows. */
const stride = 7_919;
const [firstHour, hours] = [10, 13];
const minutesOfHour = 60;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The `index`-th of so many dates of a month: they are spread evenly over its days, and over each day's hours. */
const startOf = (month: string, index: number, dates: number): string => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  const day = (index * daysInMonth) / dates;
  const minute = Math.floor((day % 1) * hours * minutesOfHour);
  const hour = firstHour + Math.floor(minute / minutesOfHour);
  return `${month}-${twoDigits(1 + Math.floor(day))}T${twoDigits(hour)}:${twoDigits(minute % minutesOfHour)}:00`;
};

/** A date of a show at the show's place, at one of two prices. */
const recordOf = (month: string, index: number, dates: number) => {
  const show = (index * stride) % Math.ceil(dates / spread.datesOfShow);
  return {
    '@type': 'Event',
    name: `Spectacle ${show}`,
    url: `https://shows.example/${month}/${show}`,
    description: `Une heure avec le spectacle ${show}.`,
    startDate: startOf(month, index, dates),
    inLanguage: show % spread.languages === 0 ? 'en' : 'fr',
    keywords: genres[show % genres.length],
    location: {
      '@type': 'Place',
      name: `Salle ${show % largest.venues}`,
      address: { addressLocality: cityOf(show), addressRegion: 'QC' },
    },
    offers: { price: (show % largest.prices) + (index % 2) },
  };
};

/** Writes a programme (schema.org events) with so many dates in the generated month, and the same few in the one before. */
export const writeProgramme = (file: string, dates: number): Promise<void> => {
  const { month, neighbour, few } = benchSettings.generated;
  const sizes = [
    [neighbour, few],
    [month, dates],
  ] as const;
  const records = sizes.flatMap(([of, count]) =>
    Array.from({ length: count }, (_, index) => recordOf(of, index, count)),
  );
  return writeFile(file, JSON.stringify(records));
};
