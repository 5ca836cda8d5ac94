import { renderToStaticMarkup } from 'react-dom/server';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearchContext } from 'react-instantsearch';
import { presentIn } from '#contract/programme/time/present.ts';
import { createSearchClient } from '#src/api/searchClient.ts';
import type { Fetch } from '#src/api/request.ts';
import type { SearchSettings } from '#src/pages/search/answer.ts';
import { askLibrary } from '#src/pages/search/askLibrary.ts';
import { heedLatest } from '#src/pages/search/latestAnswer.ts';
import type { Ask } from '#src/pages/search/search.actor.ts';

const now = () => presentIn(0, 'America/Toronto');

/** For tests: the search's library, begun without an answer as on the page, on a network. */
export const askOnNetwork = (settings: SearchSettings, fetch: Fetch): Ask => {
  const { client, latest } = heedLatest(createSearchClient(settings, fetch));
  const begun: { ask?: Ask } = {};
  function Screen() {
    const library = useInstantSearchContext();
    // Like `useInstantSearch` with `catchError`, once the page is drawn.
    library.addListener('error', () => {});
    begun.ask = askLibrary(library, latest, { lang: 'en', siteKey: settings.siteKey, now }, '');
    return null;
  }
  renderToStaticMarkup(
    <InstantSearchSSRProvider initialResults={{}}>
      <InstantSearch
        searchClient={client}
        indexName={settings.indexes.en}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Screen />
      </InstantSearch>
    </InstantSearchSSRProvider>,
  );
  if (begun.ask === undefined) throw new Error('The library draws nothing');
  return begun.ask;
};
