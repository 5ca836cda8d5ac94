import { SearchParameters, SearchResults } from 'algoliasearch-helper';
import { expect, test } from 'vitest';
import en from '#locales/en/search.json' with { type: 'json' };
import fr from '#locales/fr/search.json' with { type: 'json' };
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { nothing } from '../question.ts';
import { Results } from './Results.tsx';

const results = new SearchResults(
  new SearchParameters({ index: 'chapiteau' }),
  [
    {
      index: 'chapiteau',
      hits: [],
      nbHits: 0,
      nbPages: 0,
      page: 0,
      hitsPerPage: 20,
      query: '',
      params: '',
      processingTimeMS: 1,
    },
  ],
  { __isArtificial: true },
);
const alertsIn = (lang: 'fr' | 'en', state: 'failed' | 'offline' | 'searching') =>
  partsOf(
    renderScreen(
      <Results
        {...{ lang, state, results }}
        path={`/${lang}/search`}
        text="gala"
        question={{ ...nothing, q: 'gala' }}
        today="2027-07-16"
        artistSite=""
        isNamed={false}
        heading={{ current: null }}
        onType={() => {}}
        onRetry={() => {}}
        onChoose={() => {}}
      />,
      { lang },
    ),
    'div',
  )
    .filter((part) => part.includes('role="alert"'))
    .map(textOf);

test.each([
  ['en', en],
  ['fr', fr],
] as const)(
  'SRCH-12 (%s): a search that fails and one without a network say so, with Retry',
  (lang, words) => {
    const states = ['failed', 'offline', 'searching'] as const;
    expect(states.map((state) => alertsIn(lang, state))).toEqual([
      [`${words.failed.text} ${words.retry}`],
      [`${words.offline.text} ${words.retry}`],
      [],
    ]);
  },
);
