import type { Language } from '#contract/address/language.ts';
import type { English } from './chosenFilters.ts';
import { isListed } from '../shows/series.ts';
import type { PlacedShow } from '../shows/place.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';

/** The rules that leave an item out before any filter. */
export interface OfferRules {
  lang: Language;
  english: English;
  settings: Pick<ProgrammeSettings, 'excludedFestivals'>;
}

/** CAL-29: only the string 'false' leaves English items out, never in the English interface. */
export const leavesOutEnglish = ({ lang, english }: Pick<OfferRules, 'lang' | 'english'>): boolean =>
  english === 'false' && lang !== 'en';

/** CAL-31. */
export const isExcluded = (show: PlacedShow, settings: OfferRules['settings']): boolean =>
  isListed(show.festival, settings.excludedFestivals);

/** Whether the site may show an item: not of an excluded festival, not an English one left out (CAL-29…31). */
export const isOffered = (show: PlacedShow, rules: OfferRules): boolean =>
  !(show.isEnglish && leavesOutEnglish(rules)) && !isExcluded(show, rules.settings);
