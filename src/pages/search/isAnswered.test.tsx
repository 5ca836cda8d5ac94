import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch';
import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import type { FirstAnswer } from './answer.ts';
import { isAnswered } from './isAnswered.ts';

const indexName = 'festival';
const nobody = { search: () => Promise.reject(new Error('Nobody is asked')) };

const toldWith = (initialResults: FirstAnswer): boolean | null => {
  let told: boolean | null = null;
  function Probe() {
    told = isAnswered(useInstantSearch({ catchError: true }).results);
    return null;
  }
  renderScreen(
    <InstantSearchSSRProvider initialResults={initialResults}>
      <InstantSearch
        searchClient={nobody}
        indexName={indexName}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Probe />
      </InstantSearch>
    </InstantSearchSSRProvider>,
  );
  return told;
};

const nothingFound = {
  hits: [],
  nbHits: 0,
  nbPages: 0,
  page: 0,
  hitsPerPage: 20,
  query: '',
  params: '',
  index: indexName,
  processingTimeMS: 1,
  exhaustiveNbHits: true,
};

test('SRCH-03: what the library begins with is no answer, an answer that found nothing is one', () => {
  expect([toldWith({}), toldWith({ [indexName]: { state: {}, results: [nothingFound] } })]).toEqual([
    false,
    true,
  ]);
});
