import type { Place } from '#contract/wire/place.ts';

/** In people's typing: without accents, hyphens or capitals. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** The places that match the typed text: those that begin with it first. All without a text. */
export const matching = (places: readonly Place[], typed: string): Place[] => {
  const wanted = fold(typed);
  const found = places.filter(({ name }) => fold(name).includes(wanted));
  const begins = (place: Place): boolean => fold(place.name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((place) => !begins(place))];
};

/** The place with exactly that name, in any spelling; null if there is none, or more than one. */
export const named = (places: readonly Place[], typed: string): Place | null => {
  const [one, other] = places.filter(({ name }) => fold(name) === fold(typed));
  return one && !other ? one : null;
};
