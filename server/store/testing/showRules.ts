import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { showFilters } from '#contract/wire/showFilters.ts';
import type { ShowRules } from '../shows/catalogue.ts';

/** For tests: the rules of a list of shows in an address. */
export const showRules = (
  given: Record<string, string> = {},
  { lang = 'fr', tagUnit = '' }: { lang?: Language; tagUnit?: string } = {},
): ShowRules => ({ lang, tagUnit, filters: v.parse(showFilters, given) });

export const everyShow = showRules();
