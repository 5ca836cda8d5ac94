import type { PlainSearchParameters } from 'algoliasearch-helper';
import type { Language } from '#contract/address/language.ts';
import type { LocalTime } from '#contract/programme/time/localTime.ts';
import { searchSettings } from '#contract/settings/search.ts';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { askedWords, tonightIn } from '#src/api/askedWords.ts';
import { dayFilter, toLevels } from '#src/api/dayFilter.ts';
import { marks } from './highlight.ts';
import type { ListName, Question } from './question.ts';

/** The attribute of the records behind each filter. */
export const attributes = {
  kind: 'kind',
  format: 'formats',
  category: 'categories',
  city: 'cities',
} as const satisfies Record<ListName, string>;

/** The years, months and days as one tree. */
export const dateTree = 'date';
/** All months, whatever year is chosen. */
export const monthFacet = 'date.month';

/** The language, the site among those that ask one service, and the time on the clocks of the festival. */
export interface Asker {
  lang: Language;
  siteKey: string;
  now: () => LocalTime;
}

const numbers = (value: string): number[] => (value === '' ? [] : [Number(value)]);

/** The library's query for a question: all of it, so that nothing of the question before stays. */
export const paramsOf = (question: Question, { lang, siteKey, now }: Asker): PlainSearchParameters => {
  const { q, kind, format, category, city, date, from, to, min, max, other, page } = question;
  const asked = askedWords(q, { lang: other ? null : lang, now: now(), also: dayFilter(from, to) });
  const isTonight = tonightIn(asked.filters) !== null;
  return {
    ...asked,
    page: page - 1,
    hitsPerPage: searchSettings.hitsPerPage,
    facets: [monthFacet],
    disjunctiveFacets: Object.values(attributes),
    disjunctiveFacetsRefinements: {
      [attributes.kind]: [...kind],
      [attributes.format]: [...format],
      [attributes.category]: [...category],
      [attributes.city]: [...city],
    },
    hierarchicalFacets: [
      { name: dateTree, attributes: ['date.year', monthFacet, 'date.day'], separator: ' > ' },
    ],
    hierarchicalFacetsRefinements: { [dateTree]: date === '' ? [] : [toLevels(date)] },
    // SRCH-02: a show matches if its prices overlap the range.
    numericRefinements: { highestPrice: { '>=': numbers(min) }, price: { '<=': numbers(max) } },
    maxValuesPerFacet: searchSettings.valuesPerFacet,
    // A hit of tonight tells its start of tonight.
    attributesToRetrieve: ['*', '-body', '-date', ...(isTonight ? [] : ['-starts', '-localStarts'])],
    attributesToHighlight: ['title'],
    attributesToSnippet: ['summary', 'body'].map((name) => `${name}:${searchPageSettings.snippetWords}`),
    ...marks,
    // SRCH-08: the hosted service counts by it.
    analyticsTags: [siteKey],
  };
};
