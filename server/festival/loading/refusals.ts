import { artistAddress, pageAddress, showAddress } from '#server/programme/addresses.ts';
import type { ProgrammationRow } from '#server/store/schema/tables.ts';
import type { Staying } from './staying.ts';

const wordsOf = ({ pages, show_texts: texts, artists }: Staying): string[] => [
  ...pages.map(pageAddress),
  ...texts.map(showAddress),
  ...artists.filter(({ slug }) => slug !== '').map(({ slug }) => artistAddress({ lang: 'fr', slug })),
];

/** An address of the folder that something has which stays: the check knows the folder alone. */
const clashesOf = (staying: Staying): string[] => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const word of wordsOf(staying)) {
    if (seen.has(word)) twice.add(word);
    seen.add(word);
  }
  return [...twice].map(
    (word) =>
      `The address ${word} belongs to something that is online and not in the folder: choose another one.`,
  );
};

const seats = (count: number): string => (count === 1 ? 'seat' : 'seats');

/** Dates with fewer seats than are sold and reserved. */
const overbooked = (dates: readonly ProgrammationRow[], nameOf: (id: number) => string): string[] =>
  dates
    .filter(({ capacity, taken }) => capacity !== null && taken > capacity)
    .map(
      ({ id, capacity, taken }) =>
        `Date ${nameOf(id)}: capacity ${capacity} is below the ${taken} ${seats(taken)} taken.`,
    );

/** Reasons of the database against a folder, in sentences. */
export const refusalsOf = (
  staying: Staying,
  { dates, nameOf }: { dates: readonly ProgrammationRow[]; nameOf: (id: number) => string },
): string[] => [...clashesOf(staying), ...overbooked(dates, nameOf)];
