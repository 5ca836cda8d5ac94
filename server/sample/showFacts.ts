import { languages } from '#contract/address/language.ts';
import type { Genre } from './genres.ts';
import { hash } from './hash.ts';
import type { ShowRecord } from './types.ts';

/** Genres in which nobody speaks, and those in which both languages are heard where no one is told. */
const wordless: ReadonlySet<Genre> = new Set(['circus', 'clown', 'music']);
/** Years; of the others some are for grown-ups. */
const ageOfGenre: Readonly<Partial<Record<Genre, number>>> = { cabaret: 18, family: 4 };

const ageOf = ({ id, genre }: ShowRecord): number | null =>
  ageOfGenre[genre] ?? (genre === 'standUp' && hash(id, 7) % 3 === 0 ? 16 : null);

const languagesOf = ({ language, genre }: ShowRecord): string => {
  if (language !== '') return language;
  return wordless.has(genre) ? '' : languages.join(' ');
};

/** How long a show of the sample lasts, from which age, and what it speaks. */
export const showFactsOf = (show: ShowRecord) => ({
  duration_minutes: show.minutes,
  age_min: ageOf(show),
  languages: languagesOf(show),
});
