import type { Language } from '#contract/address/language.ts';
import type { Accessibility } from '#contract/programme/calendar/chosenFilters.ts';
import { kindOf } from '#contract/programme/shows/kind.ts';
import en from '#locales/en/search.json' with { type: 'json' };
import fr from '#locales/fr/search.json' with { type: 'json' };
import type { Festival } from '#server/profile/festival.ts';
import { festivalTexts } from '#server/profile/festivalTexts.ts';

const textsFor = festivalTexts('search', { fr, en });

/** The words for what people ask for. */
export type FeatureWords = Pick<ReturnType<typeof textsFor>, 'kind' | 'feature'>;

export const featureWords = (festival: Pick<Festival, 'words'>, lang: Language): FeatureWords => {
  const { kind, feature } = textsFor(festival, lang);
  return { kind, feature };
};

/** SRCH-14: that it is a show, is free, has no steps, in the language of the record. */
export const featuresOf = (
  accessibility: readonly Accessibility[],
  { kind, feature }: FeatureWords,
  isFree: boolean,
): string[] => [kind.show, ...(isFree ? [feature.free] : []), ...accessibility.map((one) => feature[one])];

/** Genres, and apart from them the categories that say where (CAL-15). */
export const categoriesOf = (names: readonly string[]) => {
  const isFormat = (category: string): boolean => kindOf([category]) !== null;
  return { categories: names.filter((name) => !isFormat(name)), formats: names.filter(isFormat) };
};
