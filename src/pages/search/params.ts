import type { PlainSearchParameters } from 'algoliasearch-helper';
import type { Language } from '#contract/address/language.ts';
import { searchSettings } from '#contract/settings/search.ts';
import { searchPageSettings } from '#contract/settings/searchPage.ts';
import { dayFilter, toLevels } from './dayFilter.ts';
import { marks } from './highlight.ts';
import type { ListName, Question } from './question.ts';

/** The attribute of the records behind each filter. */
export const attributes = {
  kind: 'kind',
  category: 'categories',
  city: 'cities',
} as const satisfies Record<ListName, string>;

/** The years, months and days as one tree. */
export const dateTree = 'date';

/** The language, and the site among those that ask one service. */
export interface Asker {
  lang: Language;
  siteKey: string;
}

const numbers = (value: string): number[] => (value === '' ? [] : [Number(value)]);

/** The library's query for a question: all of it, so that nothing of the question before stays. */
export const paramsOf = (question: Question, { lang, siteKey }: Asker): PlainSearchParameters => {
  const { q, kind, category, city, date, from, to, min, max, other, page } = question;
  const filters = [other ? '' : `lang:${lang}`, dayFilter(from, to)].filter((filter) => filter !== '');
  return {
    query: q,
    page: page - 1,
    hitsPerPage: searchSettings.hitsPerPage,
    filters: filters.join(' AND '),
    disjunctiveFacets: Object.values(attributes),
    disjunctiveFacetsRefinements: {
      [attributes.kind]: [...kind],
      [attributes.category]: [...category],
      [attributes.city]: [...city],
    },
    hierarchicalFacets: [
      { name: dateTree, attributes: ['date.year', 'date.month', 'date.day'], separator: ' > ' },
    ],
    hierarchicalFacetsRefinements: { [dateTree]: date === '' ? [] : [toLevels(date)] },
    // SRCH-02: a show matches if its prices overlap the range.
    numericRefinements: { highestPrice: { '>=': numbers(min) }, price: { '<=': numbers(max) } },
    maxValuesPerFacet: searchSettings.valuesPerFacet,
    attributesToRetrieve: ['*', '-body', '-starts', '-date'],
    attributesToHighlight: ['title'],
    attributesToSnippet: ['summary', 'body'].map((name) => `${name}:${searchPageSettings.snippetWords}`),
    ...marks,
    // SRCH-08: the hosted service counts by it.
    analyticsTags: [siteKey],
  };
};
