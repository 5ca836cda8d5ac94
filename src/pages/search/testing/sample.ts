import { SearchParameters, SearchResults } from 'algoliasearch-helper';
import { presentIn } from '#contract/programme/time/present.ts';
import { paramsOf } from '../params.ts';
import { nothing, type Question } from '../question.ts';
import type { SearchScreenProps } from '../screenProps.ts';

/** For tests: a hit, as it comes over the wire. */
export const hit = {
  objectID: 'show-1-en',
  kind: 'show',
  lang: 'en',
  title: 'Gala',
  url: '/en/shows/gala',
  price: 25,
  timezone: 'America/Toronto',
  nextStart: Date.parse('2027-07-16T23:30:00Z') / 1_000,
};

/** For tests: what a service answers to a question at noon of 16 July 2027. */
export const resultsOf = (facts: object = {}, question: Question = nothing): SearchResults => {
  const now = () => presentIn(Date.parse('2027-07-16T16:00:00Z'), 'America/Toronto');
  const asked = paramsOf(question, { lang: 'en', siteKey: 'site_8', now });
  return new SearchResults(new SearchParameters({ index: 'festival', ...asked }), [
    {
      index: 'festival',
      hits: [],
      nbHits: 42,
      nbPages: 3,
      page: question.page - 1,
      hitsPerPage: 20,
      query: question.q,
      params: '',
      processingTimeMS: 1,
      ...facts,
    },
  ]);
};

/** For tests: the screen of a question, by default of none. */
export const propsOf = (facts: object = {}, asked: Partial<Question> = {}): SearchScreenProps => {
  const question = { ...nothing, ...asked };
  return {
    lang: 'en',
    path: '/en/search',
    state: 'results',
    text: question.q,
    question,
    today: '2027-07-16',
    results: resultsOf(facts, question),
    artistSite: '',
    isNamed: false,
    onType: () => {},
    onRetry: () => {},
    onChoose: () => {},
  };
};
